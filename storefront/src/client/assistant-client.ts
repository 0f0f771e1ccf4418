import { createParser } from "eventsource-parser"
import { Service, ServiceError } from "./service"
import type { ServiceAddress } from "./service"

export interface Variation {
  variation_id: number
  medusa_variant_id: string
  label: string
  price: string
  price_amount: string | null
  in_stock: boolean
  image?: string | null
}

/** A product as the assistant shows it; prices are display strings. */
export interface ProductCard {
  id: number
  medusa_product_id: string
  name: string
  price: string
  currency: string
  regular_price: string
  sale_price: string | null
  on_sale: boolean
  in_stock: boolean
  short_description: string
  image: string | null
  url: string
  rating: number | null
  review_count: number
  is_variable: boolean
  variations: Variation[]
}

export interface ComparisonRow {
  name: string
  values: Record<string, string>
}

export interface Comparison {
  products: ProductCard[]
  attributes: ComparisonRow[]
}

export interface CartItem {
  cart_item_key: string
  product_id: number
  variation_id: number
  name: string
  quantity: number
  unit_price: string
  line_total: string
  image: string | null
}

/** The whole cart as the store has checked it; amounts are display strings. */
export interface Cart {
  message: string
  items: CartItem[]
  item_count: number
  subtotal: string
  tax_total: string
  discount_total: string
  total: string
  currency: string
  checkout_url: string
}

export interface ChatMessage {
  role: "user" | "assistant"
  content: string
}

export interface Question {
  messages: ChatMessage[]
  conversation_ref?: string
  locale?: string
  country?: string
  cart_id?: string
}

/** What a turn tells as it goes. Frames of other types may come and are for later versions. */
export type Frame =
  | { type: "chunk"; content: string }
  | { type: "tool"; name: string }
  | { type: "products"; products: ProductCard[] }
  | ({ type: "comparison" } & Comparison)
  | { type: "cart"; cart: Cart }
  | { type: "done"; conversation_ref: string; message_ref: string; choices?: Choice[] }
  | { type: "error"; code: string; message: string }

/** A ready-made reply: words, or a label with the words that it stands for. */
export type Choice = string | { label: string; value?: string }

interface Answer {
  message: string
  cards: ProductCard[]
  comparison?: ComparisonRow[]
  choices?: Choice[]
  conversation_ref: string
  message_ref: string
}

export interface CartChange {
  action: "add" | "update" | "remove" | "view"
  product_id?: number | string
  variation_id?: number | string
  cart_item_key?: string
  quantity?: number
  country?: string
  locale?: string
  cart_id?: string
}

/** The shoppers' part of `/assistant/v1`. Everything may throw a `ServiceError`. */
export class AssistantClient {
  readonly service: Service

  constructor(address: Omit<ServiceAddress, "root">) {
    this.service = new Service({ ...address, root: "/assistant/v1" })
  }

  /** A turn as it comes; ends with `done`, or throws. */
  async *stream(question: Question, signal: AbortSignal): AsyncGenerator<Frame> {
    const response = await this.service.send("POST", "/stream", { json: question, signal })
    const frames: Frame[] = []
    const parser = createParser({ onEvent: ({ data }) => frames.push(JSON.parse(data) as Frame) })
    const decoder = new TextDecoder()
    const reader = response.body!.getReader()
    let ended = false
    try {
      while (!ended) {
        const { done, value } = await reader.read().catch((error) => {
          throw signal.aborted ? error : new ServiceError("unreachable", "The answer broke off.")
        })
        if (done) break
        parser.feed(decoder.decode(value, { stream: true }))
        for (const frame of frames.splice(0)) {
          if (frame.type === "error") throw new ServiceError(frame.code, frame.message, 400)
          ended ||= frame.type === "done"
          yield frame
        }
      }
    } finally {
      void reader.cancel().catch(() => undefined)
    }
    if (!ended) throw new ServiceError("unreachable", "The answer broke off.")
  }

  /** The same turn, answered at once, as the frames that it would have had. */
  async *whole(question: Question, signal: AbortSignal): AsyncGenerator<Frame> {
    const answer = await this.service.json<Answer>("POST", "/message", { json: question, signal })
    const { message, cards, comparison: attributes, ...done } = answer
    if (cards.length) yield { type: "products", products: cards }
    if (attributes) {
      const named = new Set(attributes.flatMap(({ values }) => Object.keys(values)))
      const products = cards.filter(({ id }) => named.has(String(id)))
      if (products.length > 1) yield { type: "comparison", products, attributes }
    }
    yield { type: "chunk", content: message }
    yield { type: "done", ...done }
  }

  cart(change: CartChange): Promise<Cart> {
    return this.service.json("POST", "/cart", { json: change })
  }

  async searchByPicture(picture: Blob, fields: Record<string, string>, signal: AbortSignal) {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    form.set("image", picture, "photo.jpg")
    return await this.service.json<{ products: ProductCard[]; message?: string }>(
      "POST",
      "/visual-search",
      { form, signal }
    )
  }

  /** Has the service forget what was said. */
  async forget(conversation_ref: string): Promise<void> {
    await this.service.json("DELETE", `/conversations/${encodeURIComponent(conversation_ref)}`)
  }

  async rate(rating: "up" | "down", refs: { conversation_ref?: string; message_ref?: string }) {
    await this.service.json("POST", "/feedback", { json: { rating, ...refs } })
  }
}
