/** A store's own source of reviews, for tests: some of what it gives is no review and no rating. */
module.exports.assistant_reviews_source = ({ container }) => ({
  async readRatings(productIds) {
    const [bad, ...good] = [
      { rating: 9, review_count: 1 },
      { rating: 4.2, review_count: 17 },
    ]
    return new Map([["prod_unknown", bad], ...productIds.map((id) => [id, good[0]])])
  },
  async listPublished() {
    return []
  },
  async listUnanswered() {
    const products = container.resolve("product")
    const [product] = await products.listProducts({ handle: "chef-knife" })
    const review = {
      id: "theirs-1",
      product_id: product.id,
      author: "Somebody",
      rating: 3,
      title: "",
      content: "It is all right for the price.",
      language: null,
      verified: false,
      status: "published",
      reply: null,
      replied_at: null,
      source: "theirs",
      external_id: "1",
      created_at: new Date(),
    }
    return [{ ...review, rating: 11 }, { ...review, created_at: "now" }, review]
  },
})
