import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Holds that a failed workflow could not take back are recorded for staff, as entries and codes are. */
export class Migration20261125033000 extends Migration {
  override up(): void {
    this.addSql(`
      ALTER TABLE ledger_failed_compensation
        ADD COLUMN hold_id bigint UNIQUE,
        DROP CONSTRAINT ledger_failed_compensation_subject,
        ADD CONSTRAINT ledger_failed_compensation_subject
          CHECK (num_nonnulls(entry_id, code_batch_id, hold_id) = 1);
    `)
  }

  override down(): void {
    this.addSql(`DELETE FROM ledger_failed_compensation WHERE hold_id IS NOT NULL;`)
    this.addSql(`
      ALTER TABLE ledger_failed_compensation
        DROP CONSTRAINT ledger_failed_compensation_subject,
        DROP COLUMN hold_id,
        ADD CONSTRAINT ledger_failed_compensation_subject
          CHECK ((entry_id IS NULL) <> (code_batch_id IS NULL));
    `)
  }
}
