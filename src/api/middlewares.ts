import { join } from "node:path"
import { defineMiddlewares } from "@medusajs/framework/http"
import { adminWallet } from "./admin/wallet/service"
import { wallet } from "./wallet/service"

export default defineMiddlewares({
  routes: [
    ...wallet.mount(join(__dirname, "wallet", "v1")),
    ...adminWallet.mount(join(__dirname, "admin", "wallet")),
  ],
})
