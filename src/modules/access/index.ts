import { Module } from "@medusajs/framework/utils"
import AccessService from "./service"

export const ACCESS_MODULE = "walletAccess"

export type { ApplicationPassword, NewApplicationPassword } from "./application-passwords"
export type { PublicNumberKind } from "./public-numbers"
export { AccessService }

export default Module(ACCESS_MODULE, { service: AccessService })
