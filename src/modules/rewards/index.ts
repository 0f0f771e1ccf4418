import { Module } from "@medusajs/framework/utils"
import RewardsService from "./service"

export const REWARDS_MODULE = "walletRewards"

export default Module(REWARDS_MODULE, { service: RewardsService })

export type { RewardsService }
export * from "./core/contacts"
export * from "./core/earn"
export * from "./core/milestones"
export * from "./core/referrals"
export * from "./types"
