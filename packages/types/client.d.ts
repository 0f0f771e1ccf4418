import type { Client, ClientOptions } from "openapi-fetch"
import type { paths as AdminPaths } from "./admin.js"
import type { paths as AssistantAdminPaths } from "./assistant-admin.js"
import type { paths as AssistantPaths } from "./assistant.js"
import type { paths } from "./index.js"

/**
 * A client of the wallet service that knows every path, parameter, body and answer. `baseUrl` is
 * the service's root, e.g. `https://shop.example/wallet/v1`.
 *
 * @example
 * const wallet = createWalletClient({
 *   baseUrl: "https://shop.example/wallet/v1",
 *   headers: { Authorization: `Basic ${btoa(`${username}:${password}`)}` },
 * })
 * const { data, error } = await wallet.POST("/wallets/{id}/credit", {
 *   params: { path: { id: 12 } },
 *   body: { amount: "1500", reason: "Late delivery" },
 * })
 */
export function createWalletClient(options?: ClientOptions): Client<paths>

/**
 * A client of what the dashboard asks of the wallet: settings, webhooks, credentials, the ledger's
 * checks. `baseUrl` is that service's root, e.g. `https://shop.example/admin/wallet`; the host signs
 * callers in, by the token of a user or by a secret API key.
 *
 * @example
 * const admin = createAdminClient({
 *   baseUrl: "https://shop.example/admin/wallet",
 *   headers: { Authorization: `Bearer ${token}` },
 * })
 * const { data } = await admin.GET("/settings")
 */
export function createAdminClient(options?: ClientOptions): Client<AdminPaths>

/** The same for the assistant: `baseUrl` is e.g. `https://shop.example/admin/assistant`. */
export function createAssistantAdminClient(options?: ClientOptions): Client<AssistantAdminPaths>

/** An operation whose nonce may also come from the client's own headers. */
type WithNonceAnywhere<Operation> = Operation extends {
  parameters: { header: { "X-Platform-Nonce": string } }
}
  ? Omit<Operation, "parameters"> & {
      parameters: Omit<Operation["parameters"], "header"> & {
        header?: Partial<Operation["parameters"]["header"]>
      }
    }
  : Operation

/** The assistant's paths as its client takes them. */
export type AssistantClientPaths = {
  [Path in keyof AssistantPaths]: {
    [Verb in keyof AssistantPaths[Path]]: WithNonceAnywhere<AssistantPaths[Path][Verb]>
  }
}

/**
 * A client of the assistant service. `baseUrl` is the service's root, e.g.
 * `https://shop.example/assistant/v1`. Shoppers' endpoints want a nonce: in a call's
 * `params.header`, in its `headers`, or once in the `headers` of the client.
 *
 * @example
 * const { data } = await assistant.GET("/nonce")
 * const answer = await assistant.POST("/message", {
 *   headers: { "X-Platform-Nonce": data.nonce },
 *   body: { messages: [{ role: "user", content: "A red jacket under 80 euros" }] },
 * })
 */
export function createAssistantClient(options?: ClientOptions): Client<AssistantClientPaths>
