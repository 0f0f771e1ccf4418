/** What customers wrote about a product; kept in the product's metadata. */
import type { CatalogueProduct } from "./seed-catalogue"
import { GUESTS } from "./seed-accounts"
import { Random } from "./seed-random"

export interface Review {
  author: string
  rating: number
  title: string
  text: string
  date: string
}

const DAY = 86_400_000

const WORDS: Record<number, [string, string][]> = {
  5: [
    [
      "Exactly what I hoped for",
      "The quality is better than I expected at this price, and the {colour} is even nicer in daylight.",
    ],
    ["Bought a second one", "Liked it so much that I ordered another in {colour} for my sister."],
    ["A year in and still great", "Used almost every day for a year. {material} that ages well."],
    ["Perfect gift", "Gave it to my father; he has not put it away since. Arrived well packed."],
    ["Worth every cent", "You feel that somebody thought about the details. Would buy again."],
  ],
  4: [
    [
      "Very good, one small thing",
      "Really happy with it, only the delivery took a day longer than announced.",
    ],
    ["Solid", "Does what it says. The {colour} is a little darker than in the picture."],
    ["Nice material", "{material} feels good. I would have liked a larger choice of colours."],
    ["Almost perfect", "Would be five stars if the instructions were clearer."],
  ],
  3: [
    ["All right", "Fine for the price, but I had expected a bit more from the description."],
    ["Mixed feelings", "Looks great, but the finish could be better in one or two places."],
  ],
  2: [["Not for me", "It is smaller than I thought and I sent it back. Refund was quick, though."]],
  1: [
    [
      "Arrived damaged",
      "A scratch right across it. Customer service replaced it without questions.",
    ],
  ],
}

/** A product's reviews, newest first; the same ones every time, but for the dates, which are recent. */
export function writeReviews(product: CatalogueProduct, now: number): Review[] {
  const random = new Random(`reviews of ${product.title}`)
  const isLoved = product.tags.includes("bestseller")
  const count = isLoved ? random.between(9, 14) : random.between(0, 8)
  const people = random.shuffle(GUESTS).slice(0, count)
  return people
    .map(({ first_name, last_name }) => {
      const chance = random.next() * (isLoved ? 0.85 : 1)
      const rating =
        chance < 0.52 ? 5 : chance < 0.8 ? 4 : chance < 0.92 ? 3 : chance < 0.97 ? 2 : 1
      const [title, text] = random.pick(WORDS[rating]!)
      return {
        author: `${first_name} ${last_name.charAt(0)}.`,
        rating,
        title,
        text: text
          .replace("{colour}", random.pick(product.colours).toLowerCase())
          .replace("{material}", product.material),
        date: new Date(now - random.between(2, 400) * DAY).toISOString(),
      }
    })
    .sort((one, other) => other.date.localeCompare(one.date))
}

/** Mean of the ratings with one decimal; null without reviews. */
export function averageRating(reviews: Review[]): number | null {
  if (reviews.length === 0) {
    return null
  }
  const sum = reviews.reduce((total, { rating }) => total + rating, 0)
  return Math.round((sum / reviews.length) * 10) / 10
}
