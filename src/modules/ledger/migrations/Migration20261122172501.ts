import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Texts of entries can be erased, and nothing else of an entry changed: their digest, which is what
 * an entry's MAC covers of them, stays behind, so that the chain can still be checked. The database
 * computes the digest itself and takes no other one.
 */
export class Migration20261122172501 extends Migration {
  override up(): void {
    this.addSql(`
      ALTER TABLE ledger_entry ADD COLUMN texts_digest bytea CHECK (length(texts_digest) = 32);
    `)
    this.addSql(`
      CREATE FUNCTION ledger_digest_texts(reason text, note text) RETURNS bytea
      LANGUAGE sql IMMUTABLE AS $$
        SELECT sha256(
          int4send(octet_length(convert_to(reason, 'UTF8'))) || convert_to(reason, 'UTF8')
          || CASE WHEN note IS NULL THEN '\\xffffffff'::bytea
             ELSE int4send(octet_length(convert_to(note, 'UTF8'))) || convert_to(note, 'UTF8') END
        )
      $$;
    `)
    this.addSql(`
      CREATE FUNCTION ledger_allow_erasure() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE texts text[] := ARRAY['reason', 'note', 'texts_digest'];
      BEGIN
        IF old.texts_digest IS NULL
          AND new.texts_digest = ledger_digest_texts(old.reason, old.note)
          AND new.reason = '' AND new.note IS NULL
          AND to_jsonb(new) - texts = to_jsonb(old) - texts
        THEN
          RETURN new;
        END IF;
        RAISE EXCEPTION '% on % is refused: the ledger is append-only', TG_OP, TG_TABLE_NAME
          USING ERRCODE = 'restrict_violation';
      END $$;
    `)
    this.addSql(`DROP TRIGGER ledger_entry_immutable ON ledger_entry;`)
    this.addSql(`
      CREATE TRIGGER ledger_entry_immutable BEFORE DELETE ON ledger_entry
        FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
    `)
    this.addSql(`
      CREATE TRIGGER ledger_entry_only_erasable BEFORE UPDATE ON ledger_entry
        FOR EACH ROW EXECUTE FUNCTION ledger_allow_erasure();
    `)
  }

  override down(): void {
    this.addSql(`DROP TRIGGER ledger_entry_only_erasable ON ledger_entry;`)
    this.addSql(`DROP TRIGGER ledger_entry_immutable ON ledger_entry;`)
    this.addSql(`
      CREATE TRIGGER ledger_entry_immutable BEFORE UPDATE OR DELETE ON ledger_entry
        FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
    `)
    this.addSql(`DROP FUNCTION ledger_allow_erasure, ledger_digest_texts;`)
    this.addSql(`ALTER TABLE ledger_entry DROP COLUMN texts_digest;`)
  }
}
