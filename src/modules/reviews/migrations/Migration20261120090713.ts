import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** What customers wrote about products, and what the shop answered. */
export class Migration20261120090713 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table assistant_review (
        id bigint generated always as identity primary key,
        product_id text not null,
        author text not null,
        rating smallint not null check (rating between 1 and 5),
        title text not null,
        content text not null,
        language text,
        verified boolean not null,
        status text not null check (status in ('pending', 'published', 'hidden')),
        reply text,
        replied_at timestamptz check ((reply is null) = (replied_at is null)),
        source text not null,
        external_id text,
        created_at timestamptz not null,
        updated_at timestamptz not null default now(),
        unique (source, external_id)
      )
    `)
    // Ratings of many products are read from the index alone.
    this.addSql(`
      create index assistant_review_rating on assistant_review (product_id)
      include (rating) where status = 'published'
    `)
    this.addSql(`
      create index assistant_review_newest on assistant_review (product_id, created_at desc, id desc)
    `)
    // In the order in which they want an answer.
    this.addSql(`
      create index assistant_review_unanswered
      on assistant_review ((rating > 3), created_at desc, id desc)
      where reply is null and status = 'published'
    `)
    this.addSql(`
      create index assistant_review_listed on assistant_review (created_at desc, id desc)
    `)
  }

  override async down(): Promise<void> {
    this.addSql("drop table assistant_review")
  }
}
