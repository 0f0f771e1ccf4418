import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Who was erased, and leave to erase what people called a credential from the record of access. The
 * rest of the record stays as it is for ever.
 */
export class Migration20261122172502 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table access_erasure (
        customer_id text primary key,
        erased_at timestamptz not null default now()
      )
    `)
    this.addSql(`
      create function access_allow_erasure() returns trigger language plpgsql as $$
      begin
        if new.details = old.details - 'name' - 'name_before'
          and to_jsonb(new) - 'details' = to_jsonb(old) - 'details'
        then
          return new;
        end if;
        raise exception 'the record of access stays as it is' using errcode = 'restrict_violation';
      end $$
    `)
    this.addSql("drop trigger access_audit_is_for_ever on access_audit")
    this.addSql(`
      create trigger access_audit_is_for_ever
      before delete or truncate on access_audit
      for each statement execute function access_refuse_audit_change()
    `)
    this.addSql(`
      create trigger access_audit_is_only_erasable
      before update on access_audit for each row execute function access_allow_erasure()
    `)
  }

  override async down(): Promise<void> {
    this.addSql("drop trigger access_audit_is_only_erasable on access_audit")
    this.addSql("drop trigger access_audit_is_for_ever on access_audit")
    this.addSql(`
      create trigger access_audit_is_for_ever
      before update or delete or truncate on access_audit
      for each statement execute function access_refuse_audit_change()
    `)
    this.addSql("drop function access_allow_erasure")
    this.addSql("drop table access_erasure")
  }
}
