import type { ToolCall, ToolRefusal, ToolResult } from "../types"
import type { KnownAnswer, ToolAnswer } from "./run-tools"

/** What a call came to. */
export interface JournalAnswer {
  /** Place of its call in the round. */
  at: number
  result: ToolResult | ToolRefusal
  ok: boolean
  ms: number
}

/** A round of a turn in which tools were called. */
export interface JournalRound {
  /** Name of the provider that asked. */
  by: string
  /** Whether it is one that no text can talk into anything. */
  trusted: boolean
  said: string
  calls: ToolCall[]
  /** Of the calls that have ended. */
  answers: JournalAnswer[]
}

/**
 * What a turn has done so far, kept outside the process, so that a turn that died half-way goes on
 * where it was: its providers are not asked again for what they have asked for already, and what it
 * has changed is not changed again.
 */
export interface TurnJournal {
  /** Of the attempts before this one; empty in the first. */
  readonly rounds: readonly JournalRound[]
  /**
   * Keeps all rounds: before something is changed, and after.
   *
   * @throws when the turn is somebody else's by now; it ends then, and changes nothing
   */
  keep(rounds: readonly JournalRound[]): Promise<void>
}

/** The rounds of one attempt at a turn, in its journal when it has one. */
export class TurnRounds {
  private readonly rounds: JournalRound[] = []
  private known = new Map<ToolCall, KnownAnswer>()
  private changes: (call: ToolCall) => boolean = () => false

  constructor(private readonly journal: TurnJournal | undefined) {}

  /** What the attempt before had come to in a round, from 1; undefined when it came no further. */
  before(place: number): JournalRound | undefined {
    return this.journal?.rounds[place - 1]
  }

  /**
   * Begins to run the calls of the next round.
   *
   * @param changes whether a call is to change something
   * @returns what some of them came to in the attempt before
   */
  async begin(
    round: JournalRound,
    changes: (call: ToolCall) => boolean
  ): Promise<ReadonlyMap<ToolCall, KnownAnswer>> {
    const { calls, answers } = round
    this.rounds.push({ ...round, answers: [...answers] })
    this.known = new Map(answers.map(({ at, ...answer }) => [calls[at], answer]))
    this.changes = changes
    if (calls.some((call) => changes(call) && !this.known.has(call))) await this.keep()
    return this.known
  }

  /** Notes what a call of the round has come to. */
  async note(answer: ToolAnswer): Promise<void> {
    const { call, result, ok, ms } = answer
    if (this.known.has(call)) return
    const { calls, answers } = this.rounds[this.rounds.length - 1]
    answers.push({ at: calls.indexOf(call), result, ok, ms })
    if (this.changes(call)) await this.keep()
  }

  private async keep() {
    await this.journal?.keep(this.rounds)
  }
}
