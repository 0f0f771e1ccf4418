import type { Client, ClientOptions } from "openapi-fetch"
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
