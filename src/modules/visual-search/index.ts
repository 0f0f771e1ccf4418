import { Module } from "@medusajs/framework/utils"
import VisualSearchService from "./service"

export const VISUAL_SEARCH_MODULE = "visualSearch"

export default Module(VISUAL_SEARCH_MODULE, { service: VisualSearchService })

export type { VisualSearchService }
export { PictureError } from "./picture/decode"
export { sniffPicture } from "./picture/sniff"
export type { PictureType } from "./picture/sniff"
export type { Lookalike } from "./scan/image-index"
export type { ImageOutcome, ImagePlace } from "./store/images"
