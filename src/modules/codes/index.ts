import { Module } from "@medusajs/framework/utils"
import CodesService from "./service"

export const CODES_MODULE = "walletCodes"

export default Module(CODES_MODULE, { service: CodesService })

export type { CodesService }
export { generateCode, isPrefix, MAX_PREFIX, normalizeCode } from "./core/code-text"
export * from "./types"
