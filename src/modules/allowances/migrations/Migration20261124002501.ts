import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Checkouts of agents, and what was answered to requests with an idempotency key. */
export class Migration20261124002501 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table allowances_session (
        id text primary key,
        cart_id text not null unique,
        allowance_id bigint references allowances_allowance (id),
        customer_id text,
        shown text not null default '',
        refused text,
        canceled_at timestamptz,
        completing_since timestamptz,
        created_at timestamptz not null default clock_timestamp()
      )
    `)
    this.addSql(`create index allowances_session_created on allowances_session (created_at)`)
    this.addSql(`
      create index allowances_session_customer on allowances_session (customer_id)
      where customer_id is not null
    `)
    this.addSql(`
      create table allowances_request (
        key_hash bytea primary key check (octet_length(key_hash) = 32),
        fingerprint text not null,
        customer_id text,
        status int,
        answer jsonb,
        begun_at timestamptz not null default clock_timestamp(),
        check ((status is null) = (answer is null))
      )
    `)
    this.addSql(`create index allowances_request_begun on allowances_request (begun_at)`)
  }

  override async down(): Promise<void> {
    this.addSql("drop table allowances_request")
    this.addSql("drop table allowances_session")
  }
}
