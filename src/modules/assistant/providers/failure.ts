import { APIConnectionError, APIConnectionTimeoutError, APIError } from "openai"

/** Why a provider could not answer. Its message holds no secret. */
export class ProviderFailure extends Error {
  /**
   * @param code short, for telemetry: `http_429`, `timeout`, `cut`
   * @param retryable whether asking again may help
   * @param retryAfter milliseconds that the provider asks to be left alone
   */
  constructor(
    readonly code: string,
    message: string,
    readonly retryable: boolean,
    readonly retryAfter?: number
  ) {
    super(message)
  }
}

const RETRYABLE = new Set([408, 409, 429])

/**
 * What any error of a request to a provider is.
 *
 * @param opened whether its answer had begun
 */
export function toFailure(error: unknown, opened: boolean): ProviderFailure {
  if (error instanceof ProviderFailure) return error
  if (error instanceof APIConnectionTimeoutError) {
    return new ProviderFailure("connect_timeout", "It did not answer in time.", true)
  }
  if (error instanceof APIConnectionError && !opened) {
    return new ProviderFailure("connection", "It could not be reached.", true)
  }
  if (error instanceof APIError && typeof error.status === "number") {
    const { status } = error
    return new ProviderFailure(
      `http_${status}`,
      `It answered ${status}.`,
      RETRYABLE.has(status) || status >= 500,
      retryAfterOf(error.headers)
    )
  }
  if (error instanceof APIError && !(error instanceof APIConnectionError)) {
    return new ProviderFailure("error_in_stream", "It reported an error while it answered.", true)
  }
  if (error instanceof SyntaxError) {
    return new ProviderFailure("malformed", "It sent something that is not JSON.", true)
  }
  return new ProviderFailure("cut", "The connection broke while it answered.", true)
}

/** `Retry-After` in seconds or as a date, or `retry-after-ms`, as milliseconds from now. */
function retryAfterOf(headers: Headers | undefined): number | undefined {
  const exact = Number(headers?.get("retry-after-ms") ?? Number.NaN)
  if (Number.isFinite(exact)) return Math.max(0, exact)
  const text = headers?.get("retry-after")
  if (!text) return undefined
  const seconds = Number(text)
  const wait = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(text) - Date.now()
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined
}
