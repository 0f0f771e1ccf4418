import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Which cart is whose, and what was already done with it under which idempotency key. */
export class Migration20261120090201 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table assistant_cart (
        owner text primary key,
        cart_id text not null,
        updated_at timestamptz not null default now()
      )
    `)
    this.addSql("create index assistant_cart_updated_at on assistant_cart (updated_at)")
    this.addSql(`
      create table assistant_cart_request (
        owner text not null,
        key uuid not null,
        fingerprint text not null,
        answer jsonb,
        created_at timestamptz not null default now(),
        primary key (owner, key)
      )
    `)
    this.addSql("create index assistant_cart_request_at on assistant_cart_request (created_at)")
  }

  override async down(): Promise<void> {
    this.addSql("drop table assistant_cart_request")
    this.addSql("drop table assistant_cart")
  }
}
