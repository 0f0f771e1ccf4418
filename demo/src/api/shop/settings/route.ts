import { readFileSync } from "node:fs"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"

interface DemoCustomer {
  email: string
  password: string
}

/** What the shop's pages begin with: its name, its key, where it sells, and who may be tried out. */
export async function GET({ scope }: MedusaRequest, response: MedusaResponse) {
  const query = scope.resolve(ContainerRegistrationKeys.QUERY)
  const [[store], { data: regions }, keys] = await Promise.all([
    scope.resolve(Modules.STORE).listStores(),
    query.graph({
      entity: "region",
      fields: ["id", "currency_code", "countries.iso_2", "countries.display_name"],
    }),
    scope.resolve(Modules.API_KEY).listApiKeys({ type: "publishable" }),
  ])
  response.json({
    name: store?.name ?? "Shop",
    publishable_key: keys.find(({ revoked_at }) => !revoked_at)?.token ?? "",
    regions,
    customers: demoCustomers(),
  })
}

/** The invented customers of `npm start`, whom everybody may be; nobody in another store. */
function demoCustomers(): DemoCustomer[] {
  const { SHOP_CUSTOMERS } = process.env
  if (!SHOP_CUSTOMERS) return []
  const { customers } = JSON.parse(readFileSync(SHOP_CUSTOMERS, "utf8")) as {
    customers: DemoCustomer[]
  }
  return customers.map(({ email, password }) => ({ email, password }))
}
