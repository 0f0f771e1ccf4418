import { AssistantClient } from "../client/assistant-client"
import type { Frame, Question } from "../client/assistant-client"
import { ServiceError } from "../client/service"
import { fill } from "../texts"
import type { AssistantTexts } from "../texts/assistant"
import { shrinkPhoto } from "./photo"
import { Transcript } from "./transcript"
import type { Entry } from "./transcript"

/** How much of the conversation goes along, for a service that no longer has its transcript. */
const MOST_SENT = 20
const CART_TOOLS = /cart/

export interface Talk {
  texts: AssistantTexts
  client: AssistantClient
  transcript: Transcript
  /** What every question says of the shopper. */
  circumstances(): Omit<Question, "messages">
  atOnce(): boolean
  /** Something has changed that is to be drawn. */
  changed(): void
  /** For the screen reader, once. */
  say(text: string): void
  emit(name: string, detail: object): void
  cartTouched(): void
}

/** Asks and takes in the answers of one conversation; one turn at a time. */
export class Conversation {
  private abort?: AbortController

  constructor(private readonly talk: Talk) {}

  get isBusy(): boolean {
    return this.abort !== undefined
  }

  async ask(text: string): Promise<void> {
    const words = text.trim().slice(0, 4000)
    if (!words || this.isBusy) return
    this.talk.transcript.add("user", words, "done")
    await this.answer()
  }

  async askByPhoto(file: Blob): Promise<void> {
    if (this.isBusy) return
    const { transcript, texts } = this.talk
    const asked = transcript.add("user", texts.photoSent, "done")
    await this.turn(async (entry, signal) => {
      const photo = await shrinkPhoto(file).catch(() => {
        throw new ServiceError("photo", texts.photoFailed, 400)
      })
      asked.picture = photo.thumbnail
      this.talk.changed()
      const { locale, country } = this.talk.circumstances()
      const fields = { ...(locale && { locale }), ...(country && { country }) }
      const found = await this.talk.client.searchByPicture(photo.blob, fields, signal)
      entry.cards = found.products
      entry.text = found.products.length ? "" : texts.nothingAlike
    })
  }

  /** Asks the last question again, in the place of the answer that failed or was stopped. */
  async retry(entry: Entry): Promise<void> {
    if (this.isBusy) return
    this.talk.transcript.remove(entry)
    await this.answer()
  }

  stop(): void {
    this.abort?.abort()
  }

  private async answer(): Promise<void> {
    const { transcript, client } = this.talk
    const messages = transcript.entries
      .filter(({ text, state }) => text && state !== "failed")
      .slice(-MOST_SENT)
      .map(({ role, text }) => ({ role, content: text.slice(0, 4000) }))
    const question: Question = {
      messages,
      conversation_ref: transcript.conversation_ref,
      ...this.talk.circumstances(),
    }
    await this.turn(async (entry, signal) => {
      const ask = this.talk.atOnce() ? client.whole : client.stream
      for await (const frame of ask.call(client, question, signal)) this.take(entry, frame)
    })
  }

  private take(entry: Entry, frame: Frame): void {
    if (frame.type === "chunk") {
      entry.text += frame.content
      entry.state = "streaming"
    } else if (frame.type === "products") {
      entry.cards = [...entry.cards, ...frame.products]
    } else if (frame.type === "comparison") {
      entry.comparison = { products: frame.products, attributes: frame.attributes }
    } else if (frame.type === "cart") {
      this.talk.cartTouched()
    } else if (frame.type === "tool") {
      if (CART_TOOLS.test(frame.name)) this.touched = true
    } else if (frame.type === "done") {
      this.talk.transcript.conversation_ref = frame.conversation_ref
      entry.message_ref = frame.message_ref
      entry.choices = frame.choices
    }
    this.talk.changed()
  }

  private touched = false

  private async turn(work: (entry: Entry, signal: AbortSignal) => Promise<void>): Promise<void> {
    const { talk } = this
    const abort = new AbortController()
    this.abort = abort
    this.touched = false
    const entry = talk.transcript.add("assistant", "", "waiting")
    talk.changed()
    talk.say(talk.texts.thinking)
    try {
      await work(entry, abort.signal)
      entry.state = "done"
      talk.say(this.spoken(entry))
      const { conversation_ref } = talk.transcript
      talk.emit("answered", { conversation_ref, message_ref: entry.message_ref })
    } catch (error) {
      if (abort.signal.aborted) {
        entry.state = "stopped"
        talk.say(talk.texts.stopped)
      } else {
        entry.state = "failed"
        entry.problem = problemOf(error, talk.texts)
        talk.say(entry.problem)
        const { code = "failed", message = "" } = error as ServiceError
        talk.emit("failed", { code, message })
      }
    } finally {
      this.abort = undefined
      talk.transcript.keep()
      talk.changed()
      if (this.touched) talk.cartTouched()
    }
  }

  private spoken({ text, cards }: Entry): string {
    const { texts } = this.talk
    const found = fill(cards.length === 1 ? texts.foundOne : texts.found, { count: cards.length })
    return [text, cards.length ? found : ""].filter(Boolean).join(" ")
  }
}

/** What went wrong, in the shopper's language. */
export function problemOf(error: unknown, texts: AssistantTexts): string {
  if (!(error instanceof ServiceError)) return texts.failed
  if (error.status === 429) return fill(texts.busy, { seconds: error.retryAfter ?? 60 })
  if (error.isAway) return texts.away
  return error.message || texts.failed
}
