import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Messages of the messaging channel, from their arrival to their answer. */
export class Migration20261120090105 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table assistant_inbox (
        id bigint generated always as identity primary key,
        message_id text not null unique,
        sender text not null,
        recipient text,
        content text not null,
        received_at timestamptz not null default now(),
        status text not null check (status in ('pending', 'answered', 'dropped', 'failed')),
        attempts int not null default 0,
        next_at timestamptz not null default now(),
        claim uuid,
        claimed_until timestamptz,
        reply jsonb,
        note text
      )
    `)
    this.addSql(
      "create index assistant_inbox_pending on assistant_inbox (sender, id) where status = 'pending'"
    )
    this.addSql("create index assistant_inbox_received_at on assistant_inbox (received_at)")
    this.addSql("create index assistant_inbox_sender on assistant_inbox (sender, received_at)")
  }

  override async down(): Promise<void> {
    this.addSql("drop table assistant_inbox")
  }
}
