import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { addKnownValues, dropKnownValues } from "../../../database/known-values"

const COLUMNS: [table: string, column: string, values: string[]][] = [
  ["assistant_turn", "channel", ["message", "stream", "messaging"]],
  ["assistant_turn", "outcome", ["done", "aborted", "failed"]],
  [
    "assistant_removal",
    "problem",
    [
      "language",
      "invented",
      "number",
      "price",
      "discount",
      "stock",
      "rating",
      "delivery",
      "policy",
      "payment",
      "contact",
      "order",
      "action",
      "property",
      "comparison",
      "urgency",
    ],
  ],
  [
    "assistant_agent_log",
    "action",
    ["policy", "catalog", "search", "product", "lookup", "handoff", "opened"],
  ],
  ["assistant_agent_log", "via", ["rest", "mcp", "link"]],
]

/** Figures about turns, removed sentences and the log of agents have only the words that there are. */
export class Migration20261123024504 extends Migration {
  override async up(): Promise<void> {
    for (const [table, column, values] of COLUMNS) {
      this.addSql(addKnownValues(table, column, values))
    }
  }

  override async down(): Promise<void> {
    for (const [table, column] of COLUMNS) {
      this.addSql(dropKnownValues(table, column))
    }
  }
}
