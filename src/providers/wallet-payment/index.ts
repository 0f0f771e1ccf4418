import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import WalletPaymentProvider from "./service"

export default ModuleProvider(Modules.PAYMENT, { services: [WalletPaymentProvider] })
