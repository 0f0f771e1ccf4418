import type { MedusaRequest } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { ACCESS_MODULE } from "../../../modules/access"
import type { AccessService } from "../../../modules/access"
import type { AgentAction } from "../../../modules/assistant"
import type { Shopper } from "../../../modules/assistant/types"
import {
  getProduct,
  GetProductRequest,
  lookupCatalog,
  LookupRequest,
  searchCatalog,
  SearchRequest,
} from "../../../workflows/assistant/agents/ucp"
import type { Writing } from "../../../workflows/assistant/agents/ucp"
import { resolveShopper } from "../../../workflows/assistant/catalogue"
import { logAgent } from "./caller"
import { absoluteUrl } from "./public-address"

/** A tool of the gateway's Model Context Protocol endpoint. */
export interface AgentTool<Request = never> {
  name: string
  title: string
  description: string
  request: z.ZodType<Request>
  run(
    request: MedusaRequest,
    asked: Request,
    profile: string | undefined
  ): Promise<Record<string, unknown>>
}

interface Asked {
  context?: { address_country?: string; currency?: string; language?: string }
}

/** What the log shows of an answer. */
interface Noted {
  action: AgentAction
  query?: string
}

const search: AgentTool<SearchRequest> = {
  name: "search_catalog",
  title: "Search the catalogue",
  description:
    "Finds products by plain words (a budget in them is understood), categories and prices, with " +
    "live prices and stock. Pages by cursor.",
  request: SearchRequest,
  run: (request, asked, profile) =>
    answer(request, asked, profile, { action: "search", query: asked.query }, (writing) =>
      searchCatalog(request.scope, writing, asked)
    ),
}

const lookup: AgentTool<LookupRequest> = {
  name: "lookup_catalog",
  title: "Look products up",
  description: "Reads products by ids of products or variants. Unknown ids are named.",
  request: LookupRequest,
  run: (request, asked, profile) =>
    answer(request, asked, profile, { action: "lookup" }, (writing) =>
      lookupCatalog(request.scope, writing, asked)
    ),
}

const product: AgentTool<GetProductRequest> = {
  name: "get_product",
  title: "Read one product",
  description:
    "Reads one product in full; `selected` narrows its variants, and the options tell what can " +
    "still be had.",
  request: GetProductRequest,
  run: (request, asked, profile) =>
    answer(request, asked, profile, { action: "product" }, (writing) =>
      getProduct(request.scope, writing, asked)
    ),
}

export const AGENT_TOOLS: readonly AgentTool[] = [search, lookup, product] as AgentTool[]

interface Answer {
  products?: { id: string }[]
  product?: { id: string }
}

async function answer<T extends Answer>(
  request: MedusaRequest,
  { context }: Asked,
  profile: string | undefined,
  noted: Noted,
  read: (writing: Writing) => Promise<T>
): Promise<T & Record<string, unknown>> {
  const shopper = await shopperOf(request, context)
  const found = await read({ shopper, absolute: (url) => absoluteUrl(request, url) })
  const ids = (found.products ?? (found.product ? [found.product] : [])).map(({ id }) => id)
  const access = request.scope.resolve<AccessService>(ACCESS_MODULE)
  // They are known: the products' cards have them.
  const numbers = await access.numbersFor("product", ids)
  const product_ids = ids.flatMap((id) => numbers.get(id) ?? [])
  logAgent(request, { ...noted, via: "mcp", product_ids, found: ids.length }, profile)
  return found as T & Record<string, unknown>
}

/** A context is a hint by the protocol: what the store can't follow is passed over. */
function shopperOf(request: MedusaRequest, context: Asked["context"]): Promise<Shopper> {
  return resolveShopper(request.scope, {
    guest: "agent",
    currency: context?.currency,
    country: context?.address_country,
    locale: context?.language,
    publishable_key: request.get("x-publishable-api-key"),
  })
}
