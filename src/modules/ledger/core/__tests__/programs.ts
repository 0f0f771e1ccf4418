import fc from "fast-check"
import type { Command } from "./coin-model"

/** When every program begins. */
export const START = Date.UTC(2026, 0, 1)

export interface Step {
  /** How long after the step before, in milliseconds. */
  after: number
  command: Command
}

/** A command with a hold named by its place among the holds made so far. */
interface Plan {
  after: number
  /** Relative to the step's instant. */
  expiresIn: number | null
  pick: number
  command: (context: { expires_at: Date | null; holdId: number }) => Command
}

const BASE = { wallet_id: 1, reason: "program", actor: "system:test" }

/** Few and small, so that amounts collide with balances again and again; 0 and -1 are refused. */
const amount = fc.oneof(
  { weight: 8, arbitrary: fc.bigInt(1n, 6n) },
  { weight: 1, arbitrary: fc.constantFrom(-1n, 0n) }
)
/** Steps of the clock and lives of lots use the same few numbers: instants coincide often. */
const after = fc.constantFrom(0, 0, 0, 1, 1, 2, 3, 10)
const expiresIn = fc.constantFrom(null, null, -1, 0, 1, 1, 2, 3, 4, 11)
const reference = fc.constantFrom(null, null, null, null, "a", "b")
const restrictions = fc.constantFrom(
  undefined,
  undefined,
  { velocity: { max: 1, window_ms: 2 } },
  { velocity: { max: 3, window_ms: 4 } }
)
const debitType = fc.constantFrom(undefined, "debit" as const, "withdrawal" as const)

const command: fc.Arbitrary<Plan["command"]> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .record({
        amount,
        reference,
        type: fc.constantFrom(
          undefined,
          "credit" as const,
          "topup" as const,
          "cashback" as const,
          "milestone" as const,
          "referral" as const
        ),
        purpose: fc.constantFrom(undefined, undefined, "promotional" as const, "paid" as const),
      })
      .map((fields) => ({ expires_at }: { expires_at: Date | null }): Command => ({
        ...BASE,
        kind: "credit",
        ...fields,
        expires_at,
      })),
  },
  {
    weight: 4,
    arbitrary: fc
      .record({
        amount,
        reference,
        allow_partial: fc.boolean(),
        type: debitType,
        restrictions,
      })
      .map((fields) => (): Command => ({ ...BASE, kind: "debit", ...fields })),
  },
  {
    weight: 3,
    arbitrary: fc
      .record({ amount, type: debitType, restrictions })
      .map((fields) => ({ expires_at }: { expires_at: Date | null }): Command => ({
        ...BASE,
        kind: "hold",
        ...fields,
        expires_at,
      })),
  },
  {
    weight: 2,
    arbitrary: fc
      .record({
        amount: fc.option(amount, { nil: undefined }),
        keep_rest: fc.boolean(),
        reference,
        type: debitType,
      })
      .map((fields) => ({ holdId }: { holdId: number }): Command => ({
        ...BASE,
        kind: "commit_hold",
        hold_id: holdId,
        ...fields,
      })),
  },
  {
    weight: 2,
    arbitrary: fc
      .record({ amount: fc.option(amount, { nil: undefined }) })
      .map((fields) => ({ holdId }: { holdId: number }): Command => ({
        ...BASE,
        kind: "release_hold",
        hold_id: holdId,
        ...fields,
      })),
  },
  {
    weight: 1,
    arbitrary: fc.constant(
      ({ holdId, expires_at }: { holdId: number; expires_at: Date | null }): Command => ({
        ...BASE,
        kind: "extend_hold",
        hold_id: holdId,
        expires_at,
      })
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constant((): Command => ({ kind: "expire", wallet_id: 1, actor: "system:test" })),
  }
)

const plan: fc.Arbitrary<Plan> = fc.record({ after, expiresIn, pick: fc.nat(30), command })

/** A program, as a function of which holds exist when each step comes. */
export const program = fc.array(plan, { minLength: 1, maxLength: 40, size: "max" })

/** The step that a plan amounts to at an instant. @param holds ids of the holds made so far */
export function realise(planned: Plan, now: number, holds: readonly number[]): Step {
  const at = now + planned.after
  return {
    after: planned.after,
    command: planned.command({
      expires_at: planned.expiresIn === null ? null : new Date(at + planned.expiresIn),
      // One pick in a few names a hold that never was.
      holdId: holds[planned.pick % (holds.length + 1)] ?? 999_999,
    }),
  }
}
