import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** What the products' pictures look like, and how far the last look at all of them has come. */
export class Migration20261120090637 extends Migration {
  override async up(): Promise<void> {
    // A row without descriptors is a picture that could not be described. Rows that are removed stay
    // for a while, for the instances that have them in memory.
    this.addSql(`
      create table assistant_image (
        id bigint generated always as identity primary key,
        product_id text not null,
        url text not null,
        url_hash text generated always as (md5(url)) stored,
        model smallint not null,
        descriptors bytea,
        fingerprint bigint,
        failure text,
        attempts smallint not null default 0,
        retry_at timestamptz,
        removed boolean not null default false,
        changed_at timestamptz not null default clock_timestamp(),
        unique (product_id, url_hash),
        check ((descriptors is null) = (fingerprint is null))
      )
    `)
    // They don't compress.
    this.addSql(`alter table assistant_image alter column descriptors set storage external`)
    this.addSql(`create index assistant_image_changed on assistant_image (changed_at)`)
    this.addSql(`
      create table assistant_image_sweep (
        only_row boolean primary key default true check (only_row),
        after text not null default '',
        leased_until timestamptz not null default '-infinity',
        finished_at timestamptz
      )
    `)
    this.addSql(`insert into assistant_image_sweep default values`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table assistant_image_sweep`)
    this.addSql(`drop table assistant_image`)
  }
}
