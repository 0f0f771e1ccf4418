import type { Logger } from "@medusajs/framework/types"
import { query } from "../../../database/connection"
import type { Connection } from "../../../database/connection"
import type { AssistantSettings, ProviderSetting } from "../settings-list"
import type { TokenUsage } from "../types"

/** Prices are per so many tokens, so that one token at a price of 1 costs one micro-unit. */
const MICROS = 1_000_000n
/** What other instances have spent is read again after this time. */
const REREAD_MS = 2_000

export interface Spending {
  /** `YYYY-MM-DD`, UTC. */
  day: string
  /** Of all providers; millionths of a minor unit. */
  cost_micros: bigint
}

interface SpendParts {
  connection: Connection
  logger: Pick<Logger, "warn">
  settings: () => AssistantSettings
  clock?: () => number
}

/** What a round costs, exactly, in millionths of a minor unit of the spend cap's currency. */
export function costOf(
  { input_price = "0", output_price = "0" }: ProviderSetting,
  usage: TokenUsage
): bigint {
  const tokens = (count: number) => BigInt(Math.max(Math.trunc(count) || 0, 0))
  return tokens(usage.input) * BigInt(input_price) + tokens(usage.output) * BigInt(output_price)
}

/**
 * What providers cost in a day (UTC, by the database's clock), over all instances, and whether that
 * is still below the cap. It is looked up every few seconds, so that turns under way when the cap is
 * reached still end.
 */
export class Spend {
  private known: Spending | undefined
  private readAt = -Infinity
  private reading: Promise<void> | undefined

  constructor(private readonly parts: SpendParts) {}

  /**
   * Whether a provider may be asked. One without prices costs nothing and always may; without a cap
   * all of them may. While nobody knows what was spent, those that cost may not.
   */
  async mayUse(provider: ProviderSetting): Promise<boolean> {
    const { amount } = this.parts.settings().daily_spend_cap
    if (amount === 0n || isFree(provider)) return true
    await this.refresh().catch((error: Error) =>
      this.parts.logger.warn(`The day's spending could not be read: ${error.message}`)
    )
    return this.known !== undefined && this.known.cost_micros < amount * MICROS
  }

  /** Adds what a round has used; what it cost, in millionths of a minor unit. */
  async add(provider: ProviderSetting, usage: TokenUsage): Promise<bigint> {
    const cost = costOf(provider, usage)
    const { currency } = this.parts.settings().daily_spend_cap
    await query(
      this.parts.connection,
      `insert into assistant_spend as spent
         (day, provider, currency, input_tokens, output_tokens, cost_micros)
       values ((now() at time zone 'utc')::date, ?, ?, ?, ?, ?)
       on conflict (day, provider, currency) do update set
         input_tokens = spent.input_tokens + excluded.input_tokens,
         output_tokens = spent.output_tokens + excluded.output_tokens,
         cost_micros = spent.cost_micros + excluded.cost_micros`,
      [provider.name, currency, usage.input, usage.output, String(cost)]
    )
    if (this.known) this.known.cost_micros += cost
    return cost
  }

  /** What was spent today, as the table has it. */
  async today(): Promise<Spending> {
    this.readAt = -Infinity
    await this.refresh()
    return { ...(this.known as Spending) }
  }

  private async refresh(): Promise<void> {
    const now = (this.parts.clock ?? (() => performance.now()))()
    if (now - this.readAt < REREAD_MS) return
    this.reading ??= this.read(now).finally(() => (this.reading = undefined))
    await this.reading
  }

  private async read(now: number): Promise<void> {
    const [row] = await query<{ day: string; cost: string }>(
      this.parts.connection,
      `select (now() at time zone 'utc')::date::text as day,
              (select coalesce(sum(cost_micros), 0)::text from assistant_spend
               where day = (now() at time zone 'utc')::date and currency = ?) as cost`,
      [this.parts.settings().daily_spend_cap.currency]
    )
    this.known = { day: row?.day ?? "", cost_micros: BigInt(row?.cost ?? "0") }
    this.readAt = now
  }
}

function isFree({ input_price = "0", output_price = "0" }: ProviderSetting): boolean {
  return input_price === "0" && output_price === "0"
}
