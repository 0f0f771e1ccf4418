import { writeFileSync } from "node:fs"
import type { ExecArgs } from "@medusajs/framework/types"
import { generateJwtToken, Modules } from "@medusajs/framework/utils"

interface AccessService {
  credentials: {
    createApplicationPassword(input: object): Promise<{ password: string }>
    createStoreKey(input: object): Promise<{ consumer_key: string; consumer_secret: string }>
  }
  numbersFor(kind: "customer", hostIds: string[]): Promise<Map<string, number>>
}

/** Customers who sign in with tokens, as storefronts do. */
const CUSTOMERS = 1000

/**
 * Makes a manager and a customer who sign in with application passwords, the same manager with a
 * token of the host's, a server with a store API key, and a crowd of customers; writes what they
 * need.
 */
export default async function seed({ container }: ExecArgs) {
  const access = container.resolve<AccessService>("walletAccess")
  const user = await container.resolve(Modules.USER).createUsers({ email: "manager@bench.example" })
  const customer = await container
    .resolve(Modules.CUSTOMER)
    .createCustomers({ email: "customer@bench.example", has_account: true })
  const numbers = await access.numbersFor("customer", [customer.id])
  const signIn = async (owner_type: "user" | "customer", { id, email }: typeof user) => {
    const { password } = await access.credentials.createApplicationPassword({
      owner_type,
      owner_id: id,
      name: "Benchmark",
      created_by: "system:bench",
    })
    return `Basic ${Buffer.from(`${email}:${password}`).toString("base64")}`
  }
  const key = await access.credentials.createStoreKey({
    name: "Benchmark",
    scope: "read_write",
    created_by: "system:bench",
  })
  await container.resolve(Modules.REGION).createRegions({
    name: "Benchmark",
    currency_code: "usd",
    countries: ["us"],
  })
  const [store] = await container
    .resolve(Modules.STORE)
    .listStores({}, { relations: ["supported_currencies"] })
  const currency = store?.supported_currencies?.find(({ is_default }) => is_default)
  const seeded = {
    customers: await seedCustomers(container),
    manager: await signIn("user", user),
    user: signInWithToken("user", user.id),
    server: `Basic ${Buffer.from(`${key.consumer_key}:${key.consumer_secret}`).toString("base64")}`,
    customer: await signIn("customer", customer as unknown as typeof user),
    customer_id: customer.id,
    user_id: numbers.get(customer.id),
    currency: currency?.currency_code.toUpperCase(),
  }
  writeFileSync(process.env.SEED_RESULT as string, JSON.stringify(seeded))
}

async function seedCustomers(container: ExecArgs["container"]) {
  const access = container.resolve<AccessService>("walletAccess")
  const created = await container.resolve(Modules.CUSTOMER).createCustomers(
    Array.from({ length: CUSTOMERS }, (_, index) => ({
      email: `customer-${index}@bench.example`,
      has_account: true,
    }))
  )
  const ids = created.map(({ id }) => id)
  const numbers = await access.numbersFor("customer", ids)
  return created.map(({ id, email }) => ({
    customer_id: id,
    user_id: numbers.get(id),
    email,
    authorization: signInWithToken("customer", id),
  }))
}

function signInWithToken(actor_type: "user" | "customer", id: string) {
  const claims = { actor_id: id, actor_type, auth_identity_id: `authid_${id}` }
  const secret = process.env.JWT_SECRET as string
  return `Bearer ${generateJwtToken(claims, { secret, expiresIn: "1d" })}`
}
