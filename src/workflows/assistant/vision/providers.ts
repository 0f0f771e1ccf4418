import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { VisionImage } from "../../../extensions"
import { ACCESS_MODULE } from "../../../modules/access"
import type { AccessService } from "../../../modules/access"
import { PictureError, sniffPicture } from "../../../modules/visual-search"
import type { LookalikeFilters } from "./find-lookalikes"
import { visualSearchOf } from "./index-images"

/** Matches that a provider is asked for: more than are shown, since filters come after it. */
const MATCHES = 1_000
/** How long the store's own provider may take. */
const TIMEOUT_MS = 10_000

/**
 * Ids of the products that look like a picture, best first, by the store's own provider if it has
 * one, else by ours. Ours also stands in for one that fails: a shopper with a photo in hand wants
 * products, not an apology.
 */
export async function matchPicture(
  scope: MedusaContainer,
  picture: Buffer,
  filters: LookalikeFilters
): Promise<string[]> {
  const { assistant_vision_provider: own } = scope.resolve<AccessService>(ACCESS_MODULE).extensions
  if (!own) return await matchByLook(scope, picture)
  const type = sniffPicture(picture)
  if (!type) throw new PictureError("type", "not a JPEG, PNG, WebP or GIF")
  try {
    return await askOwnProvider(scope, own, { bytes: picture, type }, filters)
  } catch (error) {
    const logger = scope.resolve(ContainerRegistrationKeys.LOGGER)
    logger.warn(`assistant_vision_provider failed: ${(error as Error).message}`)
    return await matchByLook(scope, picture)
  }
}

type OwnProvider = NonNullable<AccessService["extensions"]["assistant_vision_provider"]>

async function askOwnProvider(
  scope: MedusaContainer,
  own: OwnProvider,
  image: VisionImage,
  filters: LookalikeFilters
): Promise<string[]> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error))
  })
  const matches = await Promise.race([own(image, { container: scope, filters, signal }), late])
  return matches.map(({ product_id }) => product_id).filter((id) => typeof id === "string")
}

/** The built-in provider. */
async function matchByLook(scope: MedusaContainer, picture: Buffer): Promise<string[]> {
  const service = visualSearchOf(scope)
  const description = await service.describe(picture)
  if (!description) return []
  const found = await service.findLike(description, MATCHES)
  return found.map(({ product_id }) => product_id)
}
