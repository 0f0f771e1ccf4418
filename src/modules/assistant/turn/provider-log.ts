import type { TokenUsage } from "../types"
import { Aborted } from "./abort"

/** What one provider did in a turn. */
export interface ProviderRounds {
  name: string
  rounds: number
  usage: TokenUsage
  /** Why it was given up, as a short code; absent when it answered. */
  failure?: string
}

/** Adds up what providers did, in the order in which they were asked. */
export class ProviderLog {
  private readonly byName = new Map<string, ProviderRounds>()

  add(name: string, usage: TokenUsage, failure?: string): void {
    const known = this.byName.get(name) ?? { name, rounds: 0, usage: { input: 0, output: 0 } }
    known.rounds++
    known.usage = {
      input: known.usage.input + usage.input,
      output: known.usage.output + usage.output,
    }
    if (failure) known.failure = failure
    this.byName.set(name, known)
  }

  uses(): ProviderRounds[] {
    return [...this.byName.values()]
  }
}

/** A short code for why a provider failed: its own, where it has one. */
export function failureCode(error: unknown): string {
  if (error instanceof Aborted) return "aborted"
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === "string" && /^[a-z0-9_]{1,40}$/i.test(code) ? code : "error"
}
