import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { addKnownValues } from "../../../database/known-values"

/** What shoppers asked a person of the shop for, and what staff did about it. */
export class Migration20261125071500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table assistant_handover (
        id uuid primary key,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        status text not null default 'open',
        conversation_ref text not null,
        owner text not null,
        sender text,
        email text,
        language text not null,
        request text not null,
        order_number int,
        products jsonb not null default '[]',
        taken_by text,
        to_announce text[] not null default array['event', 'email', 'extension'],
        attempts int not null default 0,
        next_at timestamptz not null default now(),
        problem text
      )
    `)
    this.addSql(addKnownValues("assistant_handover", "status", ["open", "taken", "closed"]))
    this.addSql(
      `create unique index assistant_handover_unclosed on assistant_handover (conversation_ref)
       where status <> 'closed'`
    )
    this.addSql("create index assistant_handover_created on assistant_handover (created_at)")
    this.addSql("create index assistant_handover_updated on assistant_handover (updated_at)")
    this.addSql("create index assistant_handover_owner on assistant_handover (owner, created_at)")
    this.addSql(
      "create index assistant_handover_due on assistant_handover (next_at) where to_announce <> '{}'"
    )
    this.addSql(`
      create table assistant_handover_action (
        id bigint generated always as identity primary key,
        handover_id uuid not null references assistant_handover (id) on delete cascade,
        at timestamptz not null default now(),
        actor text not null,
        action text not null,
        note text
      )
    `)
    this.addSql(
      addKnownValues("assistant_handover_action", "action", ["taken", "noted", "closed", "opened"])
    )
    this.addSql(
      "create index assistant_handover_action_of on assistant_handover_action (handover_id, id)"
    )
  }

  override async down(): Promise<void> {
    this.addSql("drop table assistant_handover_action")
    this.addSql("drop table assistant_handover")
  }
}
