import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Customers who want no e-mail about credits that lapse. */
export class Migration20261123061502 extends Migration {
  override up(): void {
    this.addSql(`
      CREATE TABLE access_mail_opt_out (
        customer_id text PRIMARY KEY,
        created_at timestamptz NOT NULL DEFAULT now()
      );
    `)
  }

  override down(): void {
    this.addSql(`DROP TABLE IF EXISTS access_mail_opt_out;`)
  }
}
