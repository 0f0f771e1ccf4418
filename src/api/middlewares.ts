import { join } from "node:path"
import { defineMiddlewares } from "@medusajs/framework/http"
import { wallet } from "./wallet/service"

export default defineMiddlewares({
  routes: [...wallet.mount(join(__dirname, "wallet", "v1"))],
})
