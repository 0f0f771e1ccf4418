import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** A wallet without a spending limit of its own follows the store's default. */
export class Migration20261120063007 extends Migration {
  override up(): void {
    this.addSql(
      `ALTER TABLE ledger_wallet ALTER COLUMN spending_limit DROP NOT NULL, ALTER COLUMN spending_limit DROP DEFAULT;`
    )
    this.addSql(`UPDATE ledger_wallet SET spending_limit = NULL WHERE spending_limit = 0;`)
  }

  override down(): void {
    this.addSql(`UPDATE ledger_wallet SET spending_limit = 0 WHERE spending_limit IS NULL;`)
    this.addSql(
      `ALTER TABLE ledger_wallet ALTER COLUMN spending_limit SET NOT NULL, ALTER COLUMN spending_limit SET DEFAULT 0;`
    )
  }
}
