import type { Logger } from "@medusajs/framework/types"
import { query } from "../../../database/connection"
import type { Connection } from "../../../database/connection"
import { deleteOlder } from "../../../database/delete-older"
import type { PageOf } from "../../../database/read-page"
import { toStorableJson } from "../storable"
import { WriteBehind } from "../../../concurrency/write-behind"
import type { Removal } from "../grounding/grounder"
import { listRemovals, purgeRemovals, writeRemovals } from "./removals"
import type { RemovalFilter } from "./removals"
import { summarise } from "./summary"
import type { TelemetrySummary } from "./summary"

/** How a turn was asked for. */
export const TURN_CHANNELS = ["message", "stream", "messaging"] as const
export type TurnChannel = (typeof TURN_CHANNELS)[number]
/** `aborted`: the client went away. */
export const TURN_OUTCOMES = ["done", "aborted", "failed"] as const
export type TurnOutcome = (typeof TURN_OUTCOMES)[number]

/** One call of a tool. */
export interface ToolUse {
  name: string
  ms: number
  /** False when the tool refused or failed. */
  ok: boolean
}

/** What one provider did in a turn. */
export interface ProviderUse {
  name: string
  rounds: number
  input_tokens: number
  output_tokens: number
  /** Millionths of a minor unit of the spend cap's currency. */
  cost_micros: bigint
  /** Why it was given up, as a short code; absent when it answered. */
  failure?: string
}

/** A turn as figures: what it did and how long it took, nothing of what a shopper said. */
export interface TurnRecord {
  /** The reference that feedback names. */
  message_ref: string
  conversation_ref: string
  channel: TurnChannel
  outcome: TurnOutcome
  /** Whose text the shopper read; absent when there was none. */
  provider?: string
  /** A provider before it could not answer, or the spend cap was reached. */
  degraded: boolean
  rounds: number
  /** Milliseconds from the start of the turn; absent when there was none. */
  first_frame_ms?: number
  first_text_ms?: number
  duration_ms: number
  /** Claims of the reply that grounding let pass, and those that it took out. */
  claims: number
  removed_claims: number
  /** The first of the sentences that were taken out, which staff may read. */
  removals: readonly Removal[]
  tools: readonly ToolUse[]
  providers: readonly ProviderUse[]
}

/** What the assistant does and how well (issue "Telemetry"); no personal data is in it. */
export class Telemetry {
  private readonly turns: WriteBehind<TurnRecord & { at: Date }>

  constructor(
    private readonly connection: Connection,
    logger: Pick<Logger, "warn">
  ) {
    this.turns = new WriteBehind({
      name: "figures about turns",
      logger,
      write: (turns) => this.write(turns),
    })
  }

  /** Takes the figures of a turn, at once; they are written behind the caller's back. */
  recordTurn(turn: TurnRecord, at = new Date()): void {
    this.turns.add({ ...turn, at })
  }

  /** Writes what waits. Never fails. */
  flush(): Promise<void> {
    return this.turns.flush()
  }

  /** Figures over the last so many days, this moment included; costs in that currency. */
  async summarise(days: number, currency: string): Promise<TelemetrySummary> {
    await this.flush()
    return summarise(this.connection, days, currency)
  }

  /** Sentences that were taken out of answers, newest first. */
  async listRemovals(filter: RemovalFilter, page: PageOf) {
    await this.flush()
    return listRemovals(this.connection, filter, page)
  }

  /** Deletes the figures of turns that are older than so many days; how many. */
  async purge(days: number): Promise<number> {
    await deleteOlder(this.connection, { table: "assistant_spend", column: "day", days })
    await purgeRemovals(this.connection, days)
    return deleteOlder(this.connection, { table: "assistant_turn", column: "at", days })
  }

  private async write(turns: readonly (TurnRecord & { at: Date })[]) {
    const rows = turns.map(({ removals: _removals, ...turn }) => ({
      ...turn,
      providers: turn.providers.map((use) => ({ ...use, cost_micros: String(use.cost_micros) })),
    }))
    const written = await query<{ message_ref: string }>(
      this.connection,
      `insert into assistant_turn
         (message_ref, conversation_ref, at, channel, outcome, provider, degraded, rounds, first_frame_ms,
          first_text_ms, duration_ms, claims, removed_claims, tools, providers)
       select * from jsonb_to_recordset(?::jsonb) as row (
         message_ref text, conversation_ref text, at timestamptz, channel text, outcome text, provider text,
         degraded boolean, rounds int, first_frame_ms double precision,
         first_text_ms double precision, duration_ms double precision, claims int,
         removed_claims int, tools jsonb, providers jsonb
       ) on conflict (message_ref) do nothing returning message_ref`,
      [toStorableJson(rows)]
    )
    const fresh = new Set(written.map(({ message_ref }) => message_ref))
    await writeRemovals(
      this.connection,
      // One that was recorded twice is there once.
      turns.filter(({ message_ref }) => fresh.delete(message_ref))
    )
  }
}
