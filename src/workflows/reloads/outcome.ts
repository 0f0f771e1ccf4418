import { MedusaError } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import type { ReloadOutcome } from "../../modules/reloads"
import type { TopUp } from "../topups"

/** What the host's rows of a reload say; `authorized`: the money is set aside and is to be taken. */
export type Finding = Pick<ReloadOutcome, "state" | "reason"> | { state: "authorized" }

/** The code that says that a bank wants the cardholder themself. */
const ASKS_FOR_CUSTOMER = "authentication_required"

const SessionData = z
  .object({
    last_payment_error: z
      .object({ code: z.string().nullish(), decline_code: z.string().nullish() })
      .nullish(),
  })
  .catch({})

/** A word of a provider's for staff and customers; anything longer is for the provider's own pages. */
const WORD = /^[a-z0-9_]{1,60}$/

/**
 * What has come of a reload, as far as the host knows. A session whose end the provider has not told, or
 * that is gone because its answer was lost, is unknown: it may have been charged.
 */
export function findOutcome(topUp: Pick<TopUp, "sessions" | "payments"> | null): Finding {
  const { payments = [], sessions = [] } = topUp ?? {}
  if (payments.some(({ captures }) => captures.length)) return { state: "captured" }
  if (payments.some(({ canceled }) => !canceled)) return { state: "authorized" }
  if (payments.length) return { state: "declined", reason: "canceled" }
  const [session] = sessions
  if (!session) return { state: "unknown", reason: "answer_lost" }
  switch (session.status) {
    case "authorized":
    case "captured":
      return { state: "authorized" }
    case "requires_more":
      return { state: "needs_customer", reason: ASKS_FOR_CUSTOMER }
    case "canceled":
      return { state: "declined", reason: "canceled" }
    case "error":
      return findDecline(session.data)
    default:
      return { state: "unknown", reason: "not_answered" }
  }
}

function findDecline(data: Record<string, unknown>): Finding {
  const { last_payment_error: error } = SessionData.parse(data)
  if (error?.code === ASKS_FOR_CUSTOMER) {
    return { state: "needs_customer", reason: ASKS_FOR_CUSTOMER }
  }
  const word = error?.decline_code ?? error?.code ?? ""
  return { state: "declined", reason: WORD.test(word) ? word : "declined" }
}

/** What a provider says by the failure of a call; null for one that leaves open what it has done. */
export function findOutcomeOfError(error: unknown): Finding | null {
  if (!MedusaError.isMedusaError(error)) return null
  switch (error.type) {
    case MedusaError.Types.PAYMENT_AUTHORIZATION_ERROR:
      return { state: "declined", reason: "declined" }
    case MedusaError.Types.PAYMENT_REQUIRES_MORE_ERROR:
      return { state: "needs_customer", reason: ASKS_FOR_CUSTOMER }
    default:
      return null
  }
}
