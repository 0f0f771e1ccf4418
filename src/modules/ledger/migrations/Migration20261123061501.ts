import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * A credit is announced several times before it lapses, each with so many days to go, and by e-mail where
 * the store wants that. Credits that were announced already were so seven days ahead.
 */
export class Migration20261123061501 extends Migration {
  override up(): void {
    this.addSql(`
      ALTER TABLE ledger_expiry_notice
        ADD COLUMN days integer NOT NULL DEFAULT 7,
        ADD COLUMN mail_due boolean NOT NULL DEFAULT false,
        ADD COLUMN mail_id uuid,
        ADD COLUMN claimed_at timestamptz,
        DROP CONSTRAINT ledger_expiry_notice_pkey,
        ADD PRIMARY KEY (lot_id, days);
    `)
    this.addSql(
      `CREATE INDEX ledger_expiry_notice_mail ON ledger_expiry_notice (created_at) WHERE mail_due;`
    )
  }

  override down(): void {
    this.addSql(`DROP INDEX IF EXISTS ledger_expiry_notice_mail;`)
    this.addSql(`
      DELETE FROM ledger_expiry_notice one USING ledger_expiry_notice other
      WHERE one.lot_id = other.lot_id AND one.days > other.days;
    `)
    this.addSql(`
      ALTER TABLE ledger_expiry_notice
        DROP CONSTRAINT ledger_expiry_notice_pkey,
        DROP COLUMN days, DROP COLUMN mail_due, DROP COLUMN mail_id, DROP COLUMN claimed_at,
        ADD PRIMARY KEY (lot_id);
    `)
  }
}
