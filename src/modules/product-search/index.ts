import { Module } from "@medusajs/framework/utils"
import ProductSearchService from "./service"

export const PRODUCT_SEARCH_MODULE = "productSearch"

export default Module(PRODUCT_SEARCH_MODULE, { service: ProductSearchService })

export type { ProductSearchService }
export * from "./types"
