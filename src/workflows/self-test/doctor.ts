import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { Redis } from "ioredis"
import { settingsOf } from "../../modules/access"
import { ASSISTANT_MODULE } from "../../modules/assistant"
import type { AssistantService } from "../../modules/assistant"
import { LEDGER_MODULE, type LedgerService } from "../../modules/ledger"
import { RELOADS_MODULE, type ReloadsService, type UnknownReloads } from "../../modules/reloads"
import {
  type OpenWithdrawals,
  WITHDRAWALS_MODULE,
  type WithdrawalsService,
} from "../../modules/withdrawals"
import { extensionFailures } from "../assistant/extensions"
import type { ExtensionFailures, TurnExtension } from "../assistant/extensions"
import { redisUrlOf } from "../../network/redis-url"

export interface Diagnosis {
  check: string
  status: "ok" | "warning" | "failure"
  found: string
  /** What to do; null when all is well. */
  advice: string | null
}

/** How the request that asks for an examination has come. */
export interface Arrival {
  /** Whether the host takes the client's address from `X-Forwarded-For`. */
  trustsProxy: boolean
  /** Whether the request carries that header, as every proxy in front of a store adds it. */
  cameByProxy: boolean
}

type WaitingHandovers = Awaited<ReturnType<AssistantService["handovers"]["readWaiting"]>>
type Examination = Awaited<ReturnType<LedgerService["examine"]>>

/** The host's secret when none is set. */
const WELL_KNOWN_SECRET = "supersecret"
const SECOND = 1000
const MINUTE = 60 * SECOND
const LEAST_POOL = 10
const REDIS_TIMEOUT_MS = 1500
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Customers wait for their money no longer than this without somebody of the staff being told. */
const DECIDED_WITHIN_DAYS = 3
const PAID_WITHIN_DAYS = 7
/** Shoppers wait for a person no longer than this without somebody of the staff being told. */
const TAKEN_WITHIN_DAYS = 2
/** A provider that has said nothing of a charge for so long won't by itself. */
const RELOAD_KNOWN_WITHIN_HOURS = 24

/**
 * Looks at configuration and health, and says of each finding what to do about it.
 *
 * @param arrival absent when no request asks, but a script
 */
export async function examineStore(
  container: MedusaContainer,
  arrival?: Arrival
): Promise<Diagnosis[]> {
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  const asked = Date.now()
  const examination = await ledger.examine()
  const clockSkew = examination.now.getTime() - (asked + Date.now()) / 2
  const production = process.env.NODE_ENV === "production"
  return [
    checkKeys(ledger.activeKeyId, examination, production),
    checkSecrets(container, production),
    checkDurability(examination),
    checkClock(clockSkew),
    checkPool(examination),
    await checkRedis(container),
    checkHttps(container, production),
    checkClientAddresses(arrival),
    checkOutbox(examination),
    checkUpkeep(examination),
    checkCheckpoints(examination),
    checkCompensations(examination),
    checkWithdrawals(
      await container.resolve<WithdrawalsService>(WITHDRAWALS_MODULE).readOpen(),
      examination.now
    ),
    checkHandovers(
      await container.resolve<AssistantService>(ASSISTANT_MODULE).handovers.readWaiting(),
      examination.now
    ),
    checkExtensions(extensionFailures(container)),
    checkReloads(
      await container.resolve<ReloadsService>(RELOADS_MODULE).readUnknown(),
      examination.now
    ),
  ]
}

function checkKeys(
  activeKeyId: number,
  { missing_key_ids: missing }: Examination,
  production: boolean
): Diagnosis {
  if (missing.length) {
    return bad(
      "ledger keys",
      `entries were written under keys ${missing.join(", ")}, not configured`,
      {
        advice:
          "Add these keys to WALLET_LEDGER_KEYS again: without them their entries can't be verified.",
      }
    )
  }
  if (activeKeyId === 0) {
    return bad("ledger keys", "the development key is in use", {
      status: production ? "failure" : "warning",
      advice: "Set WALLET_LEDGER_KEYS=1:<the output of `openssl rand -base64 32`>.",
    })
  }
  return good("ledger keys", `key ${activeKeyId} signs`)
}

function checkSecrets(container: MedusaContainer, production: boolean): Diagnosis {
  const { http } = container.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
  const known = [http.jwtSecret, http.cookieSecret].includes(WELL_KNOWN_SECRET)
  return known
    ? bad("host secrets", "jwtSecret or cookieSecret is the well-known default", {
        status: production ? "failure" : "warning",
        advice: "Set JWT_SECRET and COOKIE_SECRET: anybody can sign in with the default.",
      })
    : good("host secrets", "set")
}

