/**
 * How much products are loved: the mean of their ratings, as if each had as many more reviews of the
 * shop's mean as its products usually have. One reviewer makes nothing the best loved, and nothing the
 * worst.
 *
 * @param products all of the shop's, each with `rating` (null without any) and `reviews`, their number
 * @returns a function from a product to a number between 0 and 5
 */
export function belovedness(products) {
  const rated = products.filter(({ reviews }) => reviews > 0)
  const count = rated.reduce((sum, { reviews }) => sum + reviews, 0)
  const sum = rated.reduce((sum, { rating, reviews }) => sum + rating * reviews, 0)
  const mean = count ? sum / count : 0
  const usual = count ? count / rated.length : 1
  return ({ rating, reviews }) => ((rating ?? 0) * reviews + mean * usual) / (reviews + usual)
}
