import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Conversations, feedback on their answers, figures about their turns, and what those cost. */
export class Migration20261120090103 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table assistant_conversation (
        ref text primary key,
        owner text not null,
        messages jsonb not null,
        state jsonb,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )
    `)
    this.addSql(
      "create index assistant_conversation_owner on assistant_conversation (owner, updated_at)"
    )
    this.addSql(
      "create index assistant_conversation_updated_at on assistant_conversation (updated_at)"
    )
    this.addSql(`
      create table assistant_feedback (
        id uuid primary key,
        at timestamptz not null default now(),
        rating text not null check (rating in ('up', 'down')),
        reason text,
        conversation_ref text,
        message_ref text
      )
    `)
    this.addSql("create index assistant_feedback_at on assistant_feedback (at)")
    this.addSql(
      "create index assistant_feedback_message on assistant_feedback (message_ref) where message_ref is not null"
    )
    this.addSql(`
      create table assistant_turn (
        message_ref text primary key,
        at timestamptz not null,
        channel text not null,
        outcome text not null,
        provider text,
        degraded boolean not null,
        rounds int not null,
        first_frame_ms double precision,
        first_text_ms double precision,
        duration_ms double precision not null,
        claims int not null,
        removed_claims int not null,
        tools jsonb not null,
        providers jsonb not null
      )
    `)
    this.addSql("create index assistant_turn_at on assistant_turn (at)")
    this.addSql(`
      create table assistant_spend (
        day date not null,
        provider text not null,
        currency text not null,
        input_tokens bigint not null,
        output_tokens bigint not null,
        cost_micros numeric(30) not null,
        primary key (day, provider, currency)
      )
    `)
  }

  override async down(): Promise<void> {
    for (const table of ["spend", "turn", "feedback", "conversation"]) {
      this.addSql(`drop table assistant_${table}`)
    }
  }
}
