import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { readGraph } from "../../host/read-graph"
import { ACCESS_MODULE, type AccessService, loadSettings } from "../../modules/access"
import {
  type ComingBack,
  type ExpiryMail,
  LEDGER_MODULE,
  type LedgerService,
} from "../../modules/ledger"
import { toMajorUnits } from "../../money/money"
import { attempt } from "../warn-once"

/** The name under which the store's notification provider knows the message. */
export const EXPIRING_TEMPLATE = "wallet-credit-expiring"

const BATCH = 500

/**
 * E-mails customers whose credits were announced as lapsing: one e-mail for all that was announced at
 * the same time. Any number of instances may do it at once. What fails is tried again for a day; an
 * e-mail that the host knows of is not sent twice.
 */
export async function mailExpiring(container: MedusaContainer): Promise<void> {
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  for (let found = 1; found > 0;) {
    const mails = await ledger.claimExpiryMails(BATCH)
    found = mails.length
    const people = await readPeople(container, mails)
    for (const mail of mails) {
      await attempt(container, "Customers could not be e-mailed about credits that lapse", () =>
        send(container, ledger, mail, people.get(mail.customer_id))
      )
    }
  }
}

interface Person {
  id: string
  email: string
  first_name: string | null
}

/** Those of the customers who have an e-mail address and want to be told. */
async function readPeople(
  container: MedusaContainer,
  mails: readonly ExpiryMail[]
): Promise<Map<string, Person>> {
  const ids = [...new Set(mails.map(({ customer_id }) => customer_id))]
  if (!ids.length) return new Map()
  const customers = await container
    .resolve(Modules.CUSTOMER)
    .listCustomers({ id: ids }, { select: ["id", "email", "first_name"], take: ids.length })
  const optedOut = await container.resolve<AccessService>(ACCESS_MODULE).findOptedOut(ids)
  return new Map(
    customers.flatMap(({ id, email, first_name }) =>
      email && !optedOut.has(id) ? [[id, { id, email, first_name: first_name ?? null }]] : []
    )
  )
}

async function send(
  container: MedusaContainer,
  ledger: LedgerService,
  { id, is_late, credits }: ExpiryMail,
  person: Person | undefined
): Promise<void> {
  if (person && credits.length && !is_late) {
    const back = await ledger.readComingBack(
      credits.map((credit) => ({ ...credit, id: credit.lot_id, remaining: credit.amount }))
    )
    await container.resolve(Modules.NOTIFICATION).createNotifications({
      to: person.email,
      receiver_id: person.id,
      channel: "email",
      template: EXPIRING_TEMPLATE,
      trigger_type: "wallet.credit.expiring",
      idempotency_key: `wallet-credit-expiring-${id}`,
      data: {
        first_name: person.first_name,
        locale: await readLanguage(container, person.id),
        credits: credits.map(
          ({ wallet_id, lot_id, amount, currency, purpose, expires_at, days }) => ({
            wallet_id,
            lot_id,
            amount: amount.toString(),
            amount_major: toMajorUnits(amount, currency),
            currency,
            purpose,
            expiry_date: expires_at.toISOString(),
            days,
            at_expiry: describe(back.get(lot_id), currency),
          })
        ),
      },
    })
  }
  await ledger.finishExpiryMail(id)
}

const OrderLanguage = z.object({ locale: z.string().nullish() })

/** The language of the customer's last order, if the store knows it; else the store's own. */
async function readLanguage(container: MedusaContainer, customerId: string): Promise<string> {
  const [order] = await readGraph(container, {
    entity: "order",
    fields: ["locale"],
    filters: { customer_id: customerId },
    pagination: { take: 1, skip: 0, order: { created_at: "DESC" } },
    row: OrderLanguage,
  })
  return order?.locale ?? (await loadSettings(container)).locale
}

function describe(back: ComingBack | undefined, currency: string) {
  return back
    ? {
        action: back.action,
        amount: back.amount.toString(),
        amount_major: toMajorUnits(back.amount, currency),
        expiry_date: back.expires_at.toISOString(),
      }
    : null
}
