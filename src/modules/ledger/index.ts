import { Module } from "@medusajs/framework/utils"
import LedgerService from "./service"

export const LEDGER_MODULE = "walletLedger"

export default Module(LEDGER_MODULE, { service: LedgerService })

export type { ComingBack } from "./core/expiry-rules"
export { toReversible } from "./core/reversals"
export { isAnsweredByServer } from "../../database/errors"
export type { LedgerService }
export type { CheckpointBody, CheckpointRow } from "./store/checkpoints"
export { LedgerAssertionError } from "./store/assert-group"
export type { DecidedGroup } from "./store/post"
export type { ExpiryRuleQuery } from "./store/expiry-rules"
export type { EntryExportFilter, ExportedEntry, ExportedLot, WalletPeriod } from "./store/export"
export type { ExpiryMoved, MoveExpiry } from "./store/expiry-moves"
export type { FailedCompensation, NewFailedCompensation } from "./store/failed-compensations"
export { FIRST_TEMPORARY_ID } from "./store/apply"
export type { ReferencedCredit } from "./store/referenced-entries"
export { AGES } from "./store/owed"
export type { OrderEntry } from "./store/order-entries"
export type { PaymentEntries } from "./store/payment-entries"
export type { Movement, Period, PeriodBooks, Position } from "./store/period"
export type { MadeHold, PostedEntries } from "./store/take-back"
export type { TransferSides } from "./store/transfers"
export * from "./types"
export { type Finding, PROBLEMS } from "./verify/chain-checker"
export type { Verification, VerifyProgress } from "./verify/verify"
