import { timingSafeEqual } from "node:crypto"
import { query } from "../../database/connection"
import type { Connection } from "../../database/connection"
import { StepUpSecrets } from "./step-up-secrets"
import { matchTotp, otpauthUri, toBase32 } from "./step-up-totp"

export const STEP_UP_METHODS = ["totp", "email"] as const
export type StepUpMethod = (typeof STEP_UP_METHODS)[number]

/** Who confirms, and in which session: the one without the other is not elevated. */
export interface StepUpSession {
  /** Key of the identity, e.g. `customer:cus_01`. */
  subject: string
  /** SHA-256 of the credential that was presented. */
  session: Buffer
  /** Whose tries and e-mails are counted together, whatever credential: `customer:cus_01`. */
  person: string
}

export type Verification =
  | { ok: true; method: StepUpMethod; elevated_until: Date }
  | { ok: false; attempts_left: number }
  | { ok: false; retry_after: number }

/** An attempt to prove who one is: it may be made, or comes too soon. */
export type Attempt = { attempts_left: number } | { retry_after: number }

/** How long a session stays elevated, and a challenge can be answered. */
const ELEVATED = "5 minutes"
const CODE_LIFE = "10 minutes"
/** Tries per challenge. */
const MAX_TRIES = 5
/** Seconds between two e-mailed codes, whatever session asks. */
const RESEND_SECONDS = 30
/**
 * Attempts per person and hour, over all challenges and sessions: whoever holds a stolen session
 * would need a lifetime to guess a code.
 */
const MAX_ATTEMPTS = 20
const ATTEMPT_WINDOW = "1 hour"

interface TotpRow {
  totp_secret: Buffer | null
  totp_confirmed_at: Date | null
  totp_last_step: string
  seconds: string
}

interface Totp {
  stored: Buffer
  secret: Buffer | null
  confirmed: boolean
  lastStep: number
  /** The database's clock. */
  seconds: number
}

/**
 * Step-up authentication (decisions, "Step-up"): a challenge by TOTP or e-mailed code, answered in
 * the session that asked for it, elevates that session. All of it is in the database and by its
 * clock, so that every instance sees the same.
 */
export class StepUps {
  private readonly secrets: StepUpSecrets

  constructor(
    private readonly connection: Connection,
    cookieSecret: string
  ) {
    this.secrets = new StepUpSecrets(cookieSecret)
  }

  /** Whether the person has confirmed in this session within the last five minutes. */
  async isElevated({ subject, session }: Omit<StepUpSession, "person">): Promise<boolean> {
    const rows = await this.query(
      `select 1 from access_step_up_session
       where subject = ? and session = ? and elevated_until > now()`,
      [subject, session]
    )
    return rows.length > 0
  }

  /** Makes ready to verify a code of the authenticator app; null when none is enrolled. */
  async challengeByTotp(session: StepUpSession): Promise<{ expires_at: Date } | null> {
    return (await this.hasTotp(session.subject))
      ? await this.openChallenge(session, "totp", null)
      : null
  }

  /**
   * Makes a code to be e-mailed, good for ten minutes and in place of any earlier one of this
   * session; or says in how many seconds the next one may be asked for.
   */
  async challengeByMail(
    session: StepUpSession
  ): Promise<{ code: string; expires_at: Date } | { retry_after: number }> {
    const granted = await this.query(
      `insert into access_step_up (subject, mailed_at) values (?, now())
       on conflict (subject) do update set mailed_at = now()
       where access_step_up.mailed_at is null
          or access_step_up.mailed_at <= now() - make_interval(secs => ?)
       returning subject`,
      [session.person, RESEND_SECONDS]
    )
    if (!granted.length) {
      return { retry_after: await this.secondsUntilResend(session.person) }
    }
    const code = this.secrets.createCode()
    const hash = this.secrets.hashCode(session.subject, session.session, code)
    return { code, ...(await this.openChallenge(session, "email", hash)) }
  }

