import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const TABLES = [
  ["access_credential", "credential"],
  ["access_grant", "grant"],
] as const

/**
 * The record of access has every change of a credential or a grant, also those that only somebody
 * at the database itself can make: taking a revocation back, changing what it is worth, deleting it.
 */
export class Migration20261120192500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create function access_audit_change() returns trigger language plpgsql as $$
      declare
        before jsonb := to_jsonb(old);
        line jsonb := case when tg_op = 'DELETE' then before else to_jsonb(new) end;
        is_grant boolean := tg_table_name = 'access_grant';
        whose text := case when is_grant then 'subject' else 'owner' end;
      begin
        insert into access_audit (actor, action, object_id, subject_type, subject_id, details)
        values (
          'database:' || session_user,
          (case when is_grant then 'grant' else line->>'kind' end) || case
            when tg_op = 'DELETE' then '.deleted'
            when before->>'revoked_at' is not null and line->>'revoked_at' is null then '.restored'
            else '.changed'
          end,
          line->>'id', line->>(whose || '_type'), line->>(whose || '_id'),
          jsonb_strip_nulls(jsonb_build_object(
            'name', line->'name',
            'scope', line->'scope',
            'capability', line->'capability',
            'name_before', nullif(before->'name', line->'name'),
            'scope_before', nullif(before->'scope', line->'scope'),
            'capability_before', nullif(before->'capability', line->'capability'),
            'subject_before', nullif(before->(whose || '_id'), line->(whose || '_id'))
          ))
        );
        return null;
      end $$
    `)
    this.addSql(`
      create function access_refuse_truncate() returns trigger language plpgsql as $$
      begin
        raise exception 'delete the rows instead, so that the record of access has them'
          using errcode = 'restrict_violation';
      end $$
    `)
    for (const [table, name] of TABLES) {
      this.addSql(`
        create trigger access_${name}_deletion_is_recorded
        after delete on ${table}
        for each row execute function access_audit_change()
      `)
      // Revocations have a trigger of their own; when it was last used is no change of access.
      this.addSql(`
        create trigger access_${name}_change_is_recorded
        after update on ${table}
        for each row when (
          not (old.revoked_at is null and new.revoked_at is not null)
          and to_jsonb(old) - 'last_used_at' <> to_jsonb(new) - 'last_used_at'
        )
        execute function access_audit_change()
      `)
      this.addSql(`
        create trigger access_${name}_is_not_truncated
        before truncate on ${table}
        for each statement execute function access_refuse_truncate()
      `)
    }
  }

  override async down(): Promise<void> {
    for (const [table, name] of TABLES) {
      this.addSql(`drop trigger access_${name}_deletion_is_recorded on ${table}`)
      this.addSql(`drop trigger access_${name}_change_is_recorded on ${table}`)
      this.addSql(`drop trigger access_${name}_is_not_truncated on ${table}`)
    }
    this.addSql("drop function access_audit_change")
    this.addSql("drop function access_refuse_truncate")
  }
}
