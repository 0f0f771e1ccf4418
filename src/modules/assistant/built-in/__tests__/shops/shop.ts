import type { ProductCard } from "../../../types"
import { fold, splitWords } from "../../../../../language"
import { MemoryIndex } from "../../../../product-search/memory/memory-index"
import { matchProducts } from "../../../../product-search/memory/match"
import { rankByWords } from "../../../../product-search/memory/rank"
import { parseQuery } from "../../../../product-search/query/parse"
import { catalogueLanguage, Thesaurus } from "../../../../product-search/query/thesaurus"
import { answerSearch } from "../../../../product-search/search/search"
import type { Offer, SearchRequest } from "../../../../product-search/types"
import { draftDocument } from "../../../../../../integration-tests/support/product-search"
import { Conversation, type Draft, FakeShop, type FindDrafts } from "../fake-shop"

/** A shop of its own, with what its visitors said and what a fair person would have wanted. */
export interface Shop {
  /** What the catalogue is written in. */
  catalogue: string
  /** What its visitors write in. */
  language: string
  wares: Draft[]
  policies: { topic: string; title: string; text: string }[]
  conversations: Said[][]
}

export interface Said {
  say: string
  /** What every right answer says. */
  says?: RegExp
  /** What no right answer says. */
  not?: RegExp
  /** The product that is shown first. */
  first?: string
  /** Products that are not shown. */
  hides?: string[]
  /** Quantities by the names of lines, when the turn is over. */
  cart?: Record<string, number>
}

/** The very search of the plugin, by words alone, over the wares of a shop. */
function findIn(wares: readonly Draft[], language: string, locale: string): FindDrafts {
  const thesaurus = new Thesaurus(catalogueLanguage(language), [])
  const index = new MemoryIndex(thesaurus)
  const idOf = new Map<string, number>()
  wares.forEach(({ name, category, cents, sale, description, words, labels }, at) => {
    const values = Object.keys(labels ?? {}).flatMap((label) => label.match(/(?<=: )[^,]+/g) ?? [])
    const document = draftDocument({
      title: name,
      description: `${description ?? ""} ${words ?? ""}`,
      categories: [[category]],
      attributes: [...new Set(values)],
      price: BigInt(sale ?? cents),
    })
    idOf.set(document.product_id, at + 1)
    index.put(document)
  })
  return async (input, cards) => {
    const number = (value: unknown) => (value === undefined ? undefined : BigInt(String(value)))
    const seen = new Set(input.exclude as number[] | undefined)
    const {
      query = "",
      limit = 10,
      exclude: _,
      named = [],
      min_price,
      max_price,
      ...others
    } = input
    const request = {
      ...others,
      query,
      limit,
      currency: "usd",
      locale,
      ...(min_price !== undefined && { min_price: number(min_price) }),
      ...(max_price !== undefined && { max_price: number(max_price) }),
      readOffers: async (ids: string[]) =>
        ids.map((id) => offerOf(id, cards[(idOf.get(id) as number) - 1], seen)),
    } as SearchRequest
    const parsed = parseQuery(
      String(query),
      { currency: "usd", locale },
      { vocabulary: index.vocabulary, thesaurus }
    )
    const everything = [...idOf.keys()].map((product_id) => ({ product_id, score: 1, words: [] }))
    const candidates =
      parsed.concepts.length === 0
        ? everything
        : rankByWords(index, parsed, matchProducts(index, parsed), {
            accept: () => true,
            limit: 50,
          })
    const found = await answerSearch(request, parsed, async () =>
      candidates.map((each) => ({
        ...each,
        created_at: "2026-01-01T00:00:00.000Z",
        prices: pricesOf(cards[(idOf.get(each.product_id) as number) - 1]),
      }))
    )
    const missing = found.relaxed.join(" ").replaceAll("term:", "")
    const isOther = (named as string[]).every((word) => splitWords(missing).includes(fold(word)))
    if ((named as string[]).length > 0 && isOther) return { ids: [], relaxed: found.relaxed }
    return {
      ids: found.hits.map(({ product_id }) => idOf.get(product_id) as number),
      relaxed: found.relaxed,
    }
  }
}

function pricesOf({ price_amount }: ProductCard): Map<string, { min: bigint; max: bigint }> {
  const amount = BigInt(price_amount ?? 0)
  return new Map([["usd", { min: amount, max: amount }]])
}

function offerOf(product_id: string, card: ProductCard, seen: ReadonlySet<number>): Offer {
  return {
    product_id,
    price: BigInt(card.price_amount ?? 0),
    in_stock: card.in_stock,
    on_sale: card.on_sale,
    rating: card.rating,
    ...(seen.has(card.id) && { is_seen: true }),
  }
}

export interface Judged {
  language: string
  say: string
  text: string
  cards: string[]
  cart: Record<string, number>
  missing: string[]
}

/** Holds every conversation of a shop and says what each turn lacks. */
export async function visit(shop: Shop): Promise<Judged[]> {
  const judged: Judged[] = []
  for (const conversation of shop.conversations) {
    const fake = new FakeShop(shop.wares, findIn(shop.wares, shop.catalogue, shop.language))
    fake.policies = shop.policies
    const shopper = new Conversation(fake, shop.language)
    for (const said of conversation) {
      const { text, cards } = await shopper.say(said.say)
      const cart = fake.inCart()
      const missing = judge(said, text, cards, cart)
      judged.push({ language: shop.language, say: said.say, text, cards, cart, missing })
    }
  }
  return judged
}

function judge(said: Said, text: string, cards: string[], cart: Record<string, number>): string[] {
  const missing: string[] = []
  if (said.says && !said.says.test(text)) missing.push(`says ${said.says}`)
  if (said.not?.test(text)) missing.push(`doesn't say ${said.not}`)
  if (said.first && cards[0] !== said.first) missing.push(`shows ${said.first} first`)
  for (const name of said.hides ?? []) if (cards.includes(name)) missing.push(`hides ${name}`)
  if (said.cart && JSON.stringify(said.cart) !== JSON.stringify(cart)) {
    missing.push(`has ${JSON.stringify(said.cart)} in the cart`)
  }
  return missing
}
