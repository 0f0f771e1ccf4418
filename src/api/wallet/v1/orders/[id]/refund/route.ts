import { z } from "@medusajs/framework/zod"
import {
  AmountOut,
  component,
  created,
  IdOut,
  PositiveAmount,
  replayed,
  text,
} from "../../../../../../http"
import {
  findBonus,
  isOrderRefusal,
  refundOrderToWalletWorkflow,
} from "../../../../../../workflows/payments"
import type { PostedOutcome } from "../../../../../../workflows/wallet"
import { MANAGE_WALLETS } from "../../../../../permissions"
import { orderIdOf, OrderReference } from "../../../../orders"
import { presentTransaction } from "../../../../present"
import { acceptedOrThrow } from "../../../../refuse"
import { Transaction } from "../../../../schemas"
import { endpoint, WalletError } from "../../../../service"

const OrderRefundRequest = component(
  "OrderRefundRequest",
  z.object({
    amount: PositiveAmount.optional().meta({
      description: "How much, in the order's currency; all that is left to refund when absent.",
    }),
    reason: text({ min: 1, max: 255 }).meta({
      description: "Kept in the ledger; the customer sees it.",
      examples: ["Arrived broken"],
    }),
    difference_only: z
      .boolean()
      .default(false)
      .meta({
        description:
          "No more than the order has taken too much after an edit, a return, a claim or an exchange; all of " +
          "that when `amount` is absent.",
      }),
    with_bonus: z
      .boolean()
      .optional()
      .meta({
        description:
          "Whether the customer gets the bonus of the setting `refund_bonus_basis_points` on top; true " +
          "when absent.",
      }),
  })
)

const OrderRefund = component(
  "OrderRefund",
  z.strictObject({
    ...Transaction.shape,
    bonus: z
      .strictObject({ transaction_id: IdOut, amount: AmountOut })
      .nullable()
      .meta({ description: "What was credited on top, as a transaction of its own." }),
  }),
  { description: "What a refund of an order to the wallet booked." }
)

export const POST = endpoint({
  id: "refundOrder",
  summary: "Refund an order to the wallet",
  description:
    "Credits the wallet of the order's customer, with purpose `refund`, whatever the order was paid " +
    "with, and books it on the order as a transaction `wallet_refund`. Never more than its payments " +
    "have taken and not given back; the store then refunds so much less to the card. The wallet is " +
    "opened when there is none yet. With the setting `refund_bonus_basis_points` promotional money " +
    "comes on top, for what was not paid with the wallet; when the refund is reversed, it goes too, as " +
    "far as it is there.",
  tags: ["Transactions"],
  access: MANAGE_WALLETS,
  params: z.object({
    id: OrderReference.meta({ description: "The order's number, or its id in the store." }),
  }),
  body: OrderRefundRequest,
  responses: { 201: OrderRefund },
  errors: [
    "wallet_order_not_found",
    "wallet_order_without_customer",
    "wallet_refund_exceeds",
    "wallet_balance_limit_exceeded",
  ],
  idempotent: true,
  precedence: "money",
  handler: async ({ params: { id }, body, identity, idempotency, scope }) => {
    const order_id = await orderIdOf(scope, id)
    const { result } = await refundOrderToWalletWorkflow(scope).run({
      input: {
        order_id,
        amount: body.amount?.toString(),
        reason: body.reason,
        difference_only: body.difference_only,
        with_bonus: body.with_bonus,
        actor: identity.key,
        idempotency,
      },
    })
    if (isOrderRefusal(result)) {
      const { status: _status, code, ...data } = result
      throw new WalletError(`wallet_${code}`, { data })
    }
    const posted = acceptedOrThrow(result) as PostedOutcome
    const bonus = await findBonus(scope, posted.entry)
    const refund = {
      ...presentTransaction(posted.entry, true),
      bonus: bonus && { transaction_id: bonus.id, amount: bonus.amount.toString() },
    }
    return posted.replayed ? replayed(refund, 201) : created(refund)
  },
})
