import { Module } from "@medusajs/framework/utils"
import LedgerService from "./service"

export const LEDGER_MODULE = "walletLedger"

export default Module(LEDGER_MODULE, { service: LedgerService })

export type { LedgerService }
export * from "./types"
