import { setTimeout as sleep } from "node:timers/promises"
import type { MedusaContainer } from "@medusajs/framework/types"
import { indexImages, visualSearchOf } from "./index-images"

/** Events of one change come in a bunch. */
const GATHER_MS = 200
const BATCH = 50

interface Waiting {
  ids: Set<string>
  /** Resolves when all of them were looked at. */
  done: Promise<void>
}

const queues = new WeakMap<object, { next?: Waiting; last: Promise<void> }>()

/**
 * Looks at the pictures of a product soon, together with others that have changed meanwhile; bunches
 * are worked off one after the other, so that an import takes one core and not the shop.
 */
export async function indexImagesSoon(scope: MedusaContainer, productId: string): Promise<void> {
  const key = visualSearchOf(scope)
  const queue = queues.get(key) ?? { last: Promise.resolve() }
  queues.set(key, queue)
  if (!queue.next) {
    const ids = new Set<string>()
    const done = Promise.all([queue.last, sleep(GATHER_MS, undefined, { ref: false })]).then(
      async () => {
        queue.next = undefined
        const all = [...ids]
        for (let from = 0; from < all.length; from += BATCH) {
          await indexImages(scope, all.slice(from, from + BATCH))
        }
      }
    )
    queue.next = { ids, done }
    queue.last = done.catch(() => undefined)
  }
  queue.next.ids.add(productId)
  await queue.next.done
}
