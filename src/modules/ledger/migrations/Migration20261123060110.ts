import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Staff find entries by their reference, whosever they are. */
export class Migration20261123060110 extends Migration {
  override up(): void {
    this.addSql(
      `CREATE INDEX ledger_entry_by_reference ON ledger_entry (reference) WHERE reference IS NOT NULL;`
    )
  }

  override down(): void {
    this.addSql(`DROP INDEX IF EXISTS ledger_entry_by_reference;`)
  }
}
