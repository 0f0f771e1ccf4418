import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { indexImages, seesPictures, visualSearchOf } from "./index-images"

const BATCH = 50

/**
 * Goes through all products, from where the last one left off, until the time is up or all were
 * seen: what events have missed is put right, and a store that has just installed the plugin gets
 * its index. One instance at a time does it; once an hour is enough.
 *
 * @returns whether it came to the end
 */
export async function sweepImages(
  scope: MedusaContainer,
  { seconds }: { seconds: number }
): Promise<boolean> {
  const service = visualSearchOf(scope)
  if (!(await seesPictures(scope))) {
    await service.sweep.reset()
    return false
  }
  let after = await service.sweep.claim()
  if (after === undefined) return false
  const deadline = Date.now() + seconds * 1_000
  let finished = false
  try {
    while (!finished && Date.now() < deadline) {
      const ids = await listIds(scope, after)
      finished = ids.length < BATCH
      const until = finished ? undefined : ids[ids.length - 1]
      const indexed = await service.listProducts(after, until)
      await indexImages(scope, [...new Set([...ids, ...indexed])])
      after = until ?? after
      await service.sweep.move(after)
    }
  } finally {
    await service.sweep.release({ finished })
  }
  if (finished) await service.purge()
  return finished
}

async function listIds(scope: MedusaContainer, after: string): Promise<string[]> {
  const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "product",
    fields: ["id"],
    filters: { status: "published", id: { $gt: after } },
    pagination: { take: BATCH, skip: 0, order: { id: "ASC" } },
  })
  return data.map(({ id }) => id)
}
