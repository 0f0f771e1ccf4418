import { z } from "@medusajs/framework/zod"

const REMOTE_EMBEDDINGS = z.strictObject({
  base_url: z.url({ protocol: /^https?$/ }),
  api_key: z.string().min(1).optional(),
  model: z.string().min(1),
  dimensions: z.int().min(8).max(4096).optional(),
  timeout_ms: z.int().min(100).max(30_000).default(2_000),
})

const SEARCH_OPTION = z.strictObject({
  engine: z.enum(["built-in", "medusa"]).default("built-in"),
  language: z
    .string()
    .regex(/^[a-z]{2}(-[A-Za-z0-9-]+)?$/, { error: 'must be a language tag such as "en"' })
    .optional(),
  metadata: z.array(z.string().min(1).max(255)).max(100).default(["brand"]),
  synonyms: z.array(z.string().min(1).max(500)).max(5_000).default([]),
  embeddings: z.union([z.enum(["auto", "local", "none"]), REMOTE_EMBEDDINGS]).default("auto"),
  memory_limit: z.int().min(0).max(2_000_000).default(250_000),
  meaning_limit: z.int().min(0).max(200_000).default(20_000),
})

/** The plugin's option `search`. */
export type SearchOptions = z.output<typeof SEARCH_OPTION>
export type RemoteEmbeddings = z.output<typeof REMOTE_EMBEDDINGS>

/**
 * Reads the plugin's option `search`:
 *
 * - `engine`: whose index finds the candidates, ours or the host's Search module.
 * - `language` of the catalogue, two letters; without it, the catalogue's own texts tell.
 * - `metadata`: keys of a product's metadata that it is found by; nothing else of it is searched.
 * - `synonyms`: lines such as `gilet = body warmer`, `footwear > clogs`, `purse ~ wallet`.
 * - `embeddings`: `local` (packages `@energetic-ai/*`), `none`, `auto` (local where installed), or an
 *   OpenAI-compatible service.
 * - `memory_limit`: catalogues with more products than this are searched in PostgreSQL alone.
 * - `meaning_limit`: those with more than this are searched without embeddings.
 *
 * @throws Error naming the first part that is not valid
 */
export function readSearchOptions(options: Record<string, unknown> = {}): SearchOptions {
  const result = SEARCH_OPTION.safeParse(options.search ?? {})
  if (result.success) return result.data
  const [issue] = result.error.issues
  const path = ["search", ...issue.path].join(".")
  throw new Error(`The option "${path}" is invalid: ${issue.message}`)
}
