import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Store API keys, grants, and the record of who gave what to whom.
 *
 * The record is written by triggers, so that no program can give access without leaving a line, and
 * can't be changed afterwards.
 */
export class Migration20261120071553 extends Migration {
  override async up(): Promise<void> {
    this.addSql("alter table access_credential drop constraint access_credential_kind_check")
    this.addSql(`
      alter table access_credential
        alter column owner_type drop not null,
        alter column owner_id drop not null,
        add column scope text check (scope in ('read', 'write', 'read_write')),
        add column key_hash bytea unique check (octet_length(key_hash) = 32),
        add column key_ending text,
        add column revoked_by text,
        add constraint access_credential_kind_check check (
          case kind
            when 'application_password'
              then owner_type is not null and scope is null and key_hash is null
            when 'api_key'
              then scope is not null and key_hash is not null and key_ending is not null
            else false
          end
        ),
        add constraint access_credential_owner_check
          check ((owner_type is null) = (owner_id is null))
    `)
    this.addSql(`
      create table access_grant (
        id text primary key,
        subject_type text not null check (subject_type in ('user', 'customer', 'api_key')),
        subject_id text not null,
        capability text not null,
        created_by text not null,
        created_at timestamptz not null default now(),
        revoked_by text,
        revoked_at timestamptz
      )
    `)
    this.addSql(`
      create unique index access_grant_in_force
      on access_grant (subject_type, subject_id, capability) where revoked_at is null
    `)
    this.addSql(`
      create table access_audit (
        id bigint generated always as identity primary key,
        at timestamptz not null default now(),
        actor text not null,
        action text not null,
        object_id text not null,
        subject_type text,
        subject_id text,
        details jsonb not null
      )
    `)
    this.addSql(`
      create function access_audit_credential() returns trigger language plpgsql as $$
      begin
        insert into access_audit (actor, action, object_id, subject_type, subject_id, details)
        values (
          case when tg_op = 'INSERT' then new.created_by
               else coalesce(new.revoked_by, 'database:' || session_user) end,
          new.kind || case when tg_op = 'INSERT' then '.created' else '.revoked' end,
          new.id, new.owner_type, new.owner_id,
          jsonb_strip_nulls(jsonb_build_object('name', new.name, 'scope', new.scope))
        );
        return null;
      end $$
    `)
    this.addSql(`
      create trigger access_credential_creation_is_recorded
      after insert on access_credential
      for each row execute function access_audit_credential()
    `)
    this.addSql(`
      create trigger access_credential_revocation_is_recorded
      after update on access_credential
      for each row when (old.revoked_at is null and new.revoked_at is not null)
      execute function access_audit_credential()
    `)
    this.addSql(`
      create function access_audit_grant() returns trigger language plpgsql as $$
      begin
        insert into access_audit (actor, action, object_id, subject_type, subject_id, details)
        values (
          case when tg_op = 'INSERT' then new.created_by
               else coalesce(new.revoked_by, 'database:' || session_user) end,
          case when tg_op = 'INSERT' then 'grant.created' else 'grant.revoked' end,
          new.id, new.subject_type, new.subject_id,
          jsonb_build_object('capability', new.capability)
        );
        return null;
      end $$
    `)
    this.addSql(`
      create trigger access_grant_creation_is_recorded
      after insert on access_grant
      for each row execute function access_audit_grant()
    `)
    this.addSql(`
      create trigger access_grant_revocation_is_recorded
      after update on access_grant
      for each row when (old.revoked_at is null and new.revoked_at is not null)
      execute function access_audit_grant()
    `)
    this.addSql(`
      create function access_refuse_audit_change() returns trigger language plpgsql as $$
      begin
        raise exception 'the record of access stays as it is' using errcode = 'restrict_violation';
      end $$
    `)
    this.addSql(`
      create trigger access_audit_is_for_ever
      before update or delete or truncate on access_audit
      for each statement execute function access_refuse_audit_change()
    `)
  }

  override async down(): Promise<void> {
    this.addSql("drop trigger access_credential_creation_is_recorded on access_credential")
    this.addSql("drop trigger access_credential_revocation_is_recorded on access_credential")
    this.addSql("drop table access_grant")
    this.addSql("drop table access_audit")
    this.addSql("drop function access_audit_credential")
    this.addSql("drop function access_audit_grant")
    this.addSql("drop function access_refuse_audit_change")
    this.addSql("delete from access_credential where kind = 'api_key'")
    this.addSql(`
      alter table access_credential
        drop constraint access_credential_kind_check,
        drop constraint access_credential_owner_check,
        drop column scope,
        drop column key_hash,
        drop column key_ending,
        drop column revoked_by,
        alter column owner_type set not null,
        alter column owner_id set not null,
        add constraint access_credential_kind_check check (kind in ('application_password'))
    `)
  }
}
