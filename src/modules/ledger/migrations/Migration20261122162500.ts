import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const KNOWN = "'general', 'paid', 'promotional', 'refund', 'gift'"

/**
 * The database takes only purposes that there are, and finds the holds that count towards a velocity
 * cap by an index.
 */
export class Migration20261122162500 extends Migration {
  override up(): void {
    this.addSql(`CREATE INDEX ledger_hold_made ON ledger_hold (wallet_id, created_at);`)
    // Entries can't be changed, so that those already there need not be read.
    this.addSql(`
      ALTER TABLE ledger_entry ADD CONSTRAINT ledger_entry_purpose
        CHECK (purpose IN (${KNOWN})) NOT VALID;
    `)
    // A lot with a word that an older version let in has to stay spendable: its row is updated, and
    // it can't be renamed, since its entry is signed with that word.
    this.addSql(`
      DO $$
      DECLARE others text;
      BEGIN
        SELECT string_agg(DISTINCT ', ' || quote_literal(purpose), '') INTO others
          FROM ledger_lot WHERE purpose NOT IN (${KNOWN});
        EXECUTE 'ALTER TABLE ledger_lot ADD CONSTRAINT ledger_lot_purpose CHECK (purpose IN ('
          || $known$${KNOWN}$known$ || coalesce(others, '') || '))';
      END $$;
    `)
  }

  override down(): void {
    this.addSql(`ALTER TABLE ledger_lot DROP CONSTRAINT IF EXISTS ledger_lot_purpose;`)
    this.addSql(`ALTER TABLE ledger_entry DROP CONSTRAINT IF EXISTS ledger_entry_purpose;`)
    this.addSql(`DROP INDEX IF EXISTS ledger_hold_made;`)
  }
}
