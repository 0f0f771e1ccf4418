import { Module } from "@medusajs/framework/utils"
import ApprovalsService from "./service"

export const APPROVALS_MODULE = "walletApprovals"

export default Module(APPROVALS_MODULE, { service: ApprovalsService })

export type { ApprovalsService }
export * from "./types"
