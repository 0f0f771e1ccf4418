import type { ConversationState, GroundingReceipt, ToolResult } from "../types"
import { checkSentence, findReceipts } from "./check"
import { Evidence } from "./evidence"
import { lexiconOf, LEXICONS } from "./lexicon"
import { wordsOf } from "./names"
import { findQuantities } from "./quantities"
import { removeInvisible, render } from "./render"
import type { Problem, Said, Setting } from "./sentence"
import { identify } from "./sentence-language"
import { fillSlots, hasSlot } from "./slots"
import { UnitSplitter } from "./units"
import type { Unit } from "./units"

/** More receipts than these say nothing more. */
const MAX_RECEIPTS = 200
const MAX_REMOVALS = 50
const MAX_REMOVED_TEXT = 500

/** A sentence that did not leave, for staff. */
export interface Removal {
  text: string
  problem: Problem
}

export interface GrounderOptions {
  /** The store's name, which is nobody's invention. */
  shop?: string
  /** BCP 47: what the conversation is held in. */
  language?: string
  /** What was told in the turns before. */
  state?: ConversationState
  /**
   * Staff read the text before it leaves: other languages and ordinary words beside the shop's terms
   * are no reason to keep a sentence back.
   */
  isReadByStaff?: boolean
}

/**
 * Lets the text of one turn's reply through, sentence by sentence, as far as the turn's tools bear
 * out what it states (decisions, "Turn response"). A sentence with a statement that no fact bears out
 * does not leave, and is kept for staff with the reason. What leaves depends on the text alone, not on
 * how it came in pieces.
 */
export class Grounder {
  readonly receipts: GroundingReceipt[] = []
  /** Sentences that were taken out, the first ones of them. */
  readonly removals: Removal[] = []
  /** How many sentences were taken out. */
  removed = 0
  /** Statements that were borne out, and sentences that were not. */
  checked = 0

  private readonly evidence = new Evidence()
  private readonly said: Said
  private readonly isReadByStaff: boolean
  private splitter = new UnitSplitter()
  private about: Setting["about"] = []
  private language: Setting["language"]
  /** Ends of lines after what was taken out, and after what has left. */
  private owed = 0
  private ended = 0
  private written = false

  /** @param said the shopper's own messages, whose numbers may be repeated as a budget */
  constructor(
    said: readonly string[],
    { shop = "", language, state, isReadByStaff = false }: GrounderOptions = {}
  ) {
    this.isReadByStaff = isReadByStaff
    this.evidence.learn(shop)
    for (const product of [...(state?.shown ?? []), ...(state?.focus ?? [])])
      this.evidence.remember(product)
    this.about = (state?.focus ?? []).map(({ id }) => id)
    this.language = language ? lexiconOf(language) : undefined
    this.said = readSaid(said)
  }

  /** Takes in what a tool has answered; sentences from now on may say it. */
  learn(result: ToolResult, changesCart = false): void {
    this.evidence.add(result, changesCart)
  }

  /**
   * @param trusted the words are the server's own, made of what tools have answered: they leave as they
   * are, and only get their receipts
   * @returns what of the reply may leave now, often nothing
   */
  push(text: string, trusted = false): string {
    return this.release(this.splitter.push(removeInvisible(text)), trusted)
  }

  /** The round is over: what was held back is complete now. */
  flush(trusted = false): string {
    return this.release(this.splitter.end(), trusted)
  }

  /** Forgets what was held back, because whoever said it failed. */
  discard(): void {
    this.splitter = new UnitSplitter()
  }

  private release(units: Unit[], trusted: boolean): string {
    return units.map((unit) => this.pass(unit, trusted)).join("")
  }

  private pass({ text: unit, shapeless }: Unit, trusted: boolean): string {
    const text = trusted ? unit : fillSlots(unit, this.evidence)
    if (!trusted && (shapeless || hasSlot(text))) return this.remove(text, "number")
    const { said, language, isReadByStaff } = this
    // Before anything was named, "it" and "they" are what was found.
    const about = this.about.length ? this.about : [...this.evidence.cards.keys()]
    const check = trusted ? findReceipts : checkSentence
    const verdict = check(text, this.evidence, { about, said, language, isReadByStaff })
    this.about = verdict.about
    this.language = verdict.language
    if (verdict.problem) return this.remove(text, verdict.problem)
    this.checked += verdict.receipts.length
    return this.write(text, verdict.receipts)
  }

  private remove(text: string, problem: Problem): string {
    this.removed++
    this.checked++
    if (this.removals.length < MAX_REMOVALS) {
      this.removals.push({ text: text.trim().slice(0, MAX_REMOVED_TEXT), problem })
    }
    // The lines around what is taken out stay lines.
    this.owed = Math.max(this.owed, lineEnds(text))
    return ""
  }

  private write(text: string, receipts: readonly GroundingReceipt[]): string {
    if (this.receipts.length < MAX_RECEIPTS) this.receipts.push(...receipts)
    const missing = this.written ? Math.max(0, this.owed - this.ended) : 0
    this.owed = 0
    this.ended = lineEnds(text)
    this.written ||= text.trim() !== ""
    return "\n".repeat(missing) + text
  }
}

function readSaid(messages: readonly string[]): Said {
  const words = new Set<string>()
  const quantities = messages.flatMap((message) => {
    const text = render(message)
    for (const word of wordsOf(text)) words.add(word)
    return findQuantities(text, identify(text, LEXICONS[0]).lexicons)
  })
  return { quantities, words }
}

function lineEnds(text: string): number {
  return /\n\s*$/.exec(text)?.[0].match(/\n/g)?.length ?? 0
}
