import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { ASSISTANT_MODULE } from "../../../../modules/assistant"
import type { AssistantService, Handoff, HandoffLine } from "../../../../modules/assistant"
import { ToolRefused } from "../../../../modules/assistant/refusal"
import type { CartState, ProductCard, Shopper } from "../../../../modules/assistant/types"
import { addToCart, findOwnCart, viewCart } from "../../cart"
import { findProductId, formatPrice, readCards } from "../../catalogue"

/** What has changed since the link was made; sentences for the person who opens it. */
export type HandoffNote = string

export type OpenedHandoff =
  /** A variation has to be chosen first: of the line at `index`. */
  | { outcome: "choose"; index: number; card: ProductCard }
  | {
      outcome: "filled"
      cart: CartState
      notes: HandoffNote[]
      /** How many of the lines are in the cart. */
      added: number
      /** The link had filled this cart before; nothing was added. */
      again: boolean
    }

/** How long an opening waits for another one of the same person, in seconds. */
const WAIT_SECONDS = 30

/**
 * Puts what a link hands over into the cart of whoever opens it, at live prices and as far as there
 * is stock, once per link and cart. Nothing is ordered or paid.
 *
 * @param token names the link
 */
export async function openHandoff(
  scope: MedusaContainer,
  shopper: Shopper,
  handoff: Handoff,
  token: string
): Promise<OpenedHandoff> {
  const cards = await readHandedOver(scope, shopper, handoff)
  const index = handoff.lines.findIndex(
    ({ product_id, variation_id }) =>
      variation_id === null && (cards.get(product_id)?.variations.length ?? 0) > 1
  )
  const open = cards.get(handoff.lines[index]?.product_id ?? 0)
  if (open) return { outcome: "choose", index, card: open }
  const locking = scope.resolve(Modules.LOCKING)
  const fill = () => fillCart(scope, shopper, { handoff, token, cards })
  return locking.execute(`assistant-handoff:${shopper.key}`, fill, { timeout: WAIT_SECONDS })
}

interface Opening {
  handoff: Handoff
  token: string
  /** By public number; without those that are not sold here any more. */
  cards: ReadonlyMap<number, ProductCard>
}

async function fillCart(
  scope: MedusaContainer,
  shopper: Shopper,
  { handoff, token, cards }: Opening
): Promise<OpenedHandoff> {
  const { handoffOpenings: openings } = scope.resolve<AssistantService>(ASSISTANT_MODULE)
  let cartId = await findOwnCart(scope, shopper)
  const again = cartId !== undefined && !(await openings.claim(token, cartId))
  const notes: HandoffNote[] = []
  let added = 0
  try {
    for (const line of again ? [] : handoff.lines) {
      const result = await addLine(scope, shopper, line, { handoff, token, cards })
      notes.push(...result.notes)
      if (!result.added) continue
      added += 1
      if (cartId === undefined) {
        cartId = await findOwnCart(scope, shopper)
        if (cartId !== undefined) await openings.claim(token, cartId)
      }
    }
  } finally {
    // Whoever got nothing may try again; whoever got a part must not get it twice.
    if (added === 0 && !again && cartId !== undefined) await openings.release(token, cartId)
  }
  const { state: cart } = await viewCart(scope, shopper)
  return { outcome: "filled", cart, notes, added, again }
}

interface Added {
  added: boolean
  notes: HandoffNote[]
}

async function addLine(
  scope: MedusaContainer,
  shopper: Shopper,
  line: HandoffLine,
  { handoff, cards }: Opening
): Promise<Added> {
  const card = cards.get(line.product_id)
  const variation = card?.variations.find(
    ({ variation_id }) => line.variation_id === null || variation_id === line.variation_id
  )
  if (!card || !variation) {
    return { added: false, notes: ["One product is not sold here any more."] }
  }
  const name = card.is_variable ? `${card.name} (${variation.label})` : card.name
  const then = handoff.currency === shopper.currency ? line.price_amount : null
  const change = priceNote(shopper, name, then, variation.price_amount)
  const put = (quantity: number) =>
    addToCart(scope, shopper, { variation: variation.medusa_variant_id, quantity })
  try {
    await put(line.quantity)
    return { added: true, notes: change }
  } catch (error) {
    if (!(error instanceof ToolRefused)) throw error
    const left = roomLeft(error)
    if (left < 1) return { added: false, notes: [`${name}: ${error.message}`] }
    await put(left)
    return { added: true, notes: [`${name}: ${error.message}`, ...change] }
  }
}

/** How many can still be put in after a refusal that says how many there are. */
function roomLeft({ code, details }: ToolRefused): number {
  const { available, in_cart } = details ?? {}
  if (code !== "assistant_out_of_stock" || typeof available !== "number") return 0
  return available - (typeof in_cart === "number" ? in_cart : 0)
}

function priceNote(
  shopper: Shopper,
  name: string,
  then: string | null,
  now: string | null
): HandoffNote[] {
  if (then === null || now === null || then === now) return []
  return [`${name} costs ${formatPrice(now, shopper)} now; it was ${formatPrice(then, shopper)}.`]
}

async function readHandedOver(
  scope: MedusaContainer,
  shopper: Shopper,
  { lines }: Handoff
): Promise<Map<number, ProductCard>> {
  const ids: string[] = []
  for (const { product_id } of lines) {
    const id = await findProductId(scope, product_id)
    if (id !== undefined) ids.push(id)
  }
  const cards = await readCards(scope, shopper, ids)
  return new Map(cards.map((card) => [card.id, card]))
}
