import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { addKnownValues } from "../../../database/known-values"

/** What the assistant showed to whom, by which orders are attributed to it. */
export class Migration20261125042300 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table assistant_touch (
        id bigint generated always as identity primary key,
        at timestamptz not null,
        source text not null,
        ref text,
        owner text,
        cart_id text,
        product_ids text[] not null
      )
    `)
    this.addSql(addKnownValues("assistant_touch", "source", ["conversation", "search", "handoff"]))
    this.addSql("create index assistant_touch_at on assistant_touch (at)")
    this.addSql(
      "create index assistant_touch_owner on assistant_touch (owner) where owner is not null"
    )
    this.addSql("create index assistant_touch_ref on assistant_touch (ref) where ref is not null")
  }

  override async down(): Promise<void> {
    this.addSql("drop table assistant_touch")
  }
}
