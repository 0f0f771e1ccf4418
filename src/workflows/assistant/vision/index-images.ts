import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { readGraph } from "../../../host/read-graph"
import { loadAssistantSettings } from "../../../modules/assistant"
import { PictureError, VISUAL_SEARCH_MODULE } from "../../../modules/visual-search"
import type { ImageOutcome, ImagePlace, VisualSearchService } from "../../../modules/visual-search"
import { FetchError, fetchImage } from "./fetch-image"

/** Of one product. */
const MAX_IMAGES = 12
const MAX_URL_LENGTH = 2_048
/** Pictures that are fetched and described at the same time. */
const PARALLEL = 2

export interface IndexReport {
  described: number
  failed: number
  removed: number
}

const Product = z.object({
  id: z.string(),
  thumbnail: z.string().nullish(),
  images: z.array(z.object({ url: z.string() })).nullish(),
})
type Product = z.output<typeof Product>

/**
 * Makes the index hold the pictures of these products: those that are new are fetched and described,
 * those that are gone are forgotten. Products that are unknown or not published have none.
 */
export async function indexImages(
  scope: MedusaContainer,
  productIds: readonly string[]
): Promise<IndexReport> {
  const report = { described: 0, failed: 0, removed: 0 }
  if (!productIds.length || !(await seesPictures(scope))) return report
  const service = visualSearchOf(scope)
  const wanted = new Map((await readPublished(scope, productIds)).map(placesOf))
  const known = await service.listKnown(productIds)
  const settled = new Set<string>()
  for (const { product_id, url, settled: done } of known) {
    if (!wanted.get(product_id)?.includes(url)) {
      report.removed += await service.forget([product_id], [url])
    } else if (done) {
      settled.add(`${product_id} ${url}`)
    }
  }
  const missing = [...wanted].flatMap(([product_id, urls]) =>
    urls
      .filter((url) => !settled.has(`${product_id} ${url}`))
      .map((url): ImagePlace => ({ product_id, url }))
  )
  const work = async () => {
    for (let place = missing.shift(); place; place = missing.shift()) {
      const outcome = await examine(scope, service, place)
      await service.save(place, outcome)
      report["failure" in outcome ? "failed" : "described"]++
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, work))
  return report
}

/** Whether the store wants pictures described at all, and this platform can. */
export async function seesPictures(scope: MedusaContainer): Promise<boolean> {
  const { vision_provider } = await loadAssistantSettings(scope)
  return vision_provider !== "none" && (await visualSearchOf(scope).canSee())
}

export function visualSearchOf(scope: MedusaContainer): VisualSearchService {
  return scope.resolve<VisualSearchService>(VISUAL_SEARCH_MODULE)
}

async function readPublished(
  scope: MedusaContainer,
  productIds: readonly string[]
): Promise<Product[]> {
  return await readGraph(scope, {
    entity: "product",
    fields: ["id", "thumbnail", "images.url"],
    filters: { id: [...productIds], status: "published" },
    row: Product,
  })
}

function placesOf({ id, thumbnail, images }: Product): [string, string[]] {
  const urls = [thumbnail, ...(images ?? []).map(({ url }) => url)].filter(
    (url): url is string => Boolean(url) && (url as string).length <= MAX_URL_LENGTH
  )
  return [id, [...new Set(urls)].slice(0, MAX_IMAGES)]
}

async function examine(
  scope: MedusaContainer,
  service: VisualSearchService,
  { url }: ImagePlace
): Promise<ImageOutcome> {
  try {
    return await service.examine(await fetchImage(scope, url))
  } catch (error) {
    if (error instanceof FetchError) return { failure: error.message, again: error.again }
    if (error instanceof PictureError) return { failure: error.message, again: false }
    throw error
  }
}
