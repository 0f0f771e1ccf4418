import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** When codes were redeemed, for what was redeemed over time. */
export class Migration20261122230000 extends Migration {
  override up(): void {
    this.addSql(
      `CREATE INDEX codes_redemption_created_at ON codes_redemption
         USING brin (created_at) WITH (pages_per_range = 16);`
    )
  }

  override down(): void {
    this.addSql(`DROP INDEX IF EXISTS codes_redemption_created_at;`)
  }
}
