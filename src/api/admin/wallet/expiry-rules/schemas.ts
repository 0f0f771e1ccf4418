import { z } from "@medusajs/framework/zod"
import { component, IdOut, InstantOut } from "../../../../http"
import { EXPIRY_ACTIONS, type ListedExpiryRule, PURPOSES } from "../../../../modules/ledger"

export const ExpiryRule = component(
  "ExpiryRule",
  z.strictObject({
    id: IdOut,
    action: z.enum(EXPIRY_ACTIONS),
    days: z.int().nullable().meta({
      description:
        "How long after it lapsed what comes back can be spent; null where nothing does.",
    }),
    basis_points: z.int().nullable().meta({
      description: "Of `convert`: the part that comes back, in hundredths of a percent.",
    }),
    currency: z.string().nullable().meta({ description: "Null: for all." }),
    purpose: z.enum(PURPOSES).nullable().meta({ description: "Null: for all." }),
    starts_at: InstantOut.meta({ description: "It is for what lapses from then on." }),
    ends_at: InstantOut.nullable().meta({
      description: "For what lapses before then; null: until it is ended.",
    }),
    created_by: z.string(),
    created_at: InstantOut,
    ended_by: z.string().nullable().meta({ description: "Who ended it, if somebody did." }),
  }),
  { description: "What becomes of credits when they lapse." }
)

export function presentExpiryRule(rule: ListedExpiryRule): z.input<typeof ExpiryRule> {
  return {
    id: rule.id,
    action: rule.action,
    days: rule.action === "forfeit" ? null : rule.days,
    basis_points: rule.action === "convert" ? rule.basis_points : null,
    currency: rule.currency,
    purpose: rule.purpose,
    starts_at: rule.starts_at.toISOString(),
    ends_at: rule.ends_at?.toISOString() ?? null,
    created_by: rule.created_by,
    created_at: rule.created_at.toISOString(),
    ended_by: rule.ended_by,
  }
}
