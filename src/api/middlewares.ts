import { join } from "node:path"
import { defineMiddlewares } from "@medusajs/framework/http"
import { adminAssistant } from "./admin/assistant/service"
import { adminWallet } from "./admin/wallet/service"
import { discovery } from "./assistant/agents/discovery"
import { assistant } from "./assistant/service"
import { wallet } from "./wallet/service"

export default defineMiddlewares({
  routes: [
    ...wallet.mount(join(__dirname, "wallet", "v1")),
    ...adminWallet.mount(join(__dirname, "admin", "wallet")),
    ...discovery.mount(join(__dirname, "_discovery")),
    ...assistant.mount(join(__dirname, "assistant", "v1")),
    ...adminAssistant.mount(join(__dirname, "admin", "assistant")),
  ],
})
