import { z } from "@medusajs/framework/zod"
import {
  AmountOut,
  component,
  created,
  IdOut,
  PositiveAmount,
  replayed,
} from "../../../../../../http"
import {
  chargeOrderToWalletWorkflow,
  type OrderChargeOutcome,
  placeOfCharge,
  readOrderDue,
} from "../../../../../../workflows/payments"
import { MANAGE_WALLETS } from "../../../../../permissions"
import { orderIdOf, OrderReference } from "../../../../orders"
import { refusedError } from "../../../../refuse"
import { restrict } from "../../../../restrict"
import { endpoint, WalletError } from "../../../../service"

const OrderCharge = component(
  "OrderCharge",
  z.strictObject({
    order_id: z.int().meta({ description: "The order's number." }),
    medusa_order_id: z.string().meta({ examples: ["order_01"] }),
    wallet_id: IdOut,
    currency: z.string().meta({ description: "ISO 4217 code.", examples: ["EUR"] }),
    amount: AmountOut,
    payment_id: z.string().meta({
      description: "The payment that the order has by it.",
      examples: ["pay_01"],
    }),
    transaction_ids: z.array(IdOut).meta({ description: "The debits by which the wallet paid." }),
  }),
  { description: "What a wallet has paid for an order." }
)

export const POST = endpoint({
  id: "chargeOrder",
  summary: "Charge the wallet for an order",
  description:
    "Takes from the wallet of the order's customer what the order is owed, by an edit, a claim, an " +
    "exchange or as a draft, or a part of it. A draft is placed by it. It is a payment of the order with the " +
    "wallet, captured at once: the dashboard's own refund gives it back. What other payments have " +
    "promised is not owed any more, and collections that nobody has paid are lowered to the rest.",
  tags: ["Transactions"],
  access: MANAGE_WALLETS,
  params: z.object({
    id: OrderReference.meta({ description: "The order's number, or its id in the store." }),
  }),
  body: component(
    "OrderChargeRequest",
    z.object({
      amount: PositiveAmount.optional().meta({
        description: "How much, in the order's currency; all that is owed when absent.",
      }),
    })
  ),
  responses: { 201: OrderCharge },
  errors: [
    "wallet_order_not_found",
    "wallet_order_without_customer",
    "wallet_order_not_chargeable",
    "wallet_charge_exceeds",
    "wallet_insufficient_balance",
    "wallet_frozen",
    "wallet_kyc_required",
    "wallet_spending_limit_exceeded",
    "wallet_velocity_cap_exceeded",
    "wallet_step_up_required",
    "wallet_operation_refused",
  ],
  idempotent: true,
  precedence: "money",
  handler: async (context) => {
    const { params, body, identity, idempotency, scope } = context
    const order_id = await orderIdOf(scope, params.id)
    const order = await readOrderDue(scope, order_id)
    if (!order) throw new WalletError("wallet_order_not_found")
    const place = await placeOfCharge(scope, order)
    const amount = body.amount ?? order.owed
    const demands =
      "code" in place
        ? undefined
        : await restrict(context, {
            operation: "debit",
            amount,
            owner: { customer_id: place.customer_id },
          })
    const { result } = await chargeOrderToWalletWorkflow(scope).run({
      input: {
        order_id,
        amount: body.amount?.toString(),
        actor: identity.key,
        idempotency,
        restrictions: demands?.restrictions,
      },
    })
    const outcome: OrderChargeOutcome = result
    if (outcome.status === "not_charged") {
      const { status: _status, code, ...data } = outcome
      throw new WalletError(`wallet_${code}`, Object.keys(data).length > 0 ? { data } : {})
    }
    if (outcome.status !== "charged") throw refusedError(outcome, demands)
    const { status: _status, replayed: isReplayed, ...charge } = outcome
    return isReplayed ? replayed(charge, 201) : created(charge)
  },
})
