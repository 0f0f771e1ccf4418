import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The log of events, the endpoints that want them, and what is delivered to each. */
export class Migration20261120064913 extends Migration {
  override async up(): Promise<void> {
    // How far each reader has come; its row is also the lock that lets one instance read at a time.
    this.addSql(`
      create table webhooks_cursor (
        name text primary key check (name in ('log', 'bus')),
        sequence bigint not null default 0
      )
    `)
    this.addSql(`insert into webhooks_cursor (name) values ('log'), ('bus')`)
    this.addSql(`
      create table webhooks_event (
        sequence bigint primary key,
        id uuid not null,
        type text not null,
        wallet_id bigint,
        data text not null,
        created_at timestamptz not null,
        logged_at timestamptz not null
      )
    `)
    this.addSql(`
      create table webhooks_endpoint (
        id text primary key,
        url text not null,
        description text,
        events text[] not null check (cardinality(events) > 0),
        status text not null check (status in ('active', 'disabled', 'deleted')),
        status_reason text,
        secret bytea not null,
        previous_secret bytea,
        previous_secret_until timestamptz,
        paused_until timestamptz,
        failing_since timestamptz,
        created_by text not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )
    `)
    // A body of its own only for what is not in the log: pings.
    this.addSql(`
      create table webhooks_delivery (
        id bigint generated always as identity primary key,
        endpoint_id text not null,
        message_id uuid not null,
        type text not null,
        event_sequence bigint,
        body text,
        lane bigint,
        status text not null check (status in ('pending', 'delivered', 'failed')),
        ready boolean not null check (not ready or status = 'pending'),
        next_at timestamptz not null,
        claim uuid,
        attempts smallint not null default 0,
        log jsonb not null default '[]',
        redelivery_of bigint,
        created_at timestamptz not null,
        finished_at timestamptz,
        check (event_sequence is not null or body is not null)
      ) with (fillfactor = 80)
    `)
    this.addSql(`
      create index webhooks_delivery_due on webhooks_delivery (endpoint_id, next_at) where ready
    `)
    this.addSql(`
      create index webhooks_delivery_lane on webhooks_delivery (endpoint_id, lane, event_sequence)
      where status = 'pending' and lane is not null
    `)
    this.addSql(`create index webhooks_delivery_list on webhooks_delivery (endpoint_id, id)`)
  }

  override async down(): Promise<void> {
    for (const table of ["delivery", "endpoint", "event", "cursor"]) {
      this.addSql(`drop table webhooks_${table}`)
    }
  }
}