function checkDurability(found: Examination): Diagnosis {
  const { fsync, synchronous_commit, full_page_writes } = found
  const settings = `fsync ${fsync ? "on" : "off"}, synchronous_commit ${synchronous_commit}, full_page_writes ${full_page_writes ? "on" : "off"}`
  return fsync && full_page_writes && synchronous_commit !== "off"
    ? good("durability", `PostgreSQL ${found.server_version}: ${settings}`)
    : bad("durability", settings, {
        advice: "Switch all three on: otherwise a crash loses money that was acknowledged.",
      })
}

function checkClock(skewMs: number): Diagnosis {
  const found = `the database is ${Math.abs(Math.round(skewMs))} ms ${skewMs < 0 ? "behind" : "ahead"}`
  const away = Math.abs(skewMs)
  return away < 2 * SECOND
    ? good("clock", found)
    : bad("clock", found, {
        status: away < MINUTE ? "warning" : "failure",
        advice:
          "Synchronise the clocks (NTP): nonces, webhook signatures and expiry depend on them.",
      })
}

function checkPool({ pool_max }: Examination): Diagnosis {
  return pool_max >= LEAST_POOL
    ? good("connection pool", `${pool_max} connections`)
    : bad("connection pool", `${pool_max} connections`, {
        status: "warning",
        advice: `Raise projectConfig.databaseDriverOptions.pool.max to ${LEAST_POOL} or more.`,
      })
}

async function checkRedis(container: MedusaContainer): Promise<Diagnosis> {
  const { projectConfig } = container.resolve(ContainerRegistrationKeys.CONFIG_MODULE)
  const url = redisUrlOf(projectConfig)
  if (!url) {
    return good(
      "redis",
      "not configured: right for one instance, limits are per instance with more"
    )
  }
  const client = new Redis(url, {
    ...projectConfig.redisOptions,
    lazyConnect: true,
    connectTimeout: REDIS_TIMEOUT_MS,
    commandTimeout: REDIS_TIMEOUT_MS,
    retryStrategy: () => null,
  })
  // Its failure is the answer of the command below.
  client.on("error", () => undefined)
  try {
    await client.connect()
    await client.ping()
    return good("redis", "answers")
  } catch (error) {
    return bad("redis", (error as Error).message, {
      status: "warning",
      advice: "Bring Redis back: until then limits are counted on each instance alone.",
    })
  } finally {
    client.disconnect()
  }
}

function checkHttps(container: MedusaContainer, production: boolean): Diagnosis {
  if (settingsOf(container).force_https) {
    return good("https", "required")
  }
  return production
    ? bad("https", "requests over plain HTTP are accepted", {
        status: "warning",
        advice: "Switch the setting force_https on.",
      })
    : good("https", "not required")
}

function checkClientAddresses(arrival: Arrival | undefined): Diagnosis {
  const check = "client addresses"
  if (!arrival) {
    return good(
      check,
      "only a request to GET /admin/wallet/doctor shows whether a proxy is in front"
    )
  }
  if (!arrival.trustsProxy) return good(check, "those of the connections")
  if (arrival.cameByProxy) return good(check, "named by the proxy that this request came by")
  return bad(check, "this request came by no proxy, and the host believes X-Forwarded-For", {
    status: "warning",
    advice:
      "Let nobody but your proxy reach this port: whoever does can name any address, and so passes " +
      "the limits that count addresses (sign-ins, redemptions, guests).",
  })
}

function checkOutbox({ outbox, now }: Examination): Diagnosis {
  const age = outbox.oldest ? now.getTime() - outbox.oldest.getTime() : 0
  const found = `${outbox.waiting} events wait, the oldest for ${Math.round(age / SECOND)} s`
  return age < MINUTE
    ? good("event relay", found)
    : bad("event relay", found, {
        status: age < 10 * MINUTE ? "warning" : "failure",
        advice: "See that an instance in worker or shared mode runs, and look at its log.",
      })
}

function checkUpkeep({ oldest_lapsed_at, overdue_wallet_ids: ids, now }: Examination): Diagnosis {
  const overdue = oldest_lapsed_at ? now.getTime() - oldest_lapsed_at.getTime() : 0
  const found = `lapsed credit waits for ${Math.round(overdue / SECOND)} s to be booked`
  return overdue < 10 * MINUTE
    ? good("upkeep", found)
    : bad("upkeep", `${found}, in wallets ${ids.join(", ")}`, {
        status: "warning",
        advice:
          "See that an instance in worker or shared mode runs: it books what has lapsed. Where it does, " +
          "its log says why what has lapsed in these wallets can't be booked; verify the ledger to see whether they were " +
          "changed behind its back.",
      })
}

