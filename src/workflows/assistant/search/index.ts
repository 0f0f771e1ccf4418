export { findProducts } from "./find-products"
export type { FoundProduct, FoundProducts, ProductQuery } from "./find-products"
export { changedProducts, noteChanges } from "./changes"
export { indexProducts, reconcileProducts } from "./index-products"
