import { isToolResult } from "../../memory/remember-turn"
import type { ProductCard } from "../../types"
import type { Outcome } from "./script"

/** The cards of an outcome; none of a refusal. */
export function cardsOf(outcome: Outcome): ProductCard[] {
  return isToolResult(outcome) ? (outcome.cards ?? []) : []
}

/** A field of a tool's output, if it has one. */
export function fieldOf(outcome: Outcome, name: string): unknown {
  const output = isToolResult(outcome) ? outcome.output : undefined
  return typeof output === "object" && output !== null
    ? (output as Record<string, unknown>)[name]
    : undefined
}

export function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === "string") : []
}

export function categoryNames(outcome: Outcome): string[] {
  return recordsOf(outcome, "categories").flatMap(({ name }) => textOf(name) || [])
}

/** The records of a list in a tool's output; empty when it has none. */
export function recordsOf(outcome: Outcome, name: string): Record<string, unknown>[] {
  const records = fieldOf(outcome, name)
  return Array.isArray(records)
    ? records.filter((record) => typeof record === "object" && record !== null)
    : []
}

export function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : ""
}
