import type { Topic } from "../topics"

/** The sentences of one language that replies are put together from. */
export interface Phrases {
  /** `{author}` is the name under the review. */
  greeting: string
  /** Without a name. */
  greetingToNobody: string
  /** Four and five stars; `{product}` is its name. */
  thanksHappy: string
  /** Three. */
  thanksMixed: string
  /** One and two. */
  thanksUnhappy: string
  /** `{topics}` are what the review is about, as `topics` has them. */
  aboutHappy: string
  aboutMixed: string
  aboutUnhappy: string
  /** Instead of a name that is not known. */
  ourProduct: string
  topics: Record<Topic, string>
  /** `{option}` and `{values}`: what the product comes in. */
  comesIn: string
  /** `{text}`: what the shop's own policy says. */
  policy: string
  nextMixed: string
  nextUnhappy: string
  /** `{shop}`. */
  closing: string
  closingWithoutShop: string
}
