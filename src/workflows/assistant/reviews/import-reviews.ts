import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { ACCESS_MODULE } from "../../../modules/access"
import type { AccessService } from "../../../modules/access"
import { detectLanguage, REVIEW_STATUSES, REVIEWS_MODULE } from "../../../modules/reviews"
import type { ImportCounts, ReviewDraft, ReviewsService } from "../../../modules/reviews"
import type { FileRecord } from "./review-file"

/** What is said at most about a file that is wrong. */
const MAX_PROBLEMS = 20
export const MAX_REVIEWS = 50_000
const BATCH = 1_000

const LONE_SURROGATE = /\p{Surrogate}/u

/** Text that a database can keep. */
const storable = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !value.includes("\u0000") && !LONE_SURROGATE.test(value), {
      error: "must be well-formed text without NUL characters",
    })
const Words = (max: number) => storable(max).transform((value) => value.trim())
const Instant = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()], {
    error: 'must be an ISO 8601 date or date-time with its zone, such as "2030-12-31T23:59:59Z"',
  })
  .transform((value) => new Date(value))
/** Text, or a number where others write numbers. */
const Name = z.union([storable(255).min(1), z.int().transform(String)], { error: "is required" })
/** Tables have text in every cell. */
const Stars = z.preprocess(
  (value) => (typeof value === "string" && /^[1-5]$/.test(value.trim()) ? Number(value) : value),
  z.int().min(1).max(5)
)
const Flag = z.union([
  z.boolean(),
  z.stringbool({ truthy: ["true", "yes", "1"], falsy: ["false", "no", "0"] }),
])

/** A review as files and requests bring it. */
export const ReviewRecord = z.strictObject({
  product: Name.meta({
    description: "The product's number, its id in the store, or its handle.",
  }),
  external_id: Name.meta({
    description: "What the review is identified by where it comes from; it is kept once.",
  }),
  author: Words(200).default("").meta({ description: "The name that is shown." }),
  rating: Stars.meta({ description: "1 to 5." }),
  title: Words(500).default(""),
  content: Words(10_000).default(""),
  language: z
    .string()
    .regex(/^[a-z]{2}$/)
    .optional()
    .meta({
      description: "Two letters; found out from the text when absent.",
    }),
  verified: Flag.default(false).meta({ description: "Whether the author bought the product." }),
  status: z.enum(REVIEW_STATUSES).default("published"),
  reply: Words(10_000).optional(),
  replied_at: Instant.optional(),
  created_at: Instant,
})

export type ReviewImport =
  | ({ ok: true } & ImportCounts)
  /** By where: `line 3: rating`. */
  | { ok: false; problems: Record<string, string> }

/** A review that is well-formed; `where` is what the names of its fields begin with. */
export type CheckedReview = z.output<typeof ReviewRecord> & { where: string }

/** Checks the form of a file's records; `problems` says what is wrong with which. */
export function checkReviews(records: readonly FileRecord[]): {
  reviews: CheckedReview[]
  problems: Record<string, string>
} {
  const problems: Record<string, string> = {}
  if (!records.length) return { reviews: [], problems: { file: "has no reviews" } }
  if (records.length > MAX_REVIEWS) {
    return { reviews: [], problems: { file: `must have at most ${MAX_REVIEWS} reviews` } }
  }
  const reviews = records.flatMap((record) => checkRecord(record, problems))
  return { reviews, problems }
}

/**
 * Keeps reviews, all of them or, when one is wrong, none. Doing so again changes nothing but what has
 * changed in them; statuses and replies of the staff are left alone.
 *
 * @param source where the reviews come from; `external_id` is unique in it
 * @param problems what is known to be wrong already
 */
export async function importReviews(
  scope: MedusaContainer,
  source: string,
  { reviews, problems = {} }: { reviews: CheckedReview[]; problems?: Record<string, string> }
): Promise<ReviewImport> {
  const all = { ...problems, ...findRepeated(reviews) }
  const products = await findProducts(scope, reviews)
  for (const { where, product } of reviews) {
    if (!products.has(product)) all[`${where}product`] = "is not known in this store"
  }
  const found = Object.entries(all)
  if (found.length) {
    return { ok: false, problems: Object.fromEntries(found.slice(0, MAX_PROBLEMS)) }
  }
  const drafts = reviews.map((review) => toDraft(review, source, products))
  return { ok: true, ...(await scope.resolve<ReviewsService>(REVIEWS_MODULE).import(drafts)) }
}

function checkRecord(
  { where, value }: FileRecord,
  problems: Record<string, string>
): CheckedReview[] {
  const result = ReviewRecord.safeParse(value)
  if (result.success) return [{ ...result.data, where }]
  for (const issue of result.error.issues) {
    const names = issue.code === "unrecognized_keys" ? issue.keys : [issue.path.join(".")]
    for (const name of names) problems[`${where}${name || "review"}`] ??= sentenceFor(issue)
  }
  return []
}

function sentenceFor(issue: z.core.$ZodIssue): string {
  if (issue.code === "unrecognized_keys") return "is not a known field"
  return issue.message.charAt(0).toLowerCase() + issue.message.slice(1)
}

function findRepeated(reviews: readonly CheckedReview[]): Record<string, string> {
  const problems: Record<string, string> = {}
  const seen = new Map<string, string>()
  for (const { external_id, where } of reviews) {
    const first = seen.get(external_id)
    if (first === undefined) seen.set(external_id, where)
    else problems[`${where}external_id`] = `is the same as ${first}external_id`
  }
  return problems
}

/** Ids in the store by what the file calls the products. */
async function findProducts(
  scope: MedusaContainer,
  reviews: readonly CheckedReview[]
): Promise<Map<string, string>> {
  const access = scope.resolve<AccessService>(ACCESS_MODULE)
  const references = [...new Set(reviews.map(({ product }) => product))]
  const wanted = new Map<string, string>()
  for (const reference of references) {
    const id = /^[1-9][0-9]{0,14}$/.test(reference)
      ? await access.hostIdFor("product", Number(reference))
      : reference
    if (id) wanted.set(reference, id)
  }
  const known = new Map<string, string>()
  const names = [...new Set(wanted.values())]
  for (let start = 0; start < names.length; start += BATCH) {
    const batch = names.slice(start, start + BATCH)
    const found = await scope
      .resolve(Modules.PRODUCT)
      .listProducts(
        { $or: [{ id: batch }, { handle: batch }] },
        { select: ["id", "handle"], take: 2 * BATCH }
      )
    for (const { id, handle } of found) known.set(handle, id).set(id, id)
  }
  return new Map(
    [...wanted].flatMap(([reference, name]) => {
      const id = known.get(name)
      return id ? [[reference, id] as const] : []
    })
  )
}

function toDraft(
  { where: _, product, ...review }: CheckedReview,
  source: string,
  products: ReadonlyMap<string, string>
): ReviewDraft {
  const { title, content, reply } = review
  return {
    ...review,
    product_id: products.get(product) as string,
    source,
    language: review.language ?? detectLanguage(`${title}. ${content}`),
    reply: reply || null,
    replied_at: reply ? (review.replied_at ?? review.created_at) : null,
  }
}
