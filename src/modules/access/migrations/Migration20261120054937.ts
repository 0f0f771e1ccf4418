import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Credentials and public numbers.
 *
 * One table holds every kind of credential of ours: what they share (owner, hash of a random
 * secret, revocation) is what authentication reads.
 */
export class Migration20261120054937 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table access_credential (
        id text primary key,
        kind text not null check (kind in ('application_password')),
        owner_type text not null check (owner_type in ('user', 'customer')),
        owner_id text not null,
        name text not null,
        secret_hash bytea not null unique check (octet_length(secret_hash) = 32),
        created_by text not null,
        created_at timestamptz not null default now(),
        last_used_at timestamptz,
        revoked_at timestamptz
      )
    `)
    this.addSql(`
      create index access_credential_owner on access_credential (owner_type, owner_id)
      where revoked_at is null
    `)
    this.addSql(`
      create table access_public_number (
        kind text not null check (kind in ('customer', 'product', 'variant')),
        host_id text not null,
        number bigint not null check (number > 0),
        primary key (kind, host_id),
        unique (kind, number)
      )
    `)
    for (const kind of ["customer", "product", "variant"]) {
      this.addSql(`create sequence access_${kind}_number as bigint`)
    }
    this.addSql(`
      create function access_refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception 'a public number stays for ever' using errcode = 'restrict_violation';
      end $$
    `)
    this.addSql(`
      create trigger access_public_number_is_for_ever
      before update or delete on access_public_number
      for each row execute function access_refuse_change()
    `)
  }

  override async down(): Promise<void> {
    this.addSql("drop table access_public_number")
    this.addSql("drop function access_refuse_change")
    for (const kind of ["customer", "product", "variant"]) {
      this.addSql(`drop sequence access_${kind}_number`)
    }
    this.addSql("drop table access_credential")
  }
}
