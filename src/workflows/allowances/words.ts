import type { Allowance, AllowanceObstacle } from "../../modules/allowances"

/** What the references of holds begin with that were made by an allowance. */
export const ALLOWANCE_REFERENCE = "allowance:"

export function referenceOf({ id }: Pick<Allowance, "id">): string {
  return `${ALLOWANCE_REFERENCE}${id}`
}

/** As entries name an allowance. */
export function nameOf({ id, agent }: Pick<Allowance, "id" | "agent">): string {
  return `allowance ${id}, ${agent}`
}

const WORDS: Record<AllowanceObstacle, string> = {
  revoked: "The customer has revoked this allowance.",
  expired: "This allowance has expired.",
  currency: "The allowance is for a wallet of another currency.",
  per_purchase: "The total is more than the allowance has for one purchase.",
  store_maximum: "The total is more than this store lets agents spend at once.",
  per_period: "The allowance has not so much left in this period.",
  category: "The allowance does not cover the categories of all items.",
}

/** For the agent and the person it works for. */
export function explainObstacle(obstacle: AllowanceObstacle): string {
  return WORDS[obstacle]
}
