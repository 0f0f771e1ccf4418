import { query } from "../../../database/connection"
import type { Connection } from "../../../database/connection"

/** Half of the turns were faster than `p50`, 95 of 100 than `p95`; null when there were none. */
export interface Percentiles {
  p50: number | null
  p95: number | null
}

export interface TelemetrySummary {
  window_days: number
  turns: number
  /** Turns by outcome, and those in which a provider failed or the spend cap was reached. */
  done: number
  aborted: number
  failed: number
  degraded: number
  latency: { first_frame_ms: Percentiles; first_text_ms: Percentiles; duration_ms: Percentiles }
  grounding: { claims: number; removed_claims: number; turns_corrected: number }
  tools: { name: string; calls: number; failures: number; p95_ms: number }[]
  providers: ProviderSummary[]
  feedback: { up: number; down: number }
  days: { day: string; turns: number; degraded: number; up: number; down: number }[]
}

export interface ProviderSummary {
  name: string
  turns: number
  /** Turns whose text was this provider's. */
  answered: number
  failures: number
  /** Of all that it was asked, pictures and drafts of replies beside turns; whole days (UTC). */
  input_tokens: number
  output_tokens: number
  /** Of the same, in the currency asked for: millionths of a minor unit, as digits. */
  cost_micros: string
}

const IN_WINDOW = "at > now() - make_interval(days => ?)"

/**
 * Figures about turns of the last so many days. What providers have used is known by days alone, so
 * it is that of the last so many days of UTC, today included.
 *
 * @param currency of the costs; what was spent in another one is left out
 */
export async function summarise(
  connection: Connection,
  days: number,
  currency: string
): Promise<TelemetrySummary> {
  const ask = <Row>(sql: string, bindings: unknown[] = [days]) =>
    query<Row>(connection, sql, bindings)
  const [[totals], tools, providers, [feedback], byDay] = await Promise.all([
    ask<Totals>(TOTALS),
    ask<TelemetrySummary["tools"][number]>(TOOLS),
    ask<ProviderSummary>(PROVIDERS, [days, currency, days]),
    ask<{ up: number; down: number }>(FEEDBACK),
    ask<TelemetrySummary["days"][number]>(DAYS, [days, days]),
  ])
  const { frame, text, duration, claims, removed_claims, turns_corrected, ...counts } =
    totals as Totals
  return {
    window_days: days,
    ...counts,
    latency: {
      first_frame_ms: toPercentiles(frame),
      first_text_ms: toPercentiles(text),
      duration_ms: toPercentiles(duration),
    },
    grounding: { claims, removed_claims, turns_corrected },
    tools,
    providers,
    feedback: feedback ?? { up: 0, down: 0 },
    days: byDay,
  }
}

interface Totals {
  turns: number
  done: number
  aborted: number
  failed: number
  degraded: number
  frame: number[] | null
  text: number[] | null
  duration: number[] | null
  claims: number
  removed_claims: number
  turns_corrected: number
}

function toPercentiles(values: number[] | null): Percentiles {
  const rounded = (value: number | undefined) =>
    value === undefined ? null : Math.round(value * 10) / 10
  return { p50: rounded(values?.[0]), p95: rounded(values?.[1]) }
}

const percentiles = (column: string) =>
  `percentile_cont(array[0.5, 0.95]) within group (order by ${column})`

const TOTALS = `
  select count(*)::int as turns,
         count(*) filter (where outcome = 'done')::int as done,
         count(*) filter (where outcome = 'aborted')::int as aborted,
         count(*) filter (where outcome = 'failed')::int as failed,
         count(*) filter (where degraded)::int as degraded,
         ${percentiles("first_frame_ms")} as frame,
         ${percentiles("first_text_ms")} as text,
         ${percentiles("duration_ms")} as duration,
         coalesce(sum(claims), 0)::int as claims,
         coalesce(sum(removed_claims), 0)::int as removed_claims,
         count(*) filter (where removed_claims > 0)::int as turns_corrected
  from assistant_turn where ${IN_WINDOW}`

const TOOLS = `
  select tool ->> 'name' as name, count(*)::int as calls,
         count(*) filter (where not (tool ->> 'ok')::boolean)::int as failures,
         round(percentile_cont(0.95) within group (order by (tool ->> 'ms')::float8)::numeric, 1)::float8
           as p95_ms
  from assistant_turn, jsonb_array_elements(tools) tool where ${IN_WINDOW}
  group by 1 order by calls desc, name`

const PROVIDERS = `
  select name, coalesce(turns, 0) as turns, coalesce(answered, 0) as answered,
         coalesce(failures, 0) as failures, coalesce(input_tokens, 0) as input_tokens,
         coalesce(output_tokens, 0) as output_tokens, coalesce(cost_micros, 0)::text as cost_micros
  from (
    select used ->> 'name' as name, count(*)::int as turns,
           count(*) filter (where used ->> 'name' = provider)::int as answered,
           count(*) filter (where used ->> 'failure' is not null)::int as failures
    from assistant_turn, jsonb_array_elements(providers) used where ${IN_WINDOW}
    group by 1
  ) asked full join (
    select provider as name, sum(input_tokens)::float8 as input_tokens,
           sum(output_tokens)::float8 as output_tokens,
           sum(cost_micros) filter (where currency = ?) as cost_micros
    from assistant_spend where day > (now() at time zone 'utc')::date - ?::int
    group by 1
  ) spent using (name)
  order by turns desc, name`

const FEEDBACK = `
  select count(*) filter (where rating = 'up')::int as up,
         count(*) filter (where rating = 'down')::int as down
  from assistant_feedback where ${IN_WINDOW}`

const DAYS = `
  select coalesce(turn.day, feedback.day)::text as day,
         coalesce(turns, 0)::int as turns, coalesce(degraded, 0)::int as degraded,
         coalesce(up, 0)::int as up, coalesce(down, 0)::int as down
  from (
    select (at at time zone 'utc')::date as day, count(*) as turns,
           count(*) filter (where degraded) as degraded
    from assistant_turn where ${IN_WINDOW} group by 1
  ) turn full join (
    select (at at time zone 'utc')::date as day,
           count(*) filter (where rating = 'up') as up,
           count(*) filter (where rating = 'down') as down
    from assistant_feedback where ${IN_WINDOW} group by 1
  ) feedback on turn.day = feedback.day
  order by 1`
