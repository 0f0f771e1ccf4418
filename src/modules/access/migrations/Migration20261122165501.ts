import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Instances remember for seconds whose a credential is. This tells them when one was taken away or
 * changed: a number that changes with the transaction that changes access, and a notification.
 */
export class Migration20261122165501 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table access_revision (
        only_row boolean primary key default true check (only_row),
        revision bigint not null default 0
      )
    `)
    this.addSql("insert into access_revision default values")
    this.addSql(`
      create function access_note_change() returns trigger language plpgsql as $$
      begin
        update access_revision set revision = revision + 1;
        perform pg_notify('wallet_access_changed', '');
        return null;
      end $$
    `)
    // When a credential was last used is no change of access.
    this.addSql(`
      create trigger access_credential_change_is_noted
      after update on access_credential
      for each row when (to_jsonb(old) - 'last_used_at' <> to_jsonb(new) - 'last_used_at')
      execute function access_note_change()
    `)
    this.addSql(`
      create trigger access_credential_deletion_is_noted
      after delete on access_credential for each row execute function access_note_change()
    `)
    this.addSql(`
      create trigger access_grant_change_is_noted
      after insert or update or delete on access_grant
      for each row execute function access_note_change()
    `)
  }

  override async down(): Promise<void> {
    this.addSql("drop trigger access_credential_change_is_noted on access_credential")
    this.addSql("drop trigger access_credential_deletion_is_noted on access_credential")
    this.addSql("drop trigger access_grant_change_is_noted on access_grant")
    this.addSql("drop function access_note_change")
    this.addSql("drop table access_revision")
  }
}
