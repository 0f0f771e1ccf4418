import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The log of requests and answers; secrets are masked before they get here. */
export class Migration20261120064503 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table access_request_log (
        id bigint generated always as identity primary key,
        at timestamptz not null,
        request_id text not null,
        method text not null,
        path text not null,
        operation text,
        identity text not null,
        status int,
        duration_ms double precision not null,
        query jsonb,
        request_body jsonb,
        response_body jsonb
      )
    `)
    this.addSql("create index access_request_log_at on access_request_log (at)")
    this.addSql("create index access_request_log_identity on access_request_log (identity, id)")
  }

  override async down(): Promise<void> {
    this.addSql("drop table access_request_log")
  }
}
