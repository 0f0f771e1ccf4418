import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** What products are found by, and what was looked for in vain. */
export class Migration20261120090503 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create sequence assistant_search_sequence`)
    // A product that is gone keeps its row without a document for a while, so that every instance
    // hears of it.
    this.addSql(`
      create table assistant_search_document (
        product_id text primary key,
        document jsonb,
        words tsvector not null default '',
        title text not null default '',
        meaning text not null default '',
        embedding bytea,
        embedding_model text,
        source_updated_at timestamptz,
        sequence bigint not null unique,
        updated_at timestamptz not null default now()
      )
    `)
    this.addSql(
      `create index assistant_search_words on assistant_search_document using gin (words)`
    )
    // Needs a right that the store's role may lack; without it only typing errors are found less.
    this.addSql(`
      do $$
      begin
        create extension if not exists pg_trgm;
        create index assistant_search_title on assistant_search_document
          using gin (title gin_trgm_ops);
      exception when others then
        raise notice 'pg_trgm is not available: %', sqlerrm;
      end
      $$
    `)
    this.addSql(`
      create table assistant_search_state (
        name text primary key,
        at timestamptz not null
      )
    `)
    this.addSql(`
      create table assistant_search_unmet (
        query text primary key,
        count bigint not null,
        first_seen timestamptz not null,
        last_seen timestamptz not null
      )
    `)
    this.addSql(`create index assistant_search_unmet_seen on assistant_search_unmet (last_seen)`)
  }

  override async down(): Promise<void> {
    for (const table of ["unmet", "state", "document"]) {
      this.addSql(`drop table assistant_search_${table}`)
    }
    this.addSql(`drop sequence assistant_search_sequence`)
  }
}
