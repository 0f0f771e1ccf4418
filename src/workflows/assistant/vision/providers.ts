import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { VisionImage } from "../../../extensions"
import { ACCESS_MODULE } from "../../../modules/access"
import type { AccessService } from "../../../modules/access"
import { ASSISTANT_MODULE, assistantSettingsOf } from "../../../modules/assistant"
import type { AssistantService } from "../../../modules/assistant"
import type { ProviderSetting } from "../../../modules/assistant/settings-list"
import type { Shopper, TokenUsage } from "../../../modules/assistant/types"
import { PictureError, sniffPicture } from "../../../modules/visual-search"
import type { Lookalike } from "../../../modules/visual-search"
import { findProducts } from "../search"
import { describeByModel } from "./describe-by-model"
import { visualSearchOf } from "./index-images"

/** What a shopper narrows a search by picture down to. */
export interface LookalikeFilters {
  /** The host's id. */
  category_id?: string
  /** Minor units of the shopper's currency, both inclusive. */
  min_price?: bigint
  max_price?: bigint
  limit: number
}

/** Matches that a provider is asked for: more than are shown, since filters come after it. */
const MATCHES = 1_000
/** Of a search by words: what comes later is named by chance. */
const SEARCH_HITS = 20
/** How much the first places of two lists count over the later ones. */
const FUSION = 60
/** How long the store's own provider may take. */
const TIMEOUT_MS = 10_000

/** Whether the store brings a vision provider of its own. */
export function hasOwnProvider(scope: MedusaContainer): boolean {
  return ownProviderOf(scope) !== undefined
}

function ownProviderOf(scope: MedusaContainer): OwnProvider | undefined {
  return scope.resolve<AccessService>(ACCESS_MODULE).extensions.assistant_vision_provider
}

/**
 * Ids of the products that look like a picture, best first: by the store's own provider if it has
 * one, by a model that can see together with the built-in provider if the settings name one, else by
 * the built-in provider. That also stands in for whichever fails: a shopper with a photo in hand
 * wants products, not an apology.
 */
export async function matchPicture(
  scope: MedusaContainer,
  shopper: Shopper,
  picture: Buffer,
  filters: LookalikeFilters
): Promise<string[]> {
  const own = ownProviderOf(scope)
  if (own) {
    const type = sniffPicture(picture)
    if (!type) throw new PictureError("type", "not a JPEG, PNG, WebP or GIF")
    const asked = askOwnProvider(scope, own, { bytes: picture, type }, filters)
    return (
      (await unlessItFails(scope, "assistant_vision_provider", asked)) ?? byLook(scope, picture)
    )
  }
  const { vision_provider, providers } = assistantSettingsOf(scope)
  const model = providers.find(({ name }) => name === vision_provider)
  if (!model) return await byLook(scope, picture)
  const [alike, named] = await Promise.all([
    findAlike(scope, picture),
    unlessItFails(scope, model.name, matchByWords(scope, shopper, model, picture, filters)),
  ])
  return fuse(alike, named ?? [])
}

/** Undefined, and a line in the log, for what goes wrong at somebody else's. */
async function unlessItFails<T>(
  scope: MedusaContainer,
  name: string,
  work: Promise<T>
): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    const logger = scope.resolve(ContainerRegistrationKeys.LOGGER)
    logger.warn(`Vision: ${name} failed: ${(error as Error).message}`)
    return undefined
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
async function byLook(scope: MedusaContainer, picture: Buffer): Promise<string[]> {
  return (await findAlike(scope, picture)).map(({ product_id }) => product_id)
}

async function findAlike(scope: MedusaContainer, picture: Buffer): Promise<Lookalike[]> {
  const service = visualSearchOf(scope)
  const description = (await service.canSee()) && (await service.describe(picture))
  return description ? await service.findLike(description, MATCHES) : []
}

/** What the catalogue has for the words in which a model describes the picture. */
async function matchByWords(
  scope: MedusaContainer,
  shopper: Shopper,
  model: ProviderSetting,
  picture: Buffer,
  { category_id, min_price, max_price }: LookalikeFilters
): Promise<string[]> {
  const { spend, providerRules } = scope.resolve<AssistantService>(ASSISTANT_MODULE)
  if (!(await spend.mayUse(model))) return []
  const preview = await visualSearchOf(scope).preview(picture)
  const book = (usage: TokenUsage) => spend.add(model, usage)
  const words = await describeByModel(model, preview, book, providerRules)
  if (!words) return []
  const { hits } = await findProducts(scope, shopper, {
    query: words,
    category: category_id,
    min_price,
    max_price,
    in_stock: true,
    limit: SEARCH_HITS,
  })
  return hits.map(({ medusa_product_id }) => medusa_product_id)
}

/** Copies of a photo first; then what stands high in either list, highest what does in both. */
function fuse(alike: readonly Lookalike[], named: readonly string[]): string[] {
  const copies = alike.filter(({ copy }) => copy).map(({ product_id }) => product_id)
  const scores = new Map<string, number>()
  for (const list of [alike.map(({ product_id }) => product_id), named]) {
    list.forEach((id, rank) => scores.set(id, (scores.get(id) ?? 0) + 1 / (FUSION + rank)))
  }
  const fused = [...scores].sort(([, one], [, other]) => other - one).map(([id]) => id)
  return [...new Set([...copies, ...fused])]
}
