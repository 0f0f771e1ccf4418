import { Module } from "@medusajs/framework/utils"
import ReviewsService from "./service"

export const REVIEWS_MODULE = "productReviews"

export default Module(REVIEWS_MODULE, { service: ReviewsService })

export type { ReviewsService }
export { detectLanguage, languageOf, TOLD_LANGUAGES } from "./language"
export * from "./types"
