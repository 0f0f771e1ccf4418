import { z } from "@medusajs/framework/zod"
import { AmountOut } from "../../http"
import type { ErrorSpec } from "../../http"

/** The wallet's own error codes (spec, "Errors"); the layer adds those that any service has. */
export const WALLET_ERRORS = {
  wallet_api_disabled: {
    status: 503,
    message: "The store has switched this interface off.",
    description: "The setting `enable_rest_api` is off.",
  },
  wallet_https_required: {
    status: 403,
    message: "Use HTTPS.",
    description: "The setting `force_https` is on, and the request did not come over HTTPS.",
  },
  wallet_insufficient_balance: {
    status: 422,
    message: "The wallet's balance is too low.",
    description:
      "The amount exceeds what can be spent; nothing was moved. Of a transfer or withdrawal, " +
      "`data.movable` and `data.promotional` say what of the balance can be moved and what is " +
      "promotional money, which has to be spent in the store; absent when none is.",
    data: z.object({
      balance: AmountOut.meta({ description: "What can be spent in the store." }),
      requested: AmountOut,
      movable: AmountOut.optional().meta({
        description: "The part of `balance` that can be transferred or withdrawn.",
      }),
      promotional: AmountOut.optional().meta({ description: "The part that can't." }),
    }),
  },
  wallet_spending_limit_exceeded: {
    status: 422,
    message: "The amount exceeds the wallet's spending limit.",
    data: z.object({ spending_limit: AmountOut, requested: AmountOut }),
  },
  wallet_velocity_cap_exceeded: {
    status: 429,
    message: "Too many debits in a short time; wait a while.",
    description:
      "As many debits, withdrawals, outgoing transfers and holds as the velocity window has room for.",
    data: z.object({
      max: z.int().meta({ description: "Movements per window.", examples: [30] }),
      retry_after: z.int().meta({ description: "Seconds to wait.", examples: [42] }),
    }),
    retryable: true,
  },
  wallet_frozen: {
    status: 403,
    message: "This wallet is frozen: money comes in, none goes out. Ask the shop.",
    description: "Staff have frozen it; see `POST /wallets/{id}/freeze`.",
  },
  wallet_kyc_required: {
    status: 403,
    message: "The customer has to complete the identity verification first.",
    description:
      "The operation needs an approved identity verification above the store's threshold.",
  },
  wallet_step_up_required: {
    status: 403,
    message: "Confirm that it is you first.",
    description: "The operation needs step-up authentication; `data.step_up_url` says where.",
    data: z.object({
      step_up_url: z.string().meta({
        description: "Where to confirm; may be relative to this request.",
        examples: ["/wallet/v1/step-up/challenge"],
      }),
    }),
  },
  wallet_step_up_unavailable: {
    status: 409,
    message: "This way of confirming is not available.",
    description:
      "No authenticator app is enrolled, no e-mail address is known, or the store can't send e-mail; " +
      "`message` says which.",
  },
  wallet_step_up_code_invalid: {
    status: 422,
    message: "The code is wrong or has expired.",
    data: z.object({
      attempts_left: z.int().meta({
        description:
          "How many more codes are looked at. With 0, ask for a new challenge; at the activation of " +
          "an authenticator app, wait until the hour is over.",
        examples: [4],
      }),
    }),
  },
  wallet_totp_enrolled: {
    status: 409,
    message: "An authenticator app is enrolled already; remove it first.",
  },
  wallet_balance_limit_exceeded: {
    status: 422,
    message: "The credit would take the balance over the largest possible amount.",
    data: z.object({
      balance: AmountOut.optional().meta({
        description: "Absent for a transfer: the recipient's.",
      }),
      requested: AmountOut,
    }),
  },
  wallet_duplicate_reference: {
    status: 409,
    message: "This reference was used before on this wallet.",
    description: "`data.transaction_id` names the entry that has the reference.",
    data: z.object({
      transaction_id: z.int().meta({ examples: [4711] }),
      reference: z.string().meta({ examples: ["invoice-2026-0042"] }),
    }),
  },
  wallet_transfers_disabled: {
    status: 403,
    message: "Transfers between customers are not enabled in this store.",
  },
  wallet_transfer_to_self: {
    status: 400,
    message: "You can't transfer to yourself.",
  },
  wallet_recipient_not_found: {
    status: 404,
    message: "There is no registered customer with this e-mail address.",
  },
  wallet_not_reversible: {
    status: 422,
    message: "Money that has expired can't come back and be forfeited at once.",
    description:
      "An expiry is reversed with `expired_policy` `restore_days:` and a number of days.",
    data: z.object({ type: z.string().meta({ examples: ["expiry"] }) }),
  },
  wallet_already_reversed: {
    status: 422,
    message: "More than what is left of the transaction can't be reversed.",
    description: "`data.reversible` is what is not reversed yet.",
    data: z.object({ transaction_id: z.int().meta({ examples: [4711] }), reversible: AmountOut }),
  },
  wallet_code_not_found: {
    status: 404,
    message: "There is no such code.",
    description: "The code is unknown, mistyped, or for somebody else; nobody can tell which.",
  },
  wallet_code_already_redeemed: {
    status: 409,
    message: "This code has already been redeemed.",
    description:
      "The code is used up, or the caller has redeemed it before; `data.transaction_id` then " +
      "names the entry that it was paid with.",
    data: z.object({
      transaction_id: z
        .int()
        .optional()
        .meta({ examples: [4711] }),
    }),
  },
  wallet_code_expired: {
    status: 410,
    message: "This code has expired.",
    description: "The code is past its expiry date, or was revoked.",
  },
  wallet_referrals_disabled: {
    status: 403,
    message: "This store rewards no referrals at present.",
    description: "No rule of the type `referral` is running.",
  },
  wallet_referral_code_not_found: {
    status: 404,
    message: "There is no such code.",
    description: "The code is unknown or mistyped, or its owner has no account any more.",
  },
  wallet_referral_own_code: { status: 422, message: "This is your own code." },
  wallet_referral_loop: {
    status: 422,
    message: "You can't be referred by somebody whom you have referred.",
    description: "The code is of a friend of yours, of a friend of theirs, or further on.",
  },
  wallet_referral_same_address: {
    status: 422,
    message: "Your e-mail address, telephone number or postal address is that of who referred you.",
    description: "However they are written; those of the latest orders count as well.",
  },
  wallet_referral_ordered_before: {
    status: 422,
    message: "A friend's code can be taken before the first paid order only.",
    description: "Orders that were placed as a guest under the same e-mail address count as well.",
  },
  wallet_referral_taken: {
    status: 409,
    message: "You have taken another friend's code before.",
    description: "The first one stays.",
  },
  wallet_operation_refused: {
    status: 422,
    message: "The store refuses this operation.",
    description: "A rule of the store's own refused; `message` is its reason.",
  },
  wallet_lot_not_found: { status: 404, message: "This wallet has no such credit." },
  wallet_lot_closed: {
    status: 409,
    message: "Nothing is left of this credit, or it has expired.",
    description:
      "`data.lot_status` says which. The expiry of what has lapsed can't be moved: reverse the entry of " +
      "type `expiry` that took it out.",
    data: z.object({ lot_status: z.enum(["used_up", "lapsed"]).meta({ examples: ["lapsed"] }) }),
  },
  wallet_hold_not_found: { status: 404, message: "There is no such hold." },
  wallet_hold_not_active: {
    status: 409,
    message: "This hold has ended.",
    data: z.object({ hold_status: z.string().meta({ examples: ["released"] }) }),
  },
  wallet_hold_exceeded: {
    status: 422,
    message: "The hold sets less aside than this.",
    data: z.object({
      amount: AmountOut.meta({ description: "What the hold sets aside." }),
      requested: AmountOut,
    }),
  },
  wallet_hold_in_use: {
    status: 409,
    message: "A payment, a cart or a withdrawal needs this hold.",
    description:
      "The hold belongs to what `data.source` names: capture or cancel the payment, take the wallet " +
      "off the cart, or decide about the withdrawal instead.",
    data: z.object({ source: z.string().meta({ examples: ["payment_session:payses_01"] }) }),
  },
  wallet_cart_not_found: {
    status: 404,
    message: "You have no such cart.",
    description:
      "There is no such cart, or it is not the signed-in customer's; nobody can tell which. A cart " +
      "that was filled before signing in is handed over first (`POST /store/carts/{id}/customer`).",
  },
  wallet_cart_completed: { status: 409, message: "This cart has been ordered already." },
  wallet_cart_exceeded: {
    status: 422,
    message: "This is more than the cart costs.",
    data: z.object({
      payable: AmountOut.meta({ description: "What the cart costs before the wallet pays." }),
      requested: AmountOut,
    }),
  },
  wallet_cart_has_topup: {
    status: 422,
    message: "This cart fills a wallet, which the wallet itself can't pay for.",
    description: "A product in it has the tag `wallet-topup`.",
  },
  wallet_cart_payments_disabled: {
    status: 403,
    message: "This store takes no part of a cart from the wallet.",
    description: "The setting `cart_payments_enabled` is off.",
  },
  wallet_topups_disabled: {
    status: 403,
    message: "This store does not let customers fill their wallet.",
    description: "The setting `topups_enabled` is off.",
  },
  wallet_topup_amount: {
    status: 422,
    message: "This amount can't be topped up.",
    data: z.object({
      minimum: AmountOut,
      maximum: AmountOut.meta({
        description: "The setting's, or what a payment or the wallet has room for.",
      }),
    }),
  },
  wallet_topup_not_found: {
    status: 404,
    message: "You have no such top-up.",
    description: "There is none, or it is not the signed-in customer's; nobody can tell which.",
  },
  wallet_auto_reload_disabled: {
    status: 403,
    message: "This store does not reload wallets by itself.",
    description: "The setting `auto_reload_enabled` or `topups_enabled` is off.",
  },
  wallet_payment_method_not_found: {
    status: 404,
    message: "You have no such payment method.",
    description:
      "No provider keeps it for the signed-in customer, or the provider did not answer; nobody can tell " +
      "whether it is somebody else's.",
  },
  wallet_payment_method_not_saved: {
    status: 422,
    message: "This payment provider saves no payment methods.",
    description: "It keeps no customers, or nothing of theirs that could be charged later.",
  },
  wallet_allowances_disabled: {
    status: 403,
    message: "This store does not let agents spend from wallets.",
    description: "The setting `allowances_enabled` is off.",
  },
  wallet_allowance_amount: {
    status: 422,
    message: "An agent may not spend so much at once.",
    description: "The setting `allowance_maximum`.",
    data: z.object({ maximum: AmountOut }),
  },
  wallet_allowance_not_found: {
    status: 404,
    message: "You have no such allowance.",
    description: "There is none, or it is somebody else's; nobody can tell which.",
  },
  wallet_withdrawals_disabled: {
    status: 403,
    message: "This store pays nothing out of wallets.",
    description: "The setting `withdrawals_enabled` is off.",
  },
  wallet_withdrawal_amount: {
    status: 422,
    message: "This amount can't be withdrawn.",
    data: z.object({
      minimum: AmountOut,
      maximum: AmountOut.optional().meta({ description: "Absent when there is none." }),
    }),
  },
  wallet_withdrawal_not_found: {
    status: 404,
    message: "There is no such withdrawal.",
    description: "There is none, or it is somebody else's; nobody can tell which.",
  },
  wallet_withdrawal_not_open: {
    status: 409,
    message: "In its present state that can't be done to this withdrawal.",
    description:
      "It was decided before: a requested one can be approved, rejected or cancelled, an approved one " +
      "paid or rejected.",
    data: z.object({ withdrawal_status: z.string().meta({ examples: ["paid"] }) }),
  },
  wallet_order_not_found: { status: 404, message: "There is no such order." },
  wallet_order_without_customer: {
    status: 422,
    message: "Nobody with an account placed this order, so there is no wallet to refund it to.",
  },
  wallet_order_not_chargeable: {
    status: 422,
    message: "A wallet can't be charged for this order.",
    description:
      "`data.reason`: the order is `canceled`; its customer is `without_wallet` in its currency; the store is " +
      "`without_provider`, since the wallet is no payment provider of it; or the charge that the key " +
      "stands for was `given_back`, because it had stopped half-way.",
    data: z.object({
      reason: z
        .enum(["canceled", "without_wallet", "without_provider", "given_back"])
        .meta({ examples: ["canceled"] }),
    }),
  },
  wallet_charge_exceeds: {
    status: 422,
    message: "More than what the order is owed can't be charged.",
    description:
      "`data.chargeable` is what nobody has paid yet and no payment that is under way has promised.",
    data: z.object({ chargeable: AmountOut, requested: AmountOut }),
  },
  wallet_refund_exceeds: {
    status: 422,
    message: "More than what is left of the order can't be refunded.",
    description:
      "`data.refundable` is what the order's payments have taken and nobody has given back yet.",
    data: z.object({ refundable: AmountOut, requested: AmountOut }),
  },
  wallet_not_found: { status: 404, message: "There is no such wallet." },
  wallet_transaction_not_found: { status: 404, message: "There is no such transaction." },
} satisfies Record<string, ErrorSpec>
