import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Finds the few wallets that reload themselves among all. */
export class Migration20261123203101 extends Migration {
  override up(): void {
    this.addSql(
      `CREATE INDEX ledger_wallet_reloading ON ledger_wallet (id) WHERE auto_reload_enabled;`
    )
  }

  override down(): void {
    this.addSql(`DROP INDEX IF EXISTS ledger_wallet_reloading;`)
  }
}
