import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** What agents did, and which carts a handoff link has filled already. */
export class Migration20261120090813 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table assistant_agent_log (
        id bigint generated always as identity primary key,
        at timestamptz not null,
        action text not null,
        via text not null,
        agent text,
        profile text,
        caller text,
        query text,
        product_ids bigint[] not null,
        found int,
        link_id text
      )
    `)
    this.addSql("create index assistant_agent_log_at on assistant_agent_log (at)")
    this.addSql(
      "create index assistant_agent_log_link on assistant_agent_log (link_id) where link_id is not null"
    )
    this.addSql(`
      create table assistant_handoff_opening (
        link_id text not null,
        cart_id text not null,
        opened_at timestamptz not null default now(),
        primary key (link_id, cart_id)
      )
    `)
    this.addSql(
      "create index assistant_handoff_opening_at on assistant_handoff_opening (opened_at)"
    )
  }

  override async down(): Promise<void> {
    this.addSql("drop table assistant_handoff_opening")
    this.addSql("drop table assistant_agent_log")
  }
}
