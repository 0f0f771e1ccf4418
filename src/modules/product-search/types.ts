/** What is known of a product for finding it. Prices and stock are read live before it is shown. */
export interface SearchDocument {
  product_id: string
  title: string
  subtitle: string
  description: string
  handle: string
  type: string
  collection: string
  /** Names of each category, with those above it first: `["Kitchen", "Knives"]`. */
  categories: string[][]
  /** Ids and handles of its categories and of those above them, by which they can be asked for. */
  category_keys: string[]
  /** Ids of the very categories it was put into, sorted by code unit. */
  category_ids: string[]
  tags: string[]
  brand: string
  material: string
  /** Option values and what the merchant wrote into metadata, as texts. */
  attributes: string[]
  /** SKUs, barcodes, EANs, UPCs. */
  codes: string[]
  sales_channel_ids: string[]
  /** Lowest and highest price by currency, in minor units: a hint, not what is charged. */
  prices: Record<string, { min: string; max: string }>
  /** ISO 8601. */
  created_at: string
}

/** What is live about a product, for whoever is looking. */
export interface Offer {
  product_id: string
  /** Minor units; null when it has no price for them. */
  price: bigint | null
  in_stock: boolean
  on_sale: boolean
  rating: number | null
  /** Whoever asks has it before them: it counts as found, but is no hit. */
  is_seen?: boolean
}

export const SORTS = [
  "relevance",
  "price_low",
  "price_high",
  "rating",
  "newest",
  "popularity",
] as const
export type Sort = (typeof SORTS)[number]

/** Hard limits of a search. Amounts are minor units of the shopper's currency. */
export interface SearchFilters {
  /** Handle or id. */
  category?: string
  min_price?: bigint
  max_price?: bigint
  in_stock?: boolean
  on_sale?: boolean
  min_rating?: number
}

export interface SearchRequest extends SearchFilters {
  query: string
  /** Lower case, the shopper's. */
  currency: string
  /** BCP 47, the shopper's. */
  locale: string
  /** ISO 639, of a conversation: what the shopper has written in so far. */
  language?: string
  sales_channel_id?: string
  sort?: Sort
  limit: number
  /** Lines of synonyms on top of those of the option `search`. */
  synonyms?: readonly string[]
  /** Nobody looks for it in earnest: what is not found is not counted. */
  is_trial?: boolean
  /** Reads what is live; products that the shopper may not see are left out. */
  readOffers(productIds: string[]): Promise<Offer[]>
  /** How much of each product was sold lately; without it, popularity is no order. */
  readSold?(): Promise<ReadonlyMap<string, number>>
  /** What customers think of products, 1 to 5, null where nobody says; as the offers will tell. */
  readRatings?(productIds: string[]): Promise<ReadonlyMap<string, number | null>>
  /**
   * Another engine that says which products have to do with these words, best first. Nothing, or
   * undefined: it has no answer, and our own search gives one.
   */
  findElsewhere?(text: string): Promise<string[] | undefined>
}

export interface SearchHit {
  product_id: string
  /** 0 to 1, higher is better. */
  score: number
  /** Why it is here: `title:sofa`, `category:furniture`, `meaning`, `in_budget`, … */
  why: string[]
}

/** What the query was taken to mean. */
export interface Understood {
  /** The words that are looked for. */
  terms: string[]
  /** Words of what must not be in it. */
  excluded: string[]
  audience?: "women" | "men" | "children"
  /** Minor units of `currency`. */
  min_price?: string
  max_price?: string
  /** Lower case; of the budget. */
  currency?: string
  in_stock?: true
  on_sale?: true
  min_rating?: number
  sort?: Sort
}

export interface SearchResult {
  hits: SearchHit[]
  /** How many products fit, at most as many as were looked at live. */
  total: number
  understood: Understood
  /**
   * What had to be given up to find anything: `min_rating`, `on_sale`, `category`, `in_stock`,
   * `min_price`, `max_price`, `currency:xyz`, or `term:<word>` for a word that no hit has.
   */
  relaxed: string[]
  /** The query as it was read, when words of it were misspelt. */
  corrected?: string
  /** There are no hits because all that fits was seen. */
  all_seen?: true
}

/** A query that found nothing as it was asked. */
export interface UnmetQuery {
  query: string
  count: number
  first_seen: Date
  last_seen: Date
  /** Of queries that are put together: each of them, the most frequent first. */
  alike?: { query: string; count: number }[]
}

/** Which unmet queries to list: by when they were last seen, both exclusive. */
export interface UnmetQueryFilter {
  after?: Date
  before?: Date
  /** Whether queries that ask for the same are put together. */
  grouped?: boolean
  page: number
  per_page: number
}
