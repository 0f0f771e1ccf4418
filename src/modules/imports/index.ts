import { Module } from "@medusajs/framework/utils"
import ImportsService from "./service"

export const IMPORTS_MODULE = "walletImports"

export default Module(IMPORTS_MODULE, { service: ImportsService })

export type { ImportsService }
export * from "./types"
