import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { authenticate } from "@medusajs/framework/http"
import type { Logger, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { can } from "../../http"
import type { Permission } from "../../http"
import { isPrefix, normalizeCode } from "../../modules/codes"
import { formatAmount } from "../../money/money"
import { identifyStaff } from "../identity"
import { MANAGE_WALLETS, SEE_WALLETS } from "../permissions"
import { searchCustomers } from "../wallet/customers"
import { codesOf, ledgerOf } from "../wallet/modules"

/**
 * The dashboard's search asks the host's `/admin/search`, which knows the host's entities and refuses
 * every other name. Wallets and redemption codes are found here, and put beside what the host answers.
 */

interface Found {
  data: object[]
  count: number
}

interface Asked {
  q: string
  limit: number
}

interface Entity {
  permission: Permission
  find: (scope: MedusaContainer, asked: Asked) => Promise<Found>
}

const ENTITIES: Record<string, Entity> = {
  wallet: { permission: SEE_WALLETS, find: findWallets },
  wallet_code: { permission: MANAGE_WALLETS, find: findCodes },
}

/** As the host's own search gives for each entity. */
const MOST = 100
const USUAL = 20
const MOST_LETTERS = 200

async function findWallets(scope: MedusaContainer, { q, limit }: Asked): Promise<Found> {
  const ledger = ledgerOf(scope)
  const numbered = /^#?[1-9][0-9]{0,14}$/.test(q)
    ? await ledger.findWallet(Number(q.replace("#", "")))
    : undefined
  const { data, total } = await ledger.listWallets({
    customer_ids: await searchCustomers(scope, q),
    orderby: "updated",
    order: "desc",
    page: 1,
    per_page: limit,
  })
  const others = data.filter(({ id }) => id !== numbered?.id)
  const wallets = [...(numbered ? [numbered] : []), ...others].slice(0, limit)
  const customers = await scope
    .resolve(Modules.CUSTOMER)
    .listCustomers(
      { id: wallets.map(({ customer_id }) => customer_id) },
      { select: ["id", "email", "first_name", "last_name"], take: limit }
    )
  const known = new Map(customers.map((customer) => [customer.id, customer]))
  return {
    data: wallets.map(({ id, currency, balance, customer_id }) => {
      const { email, first_name, last_name } = known.get(customer_id) ?? {}
      const name = [first_name, last_name].filter(Boolean).join(" ")
      const shown = formatAmount(balance, currency, "en")
      return { id, customer_id, name: name || null, email: email ?? null, balance: shown }
    }),
    count: Math.max(total, wallets.length),
  }
}

async function findCodes(scope: MedusaContainer, { q, limit }: Asked): Promise<Found> {
  const codes = codesOf(scope)
  const whole = normalizeCode(q)
  const one = whole === null ? null : await codes.find(whole)
  const { data, total } = one
    ? { data: [one], total: 1 }
    : isPrefix(q)
      ? await codes.list({ prefix: q, page: 1, per_page: limit })
      : { data: [], total: 0 }
  return {
    data: data.map(({ id, code, status, amount, currency }) => {
      return { id, code, status, amount: formatAmount(amount, currency, "en") }
    }),
    count: total,
  }
}

async function addWalletResults(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction
) {
  const { q, entity, limit, offset } = request.query
  const asked = [entity ?? []].flat().flatMap((each) => String(each).split(","))
  const wanted = Object.keys(ENTITIES).filter((name) => asked.includes(name))
  if (wanted.length === 0) return next()
  const text = typeof q === "string" ? q.trim().slice(0, MOST_LETTERS) : ""
  const most = Math.min(Math.max(Math.trunc(Number(limit ?? USUAL)) || USUAL, 1), MOST)
  const isFirstPage = Number(offset ?? 0) === 0
  const groups = text && isFirstPage ? await findAll(request, wanted, { q: text, limit: most }) : []
  const others = asked.filter((name) => !wanted.includes(name))
  if (others.length === 0) {
    response.json({ results: groups })
    return
  }
  askHostFor(request, others)
  const json = response.json.bind(response)
  response.json = (body: unknown) => {
    const { results } = (body ?? {}) as { results?: unknown[] }
    return json(Array.isArray(results) ? { results: [...results, ...groups] } : body)
  }
  next()
}

/** Leaves our names out of what the host is asked for, before and after it has read the query. */
function askHostFor(request: MedusaRequest, entity: string[]) {
  request.query.entity = entity
  const { validatedQuery } = request as { validatedQuery?: Record<string, unknown> }
  if (validatedQuery) validatedQuery.entity = entity
}

/** What staff may not see isn't found, and what goes wrong here keeps nobody from the host's results. */
async function findAll(request: MedusaRequest, names: string[], asked: Asked) {
  const { scope } = request
  try {
    const identity = await identifyStaff(request)
    if (!("capabilities" in identity)) return []
    const allowed = names.filter((name) => can(identity, ENTITIES[name].permission))
    return await Promise.all(
      allowed.map(async (name) => {
        const found = await ENTITIES[name].find(scope, asked)
        return { entity: name, ...found, offset: 0, limit: asked.limit }
      })
    )
  } catch (error) {
    scope
      .resolve<Logger>(ContainerRegistrationKeys.LOGGER)
      .warn(`Wallets could not be searched: ${(error as Error).message}`)
    return []
  }
}

export const walletResults: MiddlewareRoute[] = [
  {
    matcher: "/admin/search",
    methods: ["GET"],
    middlewares: [authenticate("user", ["session", "bearer", "api-key"]), addWalletResults],
  },
]
