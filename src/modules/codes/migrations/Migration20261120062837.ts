import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Redemption codes, the batches they were made in, and who was paid for them. */
export class Migration20261120062837 extends Migration {
  override up(): void {
    this.addSql(`
      CREATE TABLE codes_batch (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        quantity int NOT NULL CHECK (quantity > 0),
        actor text NOT NULL,
        idempotency_hash bytea UNIQUE CHECK (length(idempotency_hash) = 32),
        fingerprint text,
        created_at timestamptz NOT NULL,
        CHECK ((idempotency_hash IS NULL) = (fingerprint IS NULL))
      );
    `)
    this.addSql(`
      CREATE TABLE codes_code (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        batch_id bigint NOT NULL REFERENCES codes_batch,
        key_id smallint NOT NULL,
        digest bytea NOT NULL UNIQUE CHECK (length(digest) = 32),
        sealed bytea NOT NULL,
        prefix text NOT NULL,
        prefix_key text NOT NULL,
        amount bigint NOT NULL CHECK (amount > 0 AND amount < 1000000000000000000),
        currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
        max_redemptions int NOT NULL,
        redemption_count int NOT NULL DEFAULT 0,
        restrict_to_customer_id text,
        restrict_to_user_id bigint,
        expires_at timestamptz,
        revoked_at timestamptz,
        revoked_by text,
        revocation_reason text,
        created_at timestamptz NOT NULL,
        CONSTRAINT codes_code_uses CHECK (
          max_redemptions > 0 AND redemption_count BETWEEN 0 AND max_redemptions
        )
      ) WITH (fillfactor = 80);
    `)
    this.addSql(`CREATE INDEX codes_code_batch ON codes_code (batch_id);`)
    this.addSql(`CREATE INDEX codes_code_prefix ON codes_code (prefix_key, id);`)
    this.addSql(
      `CREATE INDEX codes_code_created_at ON codes_code USING brin (created_at) WITH (pages_per_range = 16);`
    )
    this.addSql(`
      CREATE TABLE codes_redemption (
        code_id bigint NOT NULL REFERENCES codes_code,
        customer_id text NOT NULL,
        wallet_id bigint NOT NULL,
        entry_id bigint NOT NULL UNIQUE,
        created_at timestamptz NOT NULL,
        PRIMARY KEY (code_id, customer_id)
      );
    `)
    this.addSql(`CREATE INDEX codes_redemption_customer ON codes_redemption (customer_id);`)
  }

  override down(): void {
    for (const table of ["codes_redemption", "codes_code", "codes_batch"]) {
      this.addSql(`DROP TABLE IF EXISTS ${table};`)
    }
  }
}
