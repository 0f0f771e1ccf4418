import type { GroundingReceipt, ToolResult } from "../types"
import { findSaid } from "./amount-claims"
import { checkUnit } from "./check"
import type { Setting } from "./check"
import { Evidence } from "./evidence"
import { fold, removeInvisible, tidyNumbers } from "./fold"
import { salvage } from "./salvage"
import { UnitSplitter } from "./units"
import type { Unit } from "./units"

/** More receipts than these say nothing more. */
const MAX_RECEIPTS = 200

/**
 * Lets the text of one turn's reply through, sentence by sentence, as far as the turn's tools bear
 * out what it claims (decisions, "Turn response"): prices and other amounts, discounts, ratings,
 * counts of reviews, stock, delivery. A sentence with a claim that no fact bears out does not leave,
 * except for clauses of it that are true by themselves, and is counted. What leaves depends on the text alone, not on how it came in pieces.
 */
export class Grounder {
  readonly receipts: GroundingReceipt[] = []
  /** Sentences that were taken out, whole or in part. */
  removed = 0
  /** Claims that were looked at. */
  checked = 0

  private readonly evidence = new Evidence()
  private readonly said: Setting["said"]
  private splitter = new UnitSplitter()
  private about: Setting["about"] = []
  /** Ends of lines after what was taken out, and after what has left. */
  private owed = 0
  private ended = 0
  private written = false

  /**
   * @param said the shopper's own messages, whose numbers may be repeated as a budget
   * @param shop the store's name, which is nobody's invention
   */
  constructor(said: readonly string[], shop = "") {
    this.evidence.names.learn(shop)
    this.said = said.flatMap((text) => findSaid(fold(text)))
  }

  /** Takes in what a tool has answered; sentences from now on may say it. */
  learn(result: ToolResult): void {
    this.evidence.add(result)
  }

  /** @returns what of the reply may leave now, often nothing */
  push(text: string): string {
    return this.release(this.splitter.push(removeInvisible(text)))
  }

  /** The round is over: what was held back is complete now. */
  flush(): string {
    return this.release(this.splitter.end())
  }

  /** Forgets what was held back, because whoever said it failed. */
  discard(): void {
    this.splitter = new UnitSplitter()
  }

  private release(units: Unit[]): string {
    return units.map((unit) => this.pass(unit)).join("")
  }

  private pass({ text, shapeless }: Unit): string {
    const setting = { about: this.about, said: this.said }
    const verdict = checkUnit(text, this.evidence, setting)
    this.about = verdict.about
    this.checked += verdict.claims
    if (shapeless && /[\p{N}\p{Sc}%]/u.test(fold(text))) return this.remove(text)
    if (verdict.holds) return this.write(text, verdict.receipts)
    const remains = shapeless ? undefined : salvage(text, this.evidence, setting, verdict)
    if (!remains) return this.remove(text)
    this.removed++
    this.about = remains.about
    return this.write(remains.text, remains.receipts)
  }

  private remove(text: string): string {
    this.removed++
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
    return "\n".repeat(missing) + tidyNumbers(text)
  }
}

function lineEnds(text: string): number {
  return /\n\s*$/.exec(text)?.[0].match(/\n/g)?.length ?? 0
}
