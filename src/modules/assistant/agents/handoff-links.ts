import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto"

/** One line of a handoff. */
export interface HandoffLine {
  /** Public number of the product. */
  product_id: number
  /** Public number of the variant; null when a person has yet to choose one. */
  variation_id: number | null
  quantity: number
  /** What one cost when the link was made, in minor units; null when nobody could tell. */
  price_amount: string | null
}

/** What a link hands over. */
export interface Handoff {
  /** The same for all links of one handoff, and for those that a person's choices lead to. */
  id: string
  expires_at: Date
  /** Lower case. */
  currency: string
  /** Two letters, lower case. */
  country?: string
  sales_channel_id: string
  lines: HandoffLine[]
}

export type HandoffReading = Handoff | "expired" | "invalid"

type Payload = [
  version: 1,
  id: string,
  expires: number,
  currency: string,
  country: string,
  salesChannel: string,
  lines: [product: number, variation: number | null, quantity: number, price: string | null][],
]

const MAC_BYTES = 16
const TOKEN = /^([A-Za-z0-9_-]{16,8000})\.([A-Za-z0-9_-]{22})$/

/**
 * Signs what an agent hands over to a person, so that a link can be opened on any instance without
 * having been stored, and by nobody changed.
 */
export class HandoffLinks {
  private readonly key: Buffer

  constructor(cookieSecret: string) {
    this.key = Buffer.from(hkdfSync("sha256", cookieSecret, "", "wallet-assistant handoff v1", 32))
  }

  newId(): string {
    return randomBytes(9).toString("base64url")
  }

  /** What stands in a link's path. */
  sign(handoff: Handoff): string {
    const payload: Payload = [
      1,
      handoff.id,
      Math.floor(handoff.expires_at.getTime() / 1000),
      handoff.currency,
      handoff.country ?? "",
      handoff.sales_channel_id,
      handoff.lines.map((line) => [
        line.product_id,
        line.variation_id,
        line.quantity,
        line.price_amount,
      ]),
    ]
    const text = Buffer.from(JSON.stringify(payload)).toString("base64url")
    return `${text}.${this.mac(text).toString("base64url")}`
  }

  /** What a token hands over; anything that this store has not signed is `invalid`. */
  read(token: string, now = new Date()): HandoffReading {
    const [, text, mac] = TOKEN.exec(token) ?? []
    if (text === undefined || mac === undefined) return "invalid"
    if (!timingSafeEqual(Buffer.from(mac, "base64url"), this.mac(text))) return "invalid"
    const [, id, expires, currency, country, sales_channel_id, lines] = JSON.parse(
      Buffer.from(text, "base64url").toString()
    ) as Payload
    const expires_at = new Date(expires * 1000)
    if (expires_at <= now) return "expired"
    return {
      id,
      expires_at,
      currency,
      country: country || undefined,
      sales_channel_id,
      lines: lines.map(([product_id, variation_id, quantity, price_amount]) => ({
        product_id,
        variation_id,
        quantity,
        price_amount,
      })),
    }
  }

  private mac(text: string): Buffer {
    return createHmac("sha256", this.key).update(text).digest().subarray(0, MAC_BYTES)
  }
}
