import { join } from "node:path"
import { defineMiddlewares } from "@medusajs/framework/http"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { maskAddressesOfAllRequests, maskLoggedAddress } from "../host/logged-address"
import { adminAssistant } from "./admin/assistant/service"
import { adminWallet } from "./admin/wallet/service"
import { walletResults } from "./admin-search/wallet-results"
import { discovery } from "./assistant/agents/discovery"
import { assistant } from "./assistant/service"
import { guardCartCredit } from "./checkout/guard-cart-credit"
import { guardRefunds } from "./checkout/guard-refunds"
import { guardWalletPayments } from "./checkout/guard-wallet-payment"
import { maskAddress } from "./masked-address"
import { wallet } from "./wallet/service"

maskAddressesOfAllRequests(maskAddress)

function maskAddressOfRequest(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction
) {
  maskLoggedAddress(request, maskAddress)
  next()
}

export default defineMiddlewares({
  routes: [
    // The host calls what stands at its root before what others put in front of our paths.
    { matcher: "/", middlewares: [maskAddressOfRequest] },
    ...guardWalletPayments,
    ...guardCartCredit,
    ...guardRefunds,
    ...walletResults,
    ...wallet.mount(join(__dirname, "wallet", "v1")),
    ...adminWallet.mount(join(__dirname, "admin", "wallet")),
    ...discovery.mount(join(__dirname, "_discovery")),
    ...assistant.mount(join(__dirname, "assistant", "v1")),
    ...adminAssistant.mount(join(__dirname, "admin", "assistant")),
  ],
})
