import { configManager } from "@medusajs/framework/config"
import { defineSearchIndex, graphConsume, graphSeed } from "@medusajs/framework/utils"
import { checkRows } from "../host/read-graph"
import {
  HOST_INDEX,
  hostFields,
  HostProduct,
  SOURCE_FIELDS,
  toHostDocument,
} from "../modules/product-search/host-index"

/**
 * Our index in the host's Search module, declared where the store wants that engine
 * (`search.engine: "medusa"`). The host reads this file only where its Search module is on, and
 * opens no index to `/store/search` by itself.
 */
if (isWanted()) {
  const source = {
    fields: SOURCE_FIELDS,
    transform: (rows: Record<string, unknown>[]) =>
      checkRows("product", HostProduct, rows)
        .filter(({ status }) => status === "published")
        .map(toHostDocument),
  }
  defineSearchIndex({
    name: HOST_INDEX,
    entity: "product",
    fields: hostFields,
    events: ["product.created", "product.updated", "product.deleted"],
    consume: graphConsume(source),
    seed: graphSeed(source),
  })
}

/** Options reach modules and nobody else; the configuration is all there is to look at here. */
function isWanted(): boolean {
  const plugins = configManager.config.plugins ?? []
  return plugins.some((plugin) => {
    const options = typeof plugin === "string" ? undefined : plugin.options
    const search = options?.search as { engine?: unknown } | undefined
    return search?.engine === "medusa"
  })
}
