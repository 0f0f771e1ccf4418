import OpenAI from "openai"
import type { AddressRules } from "./address-guard"
import { createGuardedFetch } from "./guarded-fetch"

/** Some services want a key to be there that they then ignore; the library insists on one. */
const NO_KEY = "none"

/** A service that speaks as OpenAI's does, and how it is asked. */
export interface OpenAiService {
  base_url: string
  api_key?: string
  /** Until an answer begins, in milliseconds. */
  timeout: number
  /** How often a failed request is made again. */
  retries: number
  /** Which addresses may be reached. */
  rules: AddressRules
}

/** One for each set of rules: connections are kept. */
const fetches = new WeakMap<AddressRules, typeof fetch>()

/**
 * A client of a service. Nothing of the environment, which is the host's, is sent along; nothing is
 * logged; no redirect is followed, since a key belongs to its address; and no address is reached that
 * the rules don't allow.
 */
export function createOpenAiClient({
  base_url,
  api_key,
  timeout,
  retries,
  rules,
}: OpenAiService): OpenAI {
  let guarded = fetches.get(rules)
  if (!guarded) {
    guarded = createGuardedFetch(rules)
    fetches.set(rules, guarded)
  }
  return new OpenAI({
    baseURL: base_url,
    apiKey: api_key ?? NO_KEY,
    maxRetries: retries,
    timeout,
    logLevel: "off",
    organization: null,
    project: null,
    fetch: guarded,
  })
}
