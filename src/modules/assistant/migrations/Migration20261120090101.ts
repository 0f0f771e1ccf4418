import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Settings of the assistant that were changed at run time, and who changed them; as the wallet's
 * (`access_setting`). Secrets in a value are sealed.
 */
export class Migration20261120090101 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table assistant_setting (
        key text primary key,
        value jsonb,
        changed_by text not null,
        changed_at timestamptz not null default now()
      )
    `)
    this.addSql(`
      create table assistant_setting_change (
        id bigint generated always as identity primary key,
        key text not null,
        old_value jsonb,
        new_value jsonb,
        changed_by text not null,
        changed_at timestamptz not null
      )
    `)
    this.addSql(`
      create function assistant_record_setting_change() returns trigger language plpgsql as $$
      declare
        before jsonb := case when tg_op = 'UPDATE' then old.value end;
      begin
        if before is distinct from new.value then
          insert into assistant_setting_change (key, old_value, new_value, changed_by, changed_at)
          values (new.key, before, new.value, new.changed_by, new.changed_at);
        end if;
        return null;
      end $$
    `)
    this.addSql(`
      create trigger assistant_setting_is_recorded after insert or update on assistant_setting
      for each row execute function assistant_record_setting_change()
    `)
  }

  override async down(): Promise<void> {
    this.addSql("drop table assistant_setting")
    this.addSql("drop table assistant_setting_change")
    this.addSql("drop function assistant_record_setting_change")
  }
}