function checkCheckpoints(found: Examination): Diagnosis {
  const { last_checkpoint_at: last, last_movement_at: moved } = found
  const behind = moved && (!last || moved > last) ? found.now.getTime() - moved.getTime() : 0
  return behind < 10 * MINUTE
    ? good("checkpoints", last ? `the last is of ${last.toISOString()}` : "nothing to sign yet")
    : bad(
        "checkpoints",
        `the last movements have been unsigned for ${Math.round(behind / MINUTE)} min`,
        {
          status: "warning",
          advice:
            "See that an instance in worker or shared mode runs: it signs the state every minute.",
        }
      )
}

function checkCompensations({ open_failed_compensations: open }: Examination): Diagnosis {
  return open > 0
    ? bad(
        "compensations",
        `${open} could not be carried out: what a failed workflow booked stands`,
        {
          status: "warning",
          advice:
            "Look at GET /admin/wallet/failed-compensations, and reverse these transactions or mark them as resolved.",
        }
      )
    : good("compensations", "whatever a failed workflow booked is taken back")
}

function checkWithdrawals(open: OpenWithdrawals, now: Date): Diagnosis {
  const { requested, approved, oldest_requested, oldest_approved } = open
  const days = (since: Date | null) =>
    since ? Math.floor((now.getTime() - since.getTime()) / DAY) : 0
  const [undecided, unpaid] = [days(oldest_requested), days(oldest_approved)]
  const found =
    `${requested} wait for a decision, the oldest for ${undecided} days; ` +
    `${approved} wait to be paid, the oldest for ${unpaid} days`
  return undecided < DECIDED_WITHIN_DAYS && unpaid < PAID_WITHIN_DAYS
    ? good("withdrawals", found)
    : bad("withdrawals", found, {
        status: "warning",
        advice:
          "Decide about them, or note that they are paid: their money is set aside meanwhile. The " +
          "dashboard's page Withdrawals lists them.",
      })
}

function checkReloads({ unknown, oldest }: UnknownReloads, now: Date): Diagnosis {
  const hours = oldest ? Math.floor((now.getTime() - oldest.getTime()) / HOUR) : 0
  const found = oldest
    ? `of ${unknown} nobody knows what has come, for ${hours} hours of the first`
    : "of each it is known what has come"
  return hours < RELOAD_KNOWN_WITHIN_HOURS
    ? good("reloads", found)
    : bad("reloads", found, {
        status: "warning",
        advice:
          "Look for these payments at the provider, and say on the dashboard's page Top-ups what you saw: " +
          "their customers are charged nothing else meanwhile.",
      })
}

function checkHandovers({ open, oldest, unannounced }: WaitingHandovers, now: Date): Diagnosis {
  const days = oldest ? Math.floor((now.getTime() - oldest.getTime()) / DAY) : 0
  const found = `${open} shoppers wait for a person, the first for ${days} days`
  if (unannounced > 0) {
    return bad("hand-overs", `${found}; of ${unannounced} nobody could be told`, {
      status: "warning",
      advice:
        "The dashboard's page Hand-overs says of each what failed: the e-mail needs a notification " +
        "provider for the channel email, or leave handover_email empty.",
    })
  }
  return days < TAKEN_WITHIN_DAYS
    ? good("hand-overs", found)
    : bad("hand-overs", found, {
        status: "warning",
        advice:
          "See to them on the dashboard's page Hand-overs. Where nobody does, switch handover_enabled " +
          "off: shoppers are told that their request was passed on.",
      })
}

/** Of this instance, since it was started. */
function checkExtensions(failures: ReadonlyMap<TurnExtension, ExtensionFailures>): Diagnosis {
  if (failures.size === 0) return good("assistant extensions", "none has failed")
  const found = [...failures].map(
    ([name, { count, last, message }]) =>
      `${name} failed ${count} times, last at ${last.toISOString()}: ${message.slice(0, 200)}`
  )
  return bad("assistant extensions", found.join("; "), {
    status: "warning",
    advice:
      "Turns went on without it. Look at the log for where it fails, and restart the store once it is put right.",
  })
}

function good(check: string, found: string): Diagnosis {
  return { check, status: "ok", found, advice: null }
}

function bad(
  check: string,
  found: string,
  { status = "failure", advice }: { status?: "warning" | "failure"; advice: string }
): Diagnosis {
  return { check, status, found, advice }
}
