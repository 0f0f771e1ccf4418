-- What the ledger module is measured against: debits as one would write them in PostgreSQL itself.
-- `peer_debit` keeps what the ledger keeps (idempotency key, chain, entry, outbox event) in the
-- cheapest order that was found: one locking update, then inserts, nothing updated twice.
CREATE EXTENSION IF NOT EXISTS pgcrypto;

CREATE TABLE peer_wallet (
  id bigint PRIMARY KEY,
  balance bigint NOT NULL CHECK (balance >= 0),
  spending_limit bigint NOT NULL DEFAULT 0,
  seq bigint NOT NULL DEFAULT 0,
  head bytea NOT NULL
) WITH (fillfactor = 70);

CREATE TABLE peer_entry (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  wallet_id bigint NOT NULL,
  seq bigint NOT NULL,
  type text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  balance_before bigint NOT NULL,
  balance_after bigint NOT NULL,
  reason text NOT NULL,
  actor text NOT NULL,
  key_id smallint NOT NULL,
  mac bytea NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (wallet_id, seq)
);

CREATE TABLE peer_key (
  hash bytea PRIMARY KEY,
  fingerprint text NOT NULL,
  entry_id bigint NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE TABLE peer_outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  type text NOT NULL,
  wallet_id bigint NOT NULL,
  entry_id bigint NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE FUNCTION peer_debit(p_wallet bigint, p_amount bigint, p_key text) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  v_hash bytea := sha256(convert_to('user:bench debitWallet' || E'\n' || p_key, 'UTF8'));
  v_now timestamptz := clock_timestamp();
  v_entry bigint;
  v_wallet peer_wallet;
BEGIN
  UPDATE peer_wallet SET
    balance = balance - p_amount,
    seq = seq + 1,
    head = hmac(
      head || int8send(id) || int8send(seq + 1) || int8send(p_amount) || int8send(balance)
        || int8send(balance - p_amount) || timestamptz_send(v_now) || v_hash
        || 'debit'::bytea || 'Benchmark'::bytea || 'user:bench'::bytea,
      'a secret of thirty-two bytes, or more'::bytea,
      'sha256')
  WHERE id = p_wallet AND balance >= p_amount
    AND (spending_limit = 0 OR p_amount <= spending_limit)
  RETURNING * INTO v_wallet;
  SELECT entry_id INTO v_entry FROM peer_key WHERE hash = v_hash;
  IF FOUND THEN
    RAISE EXCEPTION 'replayed %', v_entry;
  END IF;
  IF v_wallet.id IS NULL THEN
    RAISE EXCEPTION 'insufficient balance';
  END IF;
  INSERT INTO peer_entry
    (wallet_id, seq, type, amount, balance_before, balance_after, reason, actor, key_id, mac, created_at)
  VALUES
    (p_wallet, v_wallet.seq, 'debit', p_amount, v_wallet.balance + p_amount, v_wallet.balance,
      'Benchmark', 'user:bench', 1, v_wallet.head, v_now)
  RETURNING id INTO v_entry;
  INSERT INTO peer_key VALUES (v_hash, p_key, v_entry, v_now);
  INSERT INTO peer_outbox (type, wallet_id, entry_id, created_at)
  VALUES ('wallet.debited', p_wallet, v_entry, v_now);
  RETURN v_entry;
END $$;

INSERT INTO peer_wallet (id, balance, head)
SELECT id, 1000000000000, sha256(int8send(id)) FROM generate_series(1, 1000) AS id;
