import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * References have a table of their own, so that one whose entry was taken back can be used again;
 * and what a failed workflow could not take back is recorded for staff.
 */
export class Migration20261122163001 extends Migration {
  override up(): void {
    this.addSql(`DROP INDEX IF EXISTS ledger_entry_reference;`)
    this.addSql(`
      CREATE TABLE ledger_reference (
        wallet_id bigint NOT NULL,
        type text NOT NULL,
        reference text NOT NULL,
        entry_id bigint NOT NULL,
        CONSTRAINT ledger_entry_reference PRIMARY KEY (wallet_id, type, reference)
      );
    `)
    this.addSql(`
      INSERT INTO ledger_reference (wallet_id, type, reference, entry_id)
        SELECT wallet_id, type, reference, id FROM ledger_entry WHERE reference IS NOT NULL;
    `)
    // By the database itself: whoever inserts an entry can't leave its reference free.
    this.addSql(`
      CREATE FUNCTION ledger_take_reference() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO ledger_reference (wallet_id, type, reference, entry_id)
          VALUES (NEW.wallet_id, NEW.type, NEW.reference, NEW.id);
        RETURN NULL;
      END $$;
    `)
    this.addSql(`
      CREATE TRIGGER ledger_entry_takes_reference AFTER INSERT ON ledger_entry
        FOR EACH ROW WHEN (NEW.reference IS NOT NULL)
        EXECUTE FUNCTION ledger_take_reference();
    `)
    this.addSql(`
      CREATE TABLE ledger_failed_compensation (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        entry_id bigint UNIQUE,
        wallet_id bigint,
        code_batch_id bigint UNIQUE,
        code text NOT NULL,
        message text NOT NULL,
        created_at timestamptz NOT NULL,
        resolved_at timestamptz,
        resolved_by text,
        CONSTRAINT ledger_failed_compensation_subject
          CHECK ((entry_id IS NULL) <> (code_batch_id IS NULL))
      );
    `)
  }

  override down(): void {
    this.addSql(`DROP TABLE IF EXISTS ledger_failed_compensation;`)
    this.addSql(`DROP TRIGGER IF EXISTS ledger_entry_takes_reference ON ledger_entry;`)
    this.addSql(`DROP FUNCTION IF EXISTS ledger_take_reference;`)
    this.addSql(`DROP TABLE IF EXISTS ledger_reference;`)
    // Not unique: references of entries that were taken back may have been used again.
    this.addSql(
      `CREATE INDEX ledger_entry_reference ON ledger_entry (wallet_id, type, reference) WHERE reference IS NOT NULL;`
    )
  }
}
