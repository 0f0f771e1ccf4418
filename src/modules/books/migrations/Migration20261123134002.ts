import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Which months were closed, and what they said then. */
export class Migration20261123134002 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table books_closing (
        month text not null check (month ~ '^[0-9]{4}-[0-9]{2}$'),
        revision int not null check (revision > 0),
        time_zone text not null,
        settings jsonb not null,
        tie_outs jsonb not null,
        digests jsonb not null,
        closed_by text not null,
        closed_at timestamptz not null,
        primary key (month, revision)
      )
    `)
    // What an accountant was given is not rewritten; another closing is another revision.
    this.addSql(`
      create function books_refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception '% on % is refused: closings are append-only', tg_op, tg_table_name
          using errcode = 'restrict_violation';
      end $$
    `)
    this.addSql(`
      create trigger books_closing_immutable before update or delete on books_closing
        for each row execute function books_refuse_change()
    `)
  }

  override async down(): Promise<void> {
    this.addSql("drop table books_closing")
    this.addSql("drop function books_refuse_change")
  }
}
