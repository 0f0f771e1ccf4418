import type { AssistantStore, TestShopper } from "../http/assistant-store"

/** What a shopper sees of one turn. */
export interface Turn {
  text: string
  /** Names of the tools, in the order in which they were announced. */
  tools: string[]
  /** Names of the products shown, in order. */
  cards: string[]
  /** Names of the products compared. */
  compared: string[]
  /** Names of the rows of their table. */
  rows: string[]
}

interface Frame {
  type: string
  name?: string
  content?: string
  products?: { name: string }[]
  attributes?: { name: string }[]
  conversation_ref?: string
  code?: string
}

/** A conversation over `/stream`, which shows what the assistant asks and does. */
export class Talk {
  private reference?: string

  private constructor(private readonly shopper: TestShopper) {}

  static async begin(shop: AssistantStore, signedIn = false): Promise<Talk> {
    return new Talk(signedIn ? await shop.customer() : await shop.guest())
  }

  async say(content: string): Promise<Turn> {
    const answer = await this.shopper.call("POST", "/stream", {
      messages: [{ role: "user", content }],
      ...(this.reference && { conversation_ref: this.reference }),
    })
    const frames = readFrames(answer.text)
    const failure = frames.find(({ type }) => type === "error")
    if (answer.status !== 200 || failure) {
      throw new Error(`${answer.status} ${answer.text}`)
    }
    this.reference = frames.find(({ type }) => type === "done")?.conversation_ref
    const of = (wanted: string) => frames.filter(({ type }) => type === wanted)
    const namesOf = (wanted: string) =>
      of(wanted).flatMap(({ products = [] }) => products.map(({ name }) => name))
    return {
      text: of("chunk").reduce((text, frame) => text + (frame.content ?? ""), ""),
      tools: of("tool").map(({ name = "" }) => name),
      cards: namesOf("products"),
      compared: namesOf("comparison"),
      rows: of("comparison").flatMap(({ attributes = [] }) => attributes.map(({ name }) => name)),
    }
  }

  /** Sends a conversation that the client has kept itself, without its reference. */
  async sendWhole(messages: { role: string; content: string }[]): Promise<void> {
    const answer = await this.shopper.call("POST", "/message", { messages })
    if (answer.status !== 200) {
      throw new Error(`${answer.status} ${answer.text}`)
    }
  }

  /** Quantities by the names of the cart's lines. */
  async readCart(): Promise<Record<string, number>> {
    const { body } = await this.shopper.call("POST", "/cart", { action: "view" })
    const items: { name: string; quantity: number }[] = body.items
    return Object.fromEntries(items.map(({ name, quantity }) => [name, quantity]))
  }
}

function readFrames(stream: string): Frame[] {
  return stream
    .split("\n")
    .filter((line) => line.startsWith("data: "))
    .map((line) => JSON.parse(line.slice("data: ".length)))
}
