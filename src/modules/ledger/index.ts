import { Module } from "@medusajs/framework/utils"
import LedgerService from "./service"

export const LEDGER_MODULE = "walletLedger"

export default Module(LEDGER_MODULE, { service: LedgerService })

export { GroupCommit } from "./core/group-commit"
export type { LedgerService }
export * from "./types"
