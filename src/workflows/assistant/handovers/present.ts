import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import type { Handover } from "../../../modules/assistant"
import { customerOf } from "./customer-of"

/** A hand-over as staff read it. */
export interface PresentedHandover {
  id: string
  created_at: string
  updated_at: string
  status: Handover["status"]
  conversation_ref: string
  language: string
  /** In the shopper's own words. */
  request: string
  customer: { id: string; name: string | null; email: string | null } | null
  /** As the shopper gave it. */
  email: string | null
  sender: string | null
  order_number: number | null
  products: Handover["products"]
  /** Key of an identity. */
  taken_by: string | null
  /** Why an event, e-mail or extension has not been told of it yet; null when all is well. */
  problem: string | null
}

/** Hand-overs with the names and addresses of those who are customers, as the store has them now. */
export async function presentHandovers(
  container: MedusaContainer,
  handovers: readonly Handover[]
): Promise<PresentedHandover[]> {
  const ids = handovers.flatMap(({ owner }) => customerOf(owner) ?? [])
  const people = ids.length
    ? await container
        .resolve(Modules.CUSTOMER)
        .listCustomers(
          { id: [...new Set(ids)] },
          { select: ["id", "email", "first_name", "last_name"], take: ids.length }
        )
    : []
  const known = new Map(people.map((person) => [person.id, person]))
  return handovers.map((handover) => {
    const id = customerOf(handover.owner)
    const person = id === null ? undefined : known.get(id)
    const name = [person?.first_name, person?.last_name].filter(Boolean).join(" ")
    const { status, conversation_ref, language, request, email, sender } = handover
    const { order_number, products, taken_by, problem } = handover
    return {
      id: handover.id,
      created_at: handover.created_at.toISOString(),
      updated_at: handover.updated_at.toISOString(),
      status,
      conversation_ref,
      language,
      request,
      customer: id === null ? null : { id, name: name || null, email: person?.email ?? null },
      email,
      sender,
      order_number,
      products,
      taken_by,
      problem,
    }
  })
}
