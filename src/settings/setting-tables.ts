/**
 * What creates the tables of a `SettingsStore`: `<owner>_setting` with the overrides, and
 * `<owner>_setting_change` with who changed what. A setting that was reset keeps its row without a
 * value, so that the row names who did it; the trigger then records every change, whatever program
 * made it.
 */
export function createSettingTables(owner: string): string[] {
  return [
    `create table ${owner}_setting (
       key text primary key,
       value jsonb,
       changed_by text not null,
       changed_at timestamptz not null default now()
     )`,
    `create table ${owner}_setting_change (
       id bigint generated always as identity primary key,
       key text not null,
       old_value jsonb,
       new_value jsonb,
       changed_by text not null,
       changed_at timestamptz not null
     )`,
    `create function ${owner}_record_setting_change() returns trigger language plpgsql as $$
     declare
       before jsonb := case when tg_op = 'UPDATE' then old.value end;
     begin
       if before is distinct from new.value then
         insert into ${owner}_setting_change (key, old_value, new_value, changed_by, changed_at)
         values (new.key, before, new.value, new.changed_by, new.changed_at);
       end if;
       return null;
     end $$`,
    `create trigger ${owner}_setting_is_recorded after insert or update on ${owner}_setting
     for each row execute function ${owner}_record_setting_change()`,
  ]
}

/** What takes them away again. */
export function dropSettingTables(owner: string): string[] {
  return [
    `drop table ${owner}_setting`,
    `drop table ${owner}_setting_change`,
    `drop function ${owner}_record_setting_change`,
  ]
}
