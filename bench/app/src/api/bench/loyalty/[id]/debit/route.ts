import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { debitAccountsWorkflow } from "@medusajs/loyalty-plugin/workflows"

/**
 * A store-credit debit as the loyalty plugin does it when an order is placed: its lightest way,
 * without the authentication, the second reading of the balance and the query for the answer that
 * its own admin route adds.
 */
export async function POST(request: MedusaRequest<{ amount: string }>, response: MedusaResponse) {
  const { result } = await debitAccountsWorkflow(request.scope).run({
    input: [
      {
        account_id: request.params.id,
        amount: Number.parseInt(request.body.amount, 10),
        reference: "bench",
        reference_id: "bench",
        note: "",
      },
    ],
  })
  response.status(201).json({ transaction: result[0] })
}
