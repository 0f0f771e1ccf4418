import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * A hold can be committed and released in parts, and says what it is for. An ended part is a row of
 * its own beside the hold, so that what was reserved at any instant can still be told.
 */
export class Migration20261122195500 extends Migration {
  override up(): void {
    this.addSql(`
      ALTER TABLE ledger_hold
        ADD COLUMN original_amount bigint,
        ADD COLUMN committed bigint NOT NULL DEFAULT 0,
        ADD COLUMN source text,
        ADD COLUMN part_of bigint;
    `)
    this.addSql(
      `CREATE INDEX ledger_entry_hold ON ledger_entry (hold_id) WHERE hold_id IS NOT NULL;`
    )
    this.addSql(`
      UPDATE ledger_hold hold SET original_amount = amount, committed = coalesce((
        SELECT sum(entry.amount) FROM ledger_entry entry
        WHERE entry.hold_id = hold.id AND entry.reverses_entry_id IS NULL
      ), 0);
    `)
    this.addSql(`
      ALTER TABLE ledger_hold
        ALTER COLUMN original_amount SET NOT NULL,
        ADD CONSTRAINT ledger_hold_parts
          CHECK (committed >= 0 AND original_amount >= amount AND committed <= original_amount);
    `)
    this.addSql(
      `CREATE INDEX ledger_hold_source ON ledger_hold (source) WHERE source IS NOT NULL AND part_of IS NULL;`
    )
    // One thing is paid for by one hold at a time, whoever asks at the same moment.
    this.addSql(
      `CREATE UNIQUE INDEX ledger_hold_active_source ON ledger_hold (source)
        WHERE source IS NOT NULL AND part_of IS NULL AND status = 'active';`
    )
    this.addSql(
      `CREATE INDEX ledger_hold_wallet ON ledger_hold (wallet_id, id DESC) WHERE part_of IS NULL;`
    )
  }

  override down(): void {
    this.addSql(
      `DROP INDEX ledger_hold_wallet, ledger_hold_active_source, ledger_hold_source, ledger_entry_hold;`
    )
    this.addSql(`ALTER TABLE ledger_hold DROP CONSTRAINT ledger_hold_parts;`)
    this.addSql(`
      ALTER TABLE ledger_hold
        DROP COLUMN original_amount, DROP COLUMN committed, DROP COLUMN source, DROP COLUMN part_of;
    `)
  }
}
