import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** When something happened that was brought over from elsewhere. No entry that is there is read. */
export class Migration20261125033501 extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE ledger_entry ADD COLUMN happened_at timestamptz;`)
  }

  override down(): void {
    this.addSql(`ALTER TABLE ledger_entry DROP COLUMN happened_at;`)
  }
}
