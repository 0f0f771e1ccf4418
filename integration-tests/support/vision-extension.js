const { Modules } = require("@medusajs/framework/utils")

/**
 * A vision provider for WALLET_EXTENSIONS: it sees knives everywhere, in a GIF all that the store
 * has, and WebP is beyond it.
 */
module.exports = {
  async assistant_vision_provider({ bytes, type }, { container, filters, signal }) {
    if (type === "image/webp") throw new Error("out of order")
    if (!Buffer.isBuffer(bytes) || !(filters.limit > 0) || signal.aborted) return []
    const all = container.resolve(Modules.PRODUCT)
    if (type === "image/gif") {
      const products = await all.listProducts({}, { select: ["id"] })
      return products.map(({ id }) => ({ product_id: id }))
    }
    const handles = ["chef-knife", "cast-iron-pan", "secret-poster", "rain-jacket"]
    const products = await all.listProducts({ handle: handles }, { select: ["id", "handle"] })
    products.sort((one, other) => handles.indexOf(one.handle) - handles.indexOf(other.handle))
    return [
      { product_id: "prod_unknown", score: 1 },
      ...products.map(({ id }) => ({ product_id: id })),
    ]
  },
}
