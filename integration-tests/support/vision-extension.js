const { Modules } = require("@medusajs/framework/utils")

/** A vision provider for WALLET_EXTENSIONS: it sees knives everywhere, and WebP is beyond it. */
module.exports = {
  async assistant_vision_provider({ bytes, type }, { container, filters, signal }) {
    if (type === "image/webp") throw new Error("out of order")
    if (!Buffer.isBuffer(bytes) || !(filters.limit > 0) || signal.aborted) return []
    const handles = ["chef-knife", "cast-iron-pan", "secret-poster", "rain-jacket"]
    const products = await container
      .resolve(Modules.PRODUCT)
      .listProducts({ handle: handles }, { select: ["id", "handle"] })
    products.sort((one, other) => handles.indexOf(one.handle) - handles.indexOf(other.handle))
    return [
      { product_id: "prod_unknown", score: 1 },
      ...products.map(({ id }) => ({ product_id: id })),
    ]
  },
}
