import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The outbox as a queue, and which lots' nearing end has been announced. */
export class Migration20261120063107 extends Migration {
  override up(): void {
    // Rows leave as quickly as they come: a share of the table's size is no measure for vacuum.
    this.addSql(`
      ALTER TABLE ledger_outbox_event
        SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);
    `)
    this.addSql(`
      CREATE TABLE ledger_expiry_notice (
        lot_id bigint PRIMARY KEY,
        created_at timestamptz NOT NULL
      );
    `)
  }

  override down(): void {
    this.addSql(`DROP TABLE IF EXISTS ledger_expiry_notice;`)
    this.addSql(`
      ALTER TABLE ledger_outbox_event
        RESET (autovacuum_vacuum_scale_factor, autovacuum_vacuum_threshold);
    `)
  }
}
