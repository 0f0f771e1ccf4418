import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Settings that were changed at run time, and who changed them.
 *
 * A setting that was reset keeps its row without a value, so that the row names who did it; the
 * trigger then records every change, whatever program made it.
 */
export class Migration20261120062731 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table access_setting (
        key text primary key,
        value jsonb,
        changed_by text not null,
        changed_at timestamptz not null default now()
      )
    `)
    this.addSql(`
      create table access_setting_change (
        id bigint generated always as identity primary key,
        key text not null,
        old_value jsonb,
        new_value jsonb,
        changed_by text not null,
        changed_at timestamptz not null
      )
    `)
    this.addSql(`
      create function access_record_setting_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' then
          if old.value is not distinct from new.value then
            return null;
          end if;
          insert into access_setting_change (key, old_value, new_value, changed_by, changed_at)
          values (new.key, old.value, new.value, new.changed_by, new.changed_at);
        elsif new.value is not null then
          insert into access_setting_change (key, old_value, new_value, changed_by, changed_at)
          values (new.key, null, new.value, new.changed_by, new.changed_at);
        end if;
        return null;
      end $$
    `)
    this.addSql(`
      create trigger access_setting_is_recorded after insert or update on access_setting
      for each row execute function access_record_setting_change()
    `)
  }

  override async down(): Promise<void> {
    this.addSql("drop table access_setting")
    this.addSql("drop table access_setting_change")
    this.addSql("drop function access_record_setting_change")
  }
}