  /** Forgets a code that could not be sent; the next one may be asked for at once. */
  async withdrawMail({ subject, session, person }: StepUpSession): Promise<void> {
    await this.query("update access_step_up set mailed_at = null where subject = ?", [person])
    await this.query(
      "delete from access_step_up_challenge where subject = ? and session = ? and method = 'email'",
      [subject, session]
    )
  }

  /** Answers the session's challenge. Every try counts before it is looked at. */
  async verify(session: StepUpSession, code: string): Promise<Verification> {
    const attempt = await this.countAttempt(session.person)
    if ("retry_after" in attempt) {
      return { ok: false, retry_after: attempt.retry_after }
    }
    const [challenge] = await this.query<{
      method: StepUpMethod
      code_hash: Buffer | null
      tries: number
    }>(
      `update access_step_up_challenge set tries = tries + 1
       where subject = ? and session = ? and tries < ? and expires_at > now()
       returning method, code_hash, tries`,
      [session.subject, session.session, MAX_TRIES]
    )
    if (!challenge) {
      return { ok: false, attempts_left: 0 }
    }
    const isRight = challenge.code_hash
      ? timingSafeEqual(
          challenge.code_hash,
          this.secrets.hashCode(session.subject, session.session, code)
        )
      : await this.useTotp(session.subject, code, true)
    return isRight
      ? await this.elevate(session, challenge.method)
      : { ok: false, attempts_left: Math.min(MAX_TRIES - challenge.tries, attempt.attempts_left) }
  }

  /**
   * Makes the secret of an authenticator app, shown here and never again; it counts once
   * `confirmTotp` has seen a code of it. Null when an app is enrolled already.
   */
  async enrolTotp(
    subject: string,
    { issuer, account }: { issuer: string; account: string }
  ): Promise<{ secret: string; otpauth_uri: string } | null> {
    const existing = await this.findTotp(subject)
    if (isEnrolled(existing)) {
      return null
    }
    const secret = this.secrets.createTotpSecret()
    const rows = await this.query(
      `insert into access_step_up (subject, totp_secret) values (?, ?)
       on conflict (subject) do update
       set totp_secret = excluded.totp_secret, totp_confirmed_at = null, totp_last_step = 0
       where access_step_up.totp_secret is not distinct from ?
       returning subject`,
      [subject, this.secrets.encrypt(subject, secret), existing?.stored ?? null]
    )
    return rows.length
      ? { secret: toBase32(secret), otpauth_uri: otpauthUri(issuer, account, secret) }
      : null
  }

  /** Activates the app whose code this is; false when it is wrong or nothing waits for it. */
  async confirmTotp(subject: string, code: string): Promise<boolean> {
    return await this.useTotp(subject, code, false)
  }

  /** Whether an app is enrolled and confirmed. */
  async hasTotp(subject: string): Promise<boolean> {
    return isEnrolled(await this.findTotp(subject))
  }

  /** Forgets the app; false when there was none. */
  async removeTotp(subject: string): Promise<boolean> {
    const rows = await this.query(
      `update access_step_up set totp_secret = null, totp_confirmed_at = null
       where subject = ? and totp_secret is not null returning subject`,
      [subject]
    )
    return rows.length > 0
  }

  /** Deletes challenges and elevations that are over. */
  async purge(): Promise<void> {
    await this.query("delete from access_step_up_challenge where expires_at < now()")
    await this.query("delete from access_step_up_session where elevated_until < now()")
  }

