import { Module } from "@medusajs/framework/utils"
import WebhooksService from "./service"

export const WEBHOOKS_MODULE = "walletWebhooks"

export default Module(WEBHOOKS_MODULE, { service: WebhooksService })

export type { WebhooksService }
export * from "./types"
