/** People: one admin, customers who can log in, customers who only ever bought something. */
import type { AuthTypes, MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import {
  createCustomerAccountWorkflow,
  createCustomerAddressesWorkflow,
  createCustomersWorkflow,
  createUserAccountWorkflow,
} from "@medusajs/medusa/core-flows"
import type { Notebook } from "./seed-notebook"
import { Random } from "./seed-random"

export interface Person {
  first_name: string
  last_name: string
  email: string
  currency: "usd" | "eur" | "jpy" | "kwd"
  address: { address_1: string; city: string; postal_code: string; country_code: string }
}

/** The customers with a password; the currency is that of their home region. */
export const MEMBERS: Person[] = [
  person("Maya", "Lindgren", "usd", "418 Alder Street", "Portland", "97205", "us"),
  person("Jonas", "Weber", "eur", "Lindenweg 7", "Hamburg", "20095", "de"),
  person("Haruka", "Sato", "jpy", "2-11-3 Meguro", "Tokyo", "153-0063", "jp"),
  person("Yousef", "Al-Sabah", "kwd", "Block 4, Street 12", "Salmiya", "22004", "kw"),
  person("Camille", "Durand", "eur", "18 rue des Martyrs", "Paris", "75009", "fr"),
  person("Noah", "Carter", "usd", "77 Birch Lane", "Denver", "80203", "us"),
]

/** Whom Maya has brought; nobody signs in as her. */
export const FRIEND = person("Ida", "Brandt", "usd", "9 Pearl Street", "Seattle", "98101", "us")

const FIRST_NAMES =
  "Ava Liam Zoe Ethan Lena Marco Sofia Peter Nina Oscar Iris Felix Clara Hugo Elif Tomas Ruth Ivan Alma Kenji".split(
    " "
  )
const LAST_NAMES =
  "Meyer Rossi Brown Novak Garcia Jensen Silva Dubois Tanaka Murphy Keller Moreau Costa Young Berger Ford Vidal Haas Quinn Mori".split(
    " "
  )
const HOMES: [Person["currency"], string, string, string, string][] = [
  ["usd", "Oak Avenue", "Austin", "78701", "us"],
  ["usd", "Maple Street", "Boston", "02110", "us"],
  ["usd", "Rue Sainte-Catherine", "Montréal", "H3B 1A7", "ca"],
  ["eur", "Gartenstraße", "Leipzig", "04109", "de"],
  ["eur", "Calle Mayor", "Madrid", "28013", "es"],
  ["eur", "Keizersgracht", "Amsterdam", "1015 CN", "nl"],
  ["eur", "Via Garibaldi", "Torino", "10122", "it"],
  ["jpy", "Nakagyo", "Kyoto", "604-8005", "jp"],
]

function person(
  first_name: string,
  last_name: string,
  currency: Person["currency"],
  address_1: string,
  city: string,
  postal_code: string,
  country_code: string
): Person {
  const email = `${first_name}.${last_name}@example.com`.toLowerCase()
  return {
    first_name,
    last_name,
    email,
    currency,
    address: { address_1, city, postal_code, country_code },
  }
}

/** People who bought as guests. */
export const GUESTS: Person[] = (() => {
  const random = new Random("guests")
  return FIRST_NAMES.map((first, index) => {
    const [currency, street, city, code, country] = random.pick(HOMES)
    const house = `${street} ${random.between(1, 180)}`
    return person(first, LAST_NAMES[index] ?? first, currency, house, city, code, country)
  })
})()

/** Registers a login, or gives an existing one today's password. */
async function provideLogin(
  container: MedusaContainer,
  email: string,
  password: string
): Promise<AuthTypes.AuthIdentityDTO> {
  const auth = container.resolve(Modules.AUTH)
  const [existing] = await auth.listAuthIdentities({
    provider_identities: { entity_id: email, provider: "emailpass" },
  })
  if (existing) {
    const updated = await auth.updateProvider("emailpass", { entity_id: email, password })
    if (!updated.success) {
      throw new Error(`No password for ${email}: ${updated.error}`)
    }
    return existing
  }
  const registered = await auth.register("emailpass", {
    body: { email, password },
  } as AuthTypes.AuthenticationInput)
  if (!registered.success || !registered.authIdentity) {
    throw new Error(`No login for ${email}: ${registered.error}`)
  }
  return registered.authIdentity
}

export async function seedAdmin(
  container: MedusaContainer,
  { email, password }: { email: string; password: string }
) {
  const identity = await provideLogin(container, email, password)
  const [user] = await container.resolve(Modules.USER).listUsers({ email })
  if (!user) {
    await createUserAccountWorkflow(container).run({
      input: {
        authIdentityId: identity.id,
        userData: { email, first_name: "Store", last_name: "Keeper" },
      },
    })
  }
}

async function seedMember(container: MedusaContainer, member: Person, password: string) {
  const identity = await provideLogin(container, member.email, password)
  const customers = container.resolve(Modules.CUSTOMER)
  const [found] = await customers.listCustomers({ email: member.email, has_account: true })
  if (found) {
    return
  }
  const { first_name, last_name, email, address } = member
  const { result } = await createCustomerAccountWorkflow(container).run({
    input: { authIdentityId: identity.id, customerData: { first_name, last_name, email } },
  })
  await createCustomerAddressesWorkflow(container).run({
    input: {
      addresses: [
        {
          ...address,
          first_name,
          last_name,
          customer_id: result.id,
          address_name: "Home",
          is_default_shipping: true,
          is_default_billing: true,
        },
      ],
    },
  })
}

async function clearGuests(container: MedusaContainer) {
  const customers = container.resolve(Modules.CUSTOMER)
  const found = await customers.listCustomers({ email: GUESTS.map(({ email }) => email) })
  await customers.deleteCustomers(found.map(({ id }) => id))
}

/** Everybody's customer ids by e-mail address. */
export async function seedCustomers(
  container: MedusaContainer,
  notebook: Notebook,
  passwords: string[]
): Promise<Map<string, string>> {
  for (const [index, member] of MEMBERS.entries()) {
    await seedMember(container, member, passwords[index]!)
  }
  await notebook.once(
    "guests",
    () =>
      createCustomersWorkflow(container).run({
        input: {
          customersData: GUESTS.map(({ first_name, last_name, email }) => ({
            first_name,
            last_name,
            email,
          })),
        },
      }),
    () => clearGuests(container)
  )
  const people = [...MEMBERS, ...GUESTS]
  const customers = await container
    .resolve(Modules.CUSTOMER)
    .listCustomers({ email: people.map(({ email }) => email) }, { take: 200 })
  return new Map(customers.map(({ id, email }) => [email, id]))
}