  /**
   * Counts an attempt to prove who one is: by code, or by password.
   *
   * @returns how many more there are this hour; seconds to wait when they were used up before
   */
  async countAttempt(person: string): Promise<Attempt> {
    const isRunning = `access_step_up.attempts_since > now() - interval '${ATTEMPT_WINDOW}'`
    const [row] = await this.query<{ attempts: number; wait: number }>(
      `insert into access_step_up (subject, attempts) values (?, 1)
       on conflict (subject) do update
       set attempts = case when ${isRunning} then access_step_up.attempts + 1 else 1 end,
           attempts_since = case when ${isRunning} then access_step_up.attempts_since else now() end
       returning attempts,
         ceil(extract(epoch from attempts_since + interval '${ATTEMPT_WINDOW}' - now()))::int as wait`,
      [person]
    )
    const { attempts, wait } = row as { attempts: number; wait: number }
    return attempts > MAX_ATTEMPTS
      ? { retry_after: Math.max(1, wait) }
      : { attempts_left: MAX_ATTEMPTS - attempts }
  }

  private async openChallenge(
    { subject, session }: StepUpSession,
    method: StepUpMethod,
    codeHash: Buffer | null
  ): Promise<{ expires_at: Date }> {
    const [row] = await this.query<{ expires_at: Date }>(
      `insert into access_step_up_challenge (subject, session, method, code_hash, expires_at)
       values (?, ?, ?, ?, now() + interval '${CODE_LIFE}')
       on conflict (subject, session) do update
       set method = excluded.method, code_hash = excluded.code_hash, tries = 0,
           expires_at = excluded.expires_at
       returning expires_at`,
      [subject, session, method, codeHash]
    )
    return row as { expires_at: Date }
  }

  private async secondsUntilResend(person: string): Promise<number> {
    const [row] = await this.query<{ wait: number }>(
      `select ceil(extract(epoch from mailed_at - now()) + ?)::int as wait
       from access_step_up where subject = ?`,
      [RESEND_SECONDS, person]
    )
    return Math.max(1, row?.wait ?? 1)
  }

  private async elevate(
    { subject, session, person }: StepUpSession,
    method: StepUpMethod
  ): Promise<Verification> {
    const [row] = await this.query<{ elevated_until: Date }>(
      `with answered as (
         delete from access_step_up_challenge where subject = ? and session = ?
       ), forgiven as (
         update access_step_up set attempts = 0 where subject = ?
       )
       insert into access_step_up_session (subject, session, method, elevated_until)
       values (?, ?, ?, now() + interval '${ELEVATED}')
       on conflict (subject, session) do update
       set method = excluded.method, elevated_until = excluded.elevated_until
       returning elevated_until`,
      [subject, session, person, subject, session, method]
    )
    return { ok: true, method, elevated_until: row!.elevated_until }
  }

  /** Uses up the time step of a right code, so that it is right only once. */
  private async useTotp(subject: string, code: string, confirmed: boolean): Promise<boolean> {
    const totp = await this.findTotp(subject)
    const step =
      totp?.secret && totp.confirmed === confirmed ? matchTotp(totp.secret, code, totp) : null
    if (!totp || step === null) {
      return false
    }
    const rows = await this.query(
      `update access_step_up
       set totp_last_step = ?, totp_confirmed_at = coalesce(totp_confirmed_at, now())
       where subject = ? and totp_secret = ? and totp_last_step < ?
       returning subject`,
      [step, subject, totp.stored, step]
    )
    return rows.length > 0
  }

  private async findTotp(subject: string): Promise<Totp | null> {
    const [row] = await this.query<TotpRow>(
      `select totp_secret, totp_confirmed_at, totp_last_step,
         floor(extract(epoch from now()))::bigint as seconds
       from access_step_up where subject = ?`,
      [subject]
    )
    if (!row?.totp_secret) {
      return null
    }
    return {
      stored: row.totp_secret,
      // Null once the host has another cookie secret: the app has to be enrolled again.
      secret: this.secrets.decrypt(subject, row.totp_secret),
      confirmed: row.totp_confirmed_at !== null,
      lastStep: Number(row.totp_last_step),
      seconds: Number(row.seconds),
    }
  }

  private query<Row = unknown>(sql: string, bindings: readonly unknown[] = []) {
    return query<Row>(this.connection, sql, bindings)
  }
}

function isEnrolled(totp: Totp | null): boolean {
  return totp !== null && totp.secret !== null && totp.confirmed
}
