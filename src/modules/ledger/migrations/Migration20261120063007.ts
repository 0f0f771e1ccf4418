import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * A wallet without a spending limit of its own follows the store's default, and a lot knows the
 * entry that opened it: a transfer may open several.
 */
export class Migration20261120063007 extends Migration {
  override up(): void {
    this.addSql(
      `ALTER TABLE ledger_wallet ALTER COLUMN spending_limit DROP NOT NULL, ALTER COLUMN spending_limit DROP DEFAULT;`
    )
    this.addSql(`UPDATE ledger_wallet SET spending_limit = NULL WHERE spending_limit = 0;`)
    this.addSql(`CREATE INDEX ledger_wallet_scratch ON ledger_wallet (id) WHERE currency = 'XTS';`)
    this.addSql(`ALTER TABLE ledger_lot ADD COLUMN entry_id bigint;`)
    this.addSql(`UPDATE ledger_lot SET entry_id = id;`)
    this.addSql(`ALTER TABLE ledger_lot ALTER COLUMN entry_id SET NOT NULL;`)
  }

  override down(): void {
    this.addSql(`DROP INDEX IF EXISTS ledger_wallet_scratch;`)
    this.addSql(`ALTER TABLE ledger_lot DROP COLUMN entry_id;`)
    this.addSql(`UPDATE ledger_wallet SET spending_limit = 0 WHERE spending_limit IS NULL;`)
    this.addSql(
      `ALTER TABLE ledger_wallet ALTER COLUMN spending_limit SET NOT NULL, ALTER COLUMN spending_limit SET DEFAULT 0;`
    )
  }
}
