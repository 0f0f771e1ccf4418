import OpenAI from "openai"

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
}

/**
 * A client of a service. Nothing of the environment, which is the host's, is sent along; nothing is
 * logged; and no redirect is followed, since a key belongs to its address.
 */
export function createOpenAiClient({ base_url, api_key, timeout, retries }: OpenAiService): OpenAI {
  return new OpenAI({
    baseURL: base_url,
    apiKey: api_key ?? NO_KEY,
    maxRetries: retries,
    timeout,
    logLevel: "off",
    organization: null,
    project: null,
    fetchOptions: { redirect: "error" },
  })
}
