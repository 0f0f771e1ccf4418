import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * The expiry of a credit can be moved. Each move is a link of its wallet's chain, beside the entries: it
 * takes a place in it, and its MAC covers the link before. It moves no money, and can no more be changed
 * or deleted than an entry can; only its reason can be erased, as an entry's.
 */
export class Migration20261125032601 extends Migration {
  override up(): void {
    this.addSql(`
      CREATE TABLE ledger_expiry_move (
        wallet_id bigint NOT NULL,
        seq bigint NOT NULL CHECK (seq > 1),
        lot_id bigint NOT NULL,
        balance bigint NOT NULL CHECK (balance >= 0),
        expires_before timestamptz,
        expires_after timestamptz,
        reason text NOT NULL,
        texts_digest bytea CHECK (length(texts_digest) = 32),
        actor text NOT NULL,
        key_id smallint NOT NULL,
        mac bytea NOT NULL CHECK (length(mac) = 32),
        created_at timestamptz NOT NULL,
        PRIMARY KEY (wallet_id, seq),
        CONSTRAINT ledger_expiry_move_moves CHECK (expires_before IS DISTINCT FROM expires_after)
      );
    `)
    this.addSql(`CREATE INDEX ledger_expiry_move_lot ON ledger_expiry_move (lot_id, seq);`)
    this.addSql(`CREATE INDEX ledger_expiry_move_created_at ON ledger_expiry_move (created_at);`)
    // How many of the places of its chain are no entries: so that they can be counted without reading them.
    this.addSql(`
      ALTER TABLE ledger_wallet ADD COLUMN expiry_moves bigint NOT NULL DEFAULT 0,
        ADD CONSTRAINT ledger_wallet_expiry_moves CHECK (expiry_moves >= 0 AND expiry_moves <= seq);
    `)
    this.addSql(`
      CREATE TRIGGER ledger_expiry_move_immutable BEFORE DELETE ON ledger_expiry_move
        FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
    `)
    this.addSql(`
      CREATE TRIGGER ledger_expiry_move_untruncatable BEFORE TRUNCATE ON ledger_expiry_move
        FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
    `)
    this.addSql(`
      CREATE FUNCTION ledger_allow_move_erasure() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE texts text[] := ARRAY['reason', 'texts_digest'];
      BEGIN
        IF old.texts_digest IS NULL
          AND new.texts_digest = ledger_digest_texts(old.reason, NULL)
          AND new.reason = ''
          AND to_jsonb(new) - texts = to_jsonb(old) - texts
        THEN
          RETURN new;
        END IF;
        RAISE EXCEPTION '% on % is refused: the ledger is append-only', TG_OP, TG_TABLE_NAME
          USING ERRCODE = 'restrict_violation';
      END $$;
    `)
    this.addSql(`
      CREATE TRIGGER ledger_expiry_move_only_erasable BEFORE UPDATE ON ledger_expiry_move
        FOR EACH ROW EXECUTE FUNCTION ledger_allow_move_erasure();
    `)
    this.addSql(`
      CREATE FUNCTION ledger_check_expiry_move() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NOT EXISTS (
          SELECT FROM ledger_wallet wallet WHERE wallet.id = new.wallet_id
            AND (wallet.seq > new.seq OR (wallet.seq = new.seq AND wallet.head = new.mac))
        ) OR NOT EXISTS (
          SELECT FROM ledger_entry previous WHERE previous.wallet_id = new.wallet_id
            AND previous.seq = new.seq - 1 AND previous.balance_after = new.balance
          UNION ALL
          SELECT FROM ledger_expiry_move previous WHERE previous.wallet_id = new.wallet_id
            AND previous.seq = new.seq - 1 AND previous.balance = new.balance
        ) OR EXISTS (
          SELECT FROM ledger_entry other
            WHERE other.wallet_id = new.wallet_id AND other.seq = new.seq
        ) THEN
          RAISE EXCEPTION 'move % of wallet % does not follow from what was before',
            new.seq, new.wallet_id USING ERRCODE = 'integrity_constraint_violation';
        END IF;
        RETURN NULL;
      END $$;
    `)
    this.addSql(`
      CREATE TRIGGER ledger_expiry_move_follows AFTER INSERT ON ledger_expiry_move
        FOR EACH ROW EXECUTE FUNCTION ledger_check_expiry_move();
    `)
    this.addSql(checkEntries(FOLLOWS_A_MOVE))
  }

  override down(): void {
    this.addSql(checkEntries("true"))
    this.addSql(`DROP TABLE IF EXISTS ledger_expiry_move CASCADE;`)
    this.addSql(`DROP FUNCTION IF EXISTS ledger_check_expiry_move, ledger_allow_move_erasure;`)
    this.addSql(`ALTER TABLE ledger_wallet DROP COLUMN expiry_moves;`)
  }
}

/** SQL over `added`: no move of an expiry stands before it that it could follow from. */
const FOLLOWS_A_MOVE = `NOT EXISTS (
  SELECT FROM ledger_expiry_move move WHERE move.wallet_id = added.wallet_id
    AND move.seq = added.seq - 1 AND move.balance = added.balance_before)`

/** The same function as before, but that an entry may follow a move of an expiry. */
function checkEntries(noMove: string): string {
  return `
    CREATE OR REPLACE FUNCTION ledger_check_entries() RETURNS trigger LANGUAGE plpgsql
      SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off AS $$
    DECLARE bad record;
    BEGIN
      SELECT added.wallet_id, added.seq INTO bad
        FROM new_entries added
        LEFT JOIN ledger_entry previous
          ON previous.wallet_id = added.wallet_id AND previous.seq = added.seq - 1
        LEFT JOIN ledger_wallet wallet ON wallet.id = added.wallet_id
        WHERE wallet.id IS NULL
          OR wallet.seq < added.seq
          OR (wallet.seq = added.seq
            AND (wallet.balance <> added.balance_after OR wallet.head <> added.mac))
          OR (added.seq = 1 AND added.balance_before <> 0)
          OR (added.seq > 1 AND previous.balance_after IS DISTINCT FROM added.balance_before
            AND ${noMove})
        LIMIT 1;
      IF FOUND THEN
        RAISE EXCEPTION 'entry % of wallet % does not follow from the one before', bad.seq, bad.wallet_id
          USING ERRCODE = 'integrity_constraint_violation';
      END IF;
      RETURN NULL;
    END $$;
  `
}
