import type { MedusaContainer } from "@medusajs/framework/types"
import { settingsOf } from "../../modules/access"
import { attempt } from "../warn-once"
import { modulesOf } from "./agreements"
import { chargeReload, reloadIfLow } from "./charge-reload"
import { concludeReload } from "./conclude-reload"
import { settleReload } from "./settle-reload"

const MINUTE_MS = 60 * 1000
/** Longer than any provider tries again by itself: whoever charged this is not there any more. */
const CHARGING_MS = 15 * MINUTE_MS
/** Money of an attempt that came to nothing arrives no later than that. */
const LATE_MS = 8 * 24 * 60 * MINUTE_MS
const PAGE = 200
/** Each waits for a provider; more at once would take the store's connections. */
const AT_ONCE = 4

/**
 * Does whatever a crash or a lost event has left: finds out what came of attempts, lets customers who have
 * filled their wallet be reloaded again, and reloads every wallet that is low. Any number of instances may
 * do it at once.
 */
export async function sweepReloads(container: MedusaContainer): Promise<void> {
  const { ledger, reloads } = modulesOf(container)
  await settleAttempts(container)
  if (!settingsOf(container).auto_reload_enabled) return

  for (const { id, wallet_id, threshold } of await reloads.listWaiting(PAGE)) {
    const wallet = await ledger.findWallet(wallet_id)
    if (wallet && wallet.balance >= threshold) await reloads.stopWaiting(id)
  }
  await each(await reloads.listQueued(PAGE), (id) =>
    attempt(container, `The reload ${id} could not be charged`, () => chargeReload(container, id))
  )
  for (let after = 0, found = PAGE; found === PAGE;) {
    const low = await ledger.findWalletsToReload(after, PAGE)
    await each(low, ({ id }) =>
      attempt(container, `The wallet ${id} could not be reloaded`, () => reloadIfLow(container, id))
    )
    found = low.length
    after = low.at(-1)?.id ?? after
  }
}

async function settleAttempts(container: MedusaContainer): Promise<void> {
  const now = Date.now()
  const unsettled = await modulesOf(container).reloads.listUnsettled({
    chargedBefore: new Date(now - CHARGING_MS),
    endedAfter: new Date(now - LATE_MS),
    limit: PAGE,
  })
  await each(unsettled, (reload) =>
    attempt(container, `The reload ${reload.id} could not be settled`, async () => {
      await settleReload(container, reload)
      if (reload.state === "charging") {
        await concludeReload(container, reload, { state: "unknown", reason: "interrupted" })
      }
    })
  )
}

async function each<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  for (let start = 0; start < all.length; start += AT_ONCE) {
    await Promise.all(all.slice(start, start + AT_ONCE).map(work))
  }
}
