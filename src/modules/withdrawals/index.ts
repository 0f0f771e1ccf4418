import { Module } from "@medusajs/framework/utils"
import WithdrawalsService from "./service"

export const WITHDRAWALS_MODULE = "walletWithdrawals"

export default Module(WITHDRAWALS_MODULE, { service: WithdrawalsService })

export type { WithdrawalsService }
export * from "./types"
