import { Module } from "@medusajs/framework/utils"
import AllowancesService from "./service"

export const ALLOWANCES_MODULE = "walletAllowances"

export default Module(ALLOWANCES_MODULE, { service: AllowancesService })

export type { AllowancesService }
export type { CheckoutSession } from "./checkout-sessions"
export { type PeriodBounds, periodAt } from "./core/period"
export { whyNot } from "./core/why-not"
export * from "./types"
