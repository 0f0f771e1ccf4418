import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Of which conversation a turn was, and the sentences of its answer that did not leave. */
export class Migration20261122205500 extends Migration {
  override async up(): Promise<void> {
    this.addSql("alter table assistant_turn add column conversation_ref text")
    this.addSql(
      "create index assistant_turn_conversation on assistant_turn (conversation_ref) where conversation_ref is not null"
    )
    this.addSql(
      "create index assistant_feedback_conversation on assistant_feedback (conversation_ref) where conversation_ref is not null"
    )
    this.addSql(`
      create table assistant_removal (
        id bigint generated always as identity primary key,
        at timestamptz not null,
        message_ref text not null,
        conversation_ref text not null,
        provider text,
        sentence text not null,
        problem text not null
      )
    `)
    this.addSql("create index assistant_removal_at on assistant_removal (at desc, id desc)")
    this.addSql(
      "create index assistant_removal_conversation on assistant_removal (conversation_ref)"
    )
  }

  override async down(): Promise<void> {
    this.addSql("drop table assistant_removal")
    this.addSql("drop index assistant_feedback_conversation")
    this.addSql("alter table assistant_turn drop column conversation_ref")
  }
}
