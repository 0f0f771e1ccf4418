import { Module } from "@medusajs/framework/utils"
import BooksService from "./service"

export const BOOKS_MODULE = "walletBooks"

export default Module(BOOKS_MODULE, { service: BooksService })

export type { BooksService }
export * from "./types"
export { ACCOUNT_USES, accountFor, type Accounts, type AccountUse, parseAccounts } from "./accounts"
