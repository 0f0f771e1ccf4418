/** How long a service may take to begin its answer, in milliseconds. */
const PATIENCE_MS = 30_000

/** What a storefront may send as a customer's token. */
export type Token = string | null | undefined | (() => string | null | undefined | Promise<string>)

export interface ServiceAddress {
  /** The store's address, without a slash at its end. */
  base: string
  /** `/assistant/v1` or `/wallet/v1`. */
  root: string
  /** Of a customer whose storefront keeps no session cookie for the store. */
  token?: () => Token
  /** The store's publishable key, which names the sales channel. */
  publishableKey?: () => string | null
}

export interface RequestOptions {
  json?: unknown
  form?: FormData
  signal?: AbortSignal
}

/**
 * A request that was refused, or that nobody answered. `code` is the service's own, or
 * `unreachable`; `status` is 0 when there was no answer.
 */
export class ServiceError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 0,
    readonly data: Record<string, unknown> = {},
    /** Seconds to wait, where the service has said so. */
    readonly retryAfter?: number
  ) {
    super(message)
  }

  /** Whether the service is away, rather than of another opinion. */
  get isAway(): boolean {
    return this.status === 0 || this.status >= 500
  }
}

/**
 * One of the two services as a browser calls it: with the session cookie and the nonce that belongs
 * to it, or with a customer's token. A nonce that has become old is renewed once, unseen.
 */
export class Service {
  private nonce?: Promise<string>

  constructor(private readonly address: ServiceAddress) {}

  /** To be called when somebody has signed in or out: nonces belong to a session. */
  forgetSession(): void {
    this.nonce = undefined
  }

  /** @throws ServiceError */
  async json<T>(method: string, path: string, options: RequestOptions = {}): Promise<T> {
    const response = await this.send(method, path, options)
    return (await response.json()) as T
  }

  /**
   * Of the store's own routes, which want the page's publishable key; undefined without one.
   *
   * @throws ServiceError
   */
  async ofStore<T>(path: string): Promise<T | undefined> {
    if (!this.address.publishableKey?.()) return undefined
    const response = await this.fetch(path, { headers: await this.headers() }, "/store")
    return (await response.json()) as T
  }

  /** @throws ServiceError */
  async send(method: string, path: string, options: RequestOptions = {}): Promise<Response> {
    try {
      return await this.attempt(method, path, options)
    } catch (error) {
      if (!(error instanceof ServiceError) || !error.code.endsWith("_invalid_nonce")) throw error
      this.nonce = undefined
      return await this.attempt(method, path, options)
    }
  }

  private async attempt(method: string, path: string, options: RequestOptions): Promise<Response> {
    const { json, form, signal } = options
    this.nonce ??= this.fetchNonce().catch((error) => {
      this.nonce = undefined
      throw error
    })
    const headers = await this.headers()
    headers["X-Platform-Nonce"] = await this.nonce
    if (json !== undefined) headers["Content-Type"] = "application/json"
    const body = form ?? (json === undefined ? undefined : JSON.stringify(json))
    return await this.fetch(path, { method, headers, body, signal })
  }

  private async fetchNonce(): Promise<string> {
    const response = await this.fetch("/nonce", { headers: await this.headers() })
    return ((await response.json()) as { nonce: string }).nonce
  }

  private async headers(): Promise<Record<string, string>> {
    const { token, publishableKey } = this.address
    const given = token?.()
    const bearer = typeof given === "function" ? await given() : given
    const key = publishableKey?.()
    return {
      ...(bearer && { Authorization: `Bearer ${bearer}` }),
      ...(key && { "X-Publishable-Api-Key": key }),
    }
  }

  private async fetch(
    path: string,
    init: RequestInit,
    root = this.address.root
  ): Promise<Response> {
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(), PATIENCE_MS)
    const signals = [patience.signal, ...(init.signal ? [init.signal] : [])]
    let response: Response
    try {
      response = await fetch(this.address.base + root + path, {
        credentials: "include",
        cache: "no-store",
        ...init,
        signal: AbortSignal.any(signals),
      })
    } catch (error) {
      if (init.signal?.aborted) throw error
      throw new ServiceError("unreachable", "The service does not answer.")
    } finally {
      clearTimeout(timer)
    }
    if (!response.ok) throw await refusalOf(response)
    return response
  }
}

async function refusalOf(response: Response): Promise<ServiceError> {
  const { code, message, data } = (await response.json().catch(() => ({}))) as {
    code?: string
    message?: string
    data?: Record<string, unknown>
  }
  const wait = Number(response.headers.get("Retry-After"))
  return new ServiceError(
    code ?? "unreachable",
    message ?? `The service answers ${response.status}.`,
    response.status,
    data,
    wait > 0 ? wait : undefined
  )
}
