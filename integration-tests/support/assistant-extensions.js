/** Extensions of the assistant's limits, for WALLET_EXTENSIONS: they go by who asks and from where. */
module.exports = {
  assistant_rate_limit(value, { customer_id, address, operation, actor, container }) {
    if (address === "198.51.100.1") return 0
    if (address === "198.51.100.2") throw new Error("no opinion")
    if (address === "198.51.100.3") return "many"
    if (address === "198.51.100.4") return operation === "giveFeedback" && actor === "guest" ? 2 : 1
    return customer_id && typeof container.resolve === "function" ? value * 2 : value
  },
  async assistant_rate_window(value, { address }) {
    return address === "198.51.100.5" ? 1 : value
  },
}
