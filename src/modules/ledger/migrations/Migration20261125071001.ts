import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Two indexes for what staff look up. The credits of a wallet that are used up, newest first; those with
 * money left have an index already. Entries by their type, but for the two types that most entries are
 * of: a page of those is full soon anyway, and each debit would pay for the index.
 */
export class Migration20261125071001 extends Migration {
  override up(): void {
    this.addSql(`CREATE INDEX ledger_lot_closed ON ledger_lot (wallet_id, id) WHERE NOT open;`)
    this.addSql(`
      CREATE INDEX ledger_entry_type ON ledger_entry (type, id)
        WHERE type NOT IN ('credit', 'debit');
    `)
  }

  override down(): void {
    this.addSql(`DROP INDEX IF EXISTS ledger_lot_closed, ledger_entry_type;`)
  }
}
