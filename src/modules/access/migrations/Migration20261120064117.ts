import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * What has to be true before money may leave: identity verification, step-up authentication, and
 * the attempts that were blocked.
 *
 * Nothing here opens anything by itself: one-time codes are kept as keyed hashes, TOTP secrets
 * encrypted, and sessions by a hash of their credential.
 */
export class Migration20261120064117 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table access_kyc (
        customer_id text primary key,
        status text not null check (status in ('not_submitted', 'pending', 'approved', 'rejected')),
        note text,
        changed_by text not null,
        changed_at timestamptz not null default now()
      )
    `)
    this.addSql(`
      create table access_kyc_change (
        id bigint generated always as identity primary key,
        customer_id text not null,
        old_status text not null,
        new_status text not null,
        note text,
        changed_by text not null,
        changed_at timestamptz not null
      )
    `)
    this.addSql(`
      create index access_kyc_change_customer on access_kyc_change (customer_id, id)
    `)
    this.addSql(`
      create function access_record_kyc_change() returns trigger language plpgsql as $$
      begin
        insert into access_kyc_change
          (customer_id, old_status, new_status, note, changed_by, changed_at)
        values (
          new.customer_id,
          case when tg_op = 'UPDATE' then old.status else 'not_submitted' end,
          new.status, new.note, new.changed_by, new.changed_at
        );
        return null;
      end $$
    `)
    this.addSql(`
      create trigger access_kyc_is_recorded after insert or update on access_kyc
      for each row execute function access_record_kyc_change()
    `)
    this.addSql(`
      create table access_step_up (
        subject text primary key,
        totp_secret bytea,
        totp_confirmed_at timestamptz,
        totp_last_step bigint not null default 0,
        mailed_at timestamptz,
        attempts integer not null default 0,
        attempts_since timestamptz not null default now()
      )
    `)
    this.addSql(`
      create table access_step_up_challenge (
        subject text not null,
        session bytea not null check (octet_length(session) = 32),
        method text not null check (method in ('totp', 'email')),
        code_hash bytea,
        tries integer not null default 0,
        expires_at timestamptz not null,
        primary key (subject, session)
      )
    `)
    this.addSql(`
      create table access_step_up_session (
        subject text not null,
        session bytea not null check (octet_length(session) = 32),
        method text not null,
        elevated_until timestamptz not null,
        primary key (subject, session)
      )
    `)
    this.addSql(`
      create table access_blocked_attempt (
        wallet_id bigint not null,
        control text not null,
        minute timestamptz not null,
        attempts integer not null,
        operation text not null,
        amount bigint not null,
        actor text not null,
        primary key (wallet_id, control, minute)
      )
    `)
    this.addSql("create index access_blocked_attempt_minute on access_blocked_attempt (minute)")
  }

  override async down(): Promise<void> {
    this.addSql("drop table access_blocked_attempt")
    this.addSql("drop table access_step_up_session")
    this.addSql("drop table access_step_up_challenge")
    this.addSql("drop table access_step_up")
    this.addSql("drop table access_kyc")
    this.addSql("drop table access_kyc_change")
    this.addSql("drop function access_record_kyc_change")
  }
}
