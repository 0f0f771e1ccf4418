import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { addKnownValues, dropKnownValues } from "../../../database/known-values"

const TABLE = "assistant_agent_log"
const BEFORE = ["policy", "catalog", "search", "product", "lookup", "handoff", "opened"]
const CHECKOUT = ["checkout", "escalated", "purchase"]

/** The log of agents takes what they do at the checkout. */
export class Migration20261124134500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(dropKnownValues(TABLE, "action"))
    this.addSql(addKnownValues(TABLE, "action", [...BEFORE, ...CHECKOUT]))
  }

  override async down(): Promise<void> {
    this.addSql(dropKnownValues(TABLE, "action"))
    this.addSql(`delete from ${TABLE} where action in ('${CHECKOUT.join("', '")}')`)
    this.addSql(addKnownValues(TABLE, "action", BEFORE))
  }
}
