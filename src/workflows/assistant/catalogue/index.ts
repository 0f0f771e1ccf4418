export { readCards, readMore, readProducts } from "./cards"
export { byRank, presentCard } from "./present-card"
export type {
  ListedProduct,
  ListedVariant,
  RankedVariant,
  ReadProduct,
  ReadVariant,
} from "./present-card"
export { listCategories, withBelow } from "./categories"
export type { Category } from "./categories"
export { attributesOf, DETAIL_FIELDS, DetailRow, NO_OPTION, readProductDetails } from "./details"
export type { Details, ProductDetails, VariantDetails } from "./details"
export { readProductRatings, readRatingsById } from "./ratings"
export { amountFact, cardFacts, detailsFacts, discountPercent, savingFacts } from "./facts"
export { checkoutUrl, namedStorefront, productUrl, storefrontUrl } from "./links"
export { formatPrice, readGroups } from "./prices"
export type { VariantPrice } from "./prices"
export { findCategoryId, findProductId, findVariant } from "./references"
export type { CatalogueReference } from "./references"
export { readShop } from "./shop"
export type { Shop, ShopRegion } from "./shop"
export { resolveShopper, shopperKey } from "./shopper"
export type { ShopperHints } from "./shopper"
export { readStock } from "./stock"
export { plainText, shorten } from "./texts"
