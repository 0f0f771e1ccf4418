import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Staff freeze wallets: by whom, when and why. Nothing of a wallet that is there already is read. */
export class Migration20261123100400 extends Migration {
  override up(): void {
    this.addSql(`
      ALTER TABLE ledger_wallet
        ADD COLUMN frozen_at timestamptz,
        ADD COLUMN frozen_by text,
        ADD COLUMN frozen_reason text,
        ADD CONSTRAINT ledger_wallet_frozen CHECK (
          (frozen_at IS NULL) = (frozen_by IS NULL) AND (frozen_at IS NULL) = (frozen_reason IS NULL)
        ) NOT VALID;
    `)
    this.addSql(
      `CREATE INDEX ledger_wallet_frozen_ones ON ledger_wallet (id) WHERE frozen_at IS NOT NULL;`
    )
  }

  override down(): void {
    this.addSql(`DROP INDEX IF EXISTS ledger_wallet_frozen_ones;`)
    this.addSql(`
      ALTER TABLE ledger_wallet DROP CONSTRAINT ledger_wallet_frozen,
        DROP COLUMN frozen_at, DROP COLUMN frozen_by, DROP COLUMN frozen_reason;
    `)
  }
}
