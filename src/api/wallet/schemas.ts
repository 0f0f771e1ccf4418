import { z } from "@medusajs/framework/zod"
import { AmountOut, component, IdOut, InstantOut, IsoDateTime, ListMeta } from "../../http"
import { ENTRY_TYPES, HOLD_STATUSES, LOT_STATUSES, PURPOSES } from "../../modules/ledger"

/** The resources of the wallet spec, as they are on the wire. */

const HostId = z.string().meta({ description: "The store's own identifier." })

export const Wallet = component(
  "Wallet",
  z.strictObject({
    id: IdOut,
    user_id: IdOut.meta({ description: "The owning customer's public number." }),
    customer_id: HostId.meta({
      description: "The owning customer in the store.",
      examples: ["cus_01"],
    }),
    currency: z.string().meta({ description: "ISO 4217 code.", examples: ["EUR"] }),
    balance: AmountOut.meta({
      description: "What can be spent: all that has neither lapsed nor is set aside by holds.",
    }),
    held: AmountOut.meta({
      description: "What holds set aside, for payments under way; see `GET /wallets/{id}/holds`.",
    }),
    balance_formatted: z.string().meta({
      description: "The balance for people, with the currency's symbol.",
      examples: ["€10.50"],
    }),
    spending_limit: AmountOut.meta({
      description: 'The most that one debit or outgoing transfer may be; "0" is no limit.',
    }),
    auto_reload_enabled: z.boolean(),
    auto_reload_threshold: AmountOut,
    auto_reload_amount: AmountOut,
    frozen: z.boolean().meta({
      description: "Money comes in and none goes out; see `POST /wallets/{id}/freeze`.",
    }),
    frozen_at: InstantOut.optional().meta({
      description: "Since when; of a frozen wallet, for staff only, as the next two.",
    }),
    frozen_by: z
      .string()
      .optional()
      .meta({ description: "Who froze it.", examples: ["user:user_01J9ZJ6V2T"] }),
    frozen_reason: z.string().optional().meta({ description: "Why it was frozen." }),
    created_at: InstantOut,
    updated_at: InstantOut,
  }),
  { description: "A customer's wallet in one currency." }
)

const EntryTypeOut = component("TransactionType", z.enum(ENTRY_TYPES), {
  description: "What an entry of the ledger is.",
})
const HmacChain = z
  .string()
  .regex(/^sha256:[0-9a-f]{64}$/)
  .meta({ description: "HMAC-SHA256 of this entry chained to the one before in its wallet." })
const ExpiryDate = InstantOut.nullable().meta({
  description: "When a credit lapses; null when it does not.",
})
const Sequence = z.int().min(1).meta({
  description: "Position in the wallet's chain, from 1; a moved expiry takes one, too.",
})
const Reference = z.string().nullable().meta({
  description: "The caller's own name for it, unique per wallet and type.",
})
const PurposeOut = z.enum(PURPOSES).nullable().meta({ description: "What a credit is for." })

const LotMovement = z.strictObject({
  lot_id: IdOut.meta({ description: "See `GET /wallets/{id}/lots`." }),
  amount: AmountOut,
})

export const Transaction = component(
  "Transaction",
  z.strictObject({
    id: IdOut,
    wallet_id: IdOut,
    sequence: Sequence,
    type: EntryTypeOut,
    amount: AmountOut,
    balance_before: AmountOut,
    balance_after: AmountOut,
    reason: z.string(),
    note: z.string().nullable().optional().meta({
      description: "Internal note; only for whoever may read every wallet.",
    }),
    actor: z
      .string()
      .optional()
      .meta({
        description: "Who did it; for staff only.",
        examples: ["user:user_01J9ZJ6V2T", "customer:cus_01", "api_key:akey_01"],
      }),
    counterparty_wallet_id: IdOut.optional().meta({
      description: "The wallet at the other end of a transfer; for staff only.",
    }),
    reference: Reference,
    purpose: PurposeOut,
    expiry_date: ExpiryDate,
    lots: z.array(LotMovement).meta({
      description: "The credits that the entry opened, consumed or gave back to.",
    }),
    reverses_transaction_id: IdOut.optional().meta({
      description: "The transaction that this one takes back.",
    }),
    order_id: z.int().optional().meta({ description: "The order's number, when there is one." }),
    medusa_order_id: HostId.optional().meta({ description: "The order in the store." }),
    transfer_group_id: z.string().optional().meta({
      description: "Shared by the two entries of a transfer.",
    }),
    happened_at: InstantOut.optional().meta({
      description: "When it happened, where it was brought over from another system.",
    }),
    currency: z.string().meta({ description: "ISO 4217 code.", examples: ["EUR"] }),
    hmac_chain: HmacChain,
    created_at: InstantOut,
  }),
  { description: "An entry of the ledger: written once, never changed." }
)

const receiptFields = {
  transaction_id: IdOut,
  wallet_id: IdOut,
  sequence: Sequence,
  type: EntryTypeOut,
  amount: AmountOut,
  currency: z.string().meta({ description: "ISO 4217 code.", examples: ["EUR"] }),
  balance_after: AmountOut,
  reason: z.string(),
  reference: Reference,
}
const receiptEnd = { hmac_chain: HmacChain, created_at: InstantOut }

export const CreditReceipt = component(
  "CreditReceipt",
  z.strictObject({
    ...receiptFields,
    purpose: PurposeOut,
    expiry_date: ExpiryDate,
    ...receiptEnd,
  }),
  { description: "What a credit booked." }
)

export const DebitReceipt = component(
  "DebitReceipt",
  z.strictObject({ ...receiptFields, ...receiptEnd }),
  { description: "What a debit booked." }
)

export const PartialDebitReceipt = component(
  "PartialDebitReceipt",
  z.strictObject({
    ...receiptFields,
    requested: AmountOut.meta({ description: "The amount that was asked for." }),
    partial: z.literal(true),
    ...receiptEnd,
  }),
  { description: "What a debit booked that took less than was asked for." }
)

/** Query parameter of reads that can look back. */
export const AsOf = IsoDateTime.optional().meta({
  description: "As it was at this instant: balances as they were shown then.",
})

export const DryRun = z.boolean().default(false).meta({
  description: "Only tell what would happen: the same checks and errors, and nothing moves.",
})

const previewFields = {
  type: EntryTypeOut,
  amount: AmountOut,
  currency: z.string().meta({ description: "ISO 4217 code.", examples: ["EUR"] }),
  reason: z.string(),
}

export const EntryPreview = component(
  "EntryPreview",
  z.strictObject({
    dry_run: z.literal(true),
    wallet_id: IdOut.nullable().meta({ description: "Null for a wallet that would be opened." }),
    ...previewFields,
    requested: AmountOut.meta({ description: "The amount that was asked for." }),
    partial: z.boolean(),
    balance_before: AmountOut,
    balance_after: AmountOut,
    purpose: PurposeOut,
    expiry_date: ExpiryDate,
    lots: z
      .array(z.strictObject({ lot_id: IdOut.nullable(), amount: AmountOut }))
      .meta({ description: "Null for a lot that the entry would open." }),
  }),
  { description: "What would be booked now; nothing was." }
)

export const TransferPreview = component(
  "TransferPreview",
  z.strictObject({
    dry_run: z.literal(true),
    transfer_out: EntryPreview,
    transfer_in: z.strictObject(previewFields),
  }),
  { description: "What would be transferred now; nothing was." }
)

/** What the sender sees of the recipient's entry. */
const IncomingTransfer = component(
  "IncomingTransfer",
  z.strictObject({
    ...Transaction.shape,
    balance_before: AmountOut.optional(),
    balance_after: AmountOut.optional(),
    hmac_chain: HmacChain.optional(),
    sequence: z.int().min(1).optional(),
    lots: z.array(LotMovement).optional(),
  }),
  {
    description:
      "The recipient's entry; balances and what belongs to their chain are there only for who may " +
      "read that wallet.",
  }
)

export const Transfer = component(
  "Transfer",
  z.strictObject({
    transfer_group_id: z.string(),
    transfer_out: Transaction,
    transfer_in: IncomingTransfer,
  }),
  { description: "Both entries of a transfer." }
)

export const Hold = component(
  "Hold",
  z.strictObject({
    id: IdOut,
    wallet_id: IdOut,
    currency: z.string().meta({ description: "ISO 4217 code.", examples: ["EUR"] }),
    amount: AmountOut.meta({ description: "What it was made for." }),
    remaining: AmountOut.meta({ description: "What it sets aside now; 0 once it has ended." }),
    committed: AmountOut.meta({ description: "What of it became debits." }),
    status: z.enum(HOLD_STATUSES).meta({
      description:
        "`committed` and `released` say how it ended; a hold that ran out of time has `lapsed`.",
    }),
    reason: z.string(),
    reference: z.string().nullable().meta({ description: "The caller's own name for it." }),
    source: z
      .string()
      .nullable()
      .meta({
        description:
          "What it is for, `payment_session:` or `cart:` and an id in the store; null when somebody " +
          "made it by hand. What it is for then decides over it.",
        examples: ["payment_session:payses_01"],
      }),
    expiry_date: InstantOut.nullable().meta({
      description: "When it lapses by itself; null when it does not.",
    }),
    created_at: InstantOut,
    updated_at: InstantOut,
  }),
  { description: "Money set aside for a later debit." }
)

export const HoldList = component(
  "HoldList",
  z.strictObject({ data: z.array(Hold), meta: ListMeta }),
  { description: "A page of holds, newest first." }
)

export const HoldCommitReceipt = component(
  "HoldCommitReceipt",
  z.strictObject({ ...receiptFields, ...receiptEnd, hold: Hold }),
  { description: "What the commitment of a hold booked, and the hold afterwards." }
)

export const AtExpiry = component(
  "AtExpiry",
  z.strictObject({
    action: z.enum(["extend", "convert"]).meta({
      description: "It lasts longer as it is, or a part of it comes back as promotional money.",
    }),
    amount: AmountOut.meta({ description: "What would come back if nothing of it were spent." }),
    expiry_date: InstantOut.meta({ description: "Until when that could be spent." }),
  }),
  {
    description:
      "What comes back of a credit when it lapses, by the store's rules as they are now.",
  }
)

export const Lot = component(
  "Lot",
  z.strictObject({
    id: IdOut,
    transaction_id: IdOut.meta({ description: "The entry that opened it." }),
    amount: AmountOut.meta({ description: "What it started with." }),
    remaining: AmountOut.meta({ description: "What is left, reserved money included." }),
    held: AmountOut.meta({ description: "What holds reserve of it." }),
    purpose: z.enum(PURPOSES),
    expiry_date: ExpiryDate,
    at_expiry: AtExpiry.nullable().meta({
      description: "What comes back when it lapses; null for nothing.",
    }),
    status: z.enum(LOT_STATUSES).meta({
      description: "Whether something is left of it that has not lapsed.",
    }),
  }),
  { description: "What is left of one credit." }
)

export const LotHistory = component(
  "LotHistory",
  z.strictObject({
    ...Lot.shape,
    wallet_id: IdOut,
    currency: z.string().meta({ description: "ISO 4217 code.", examples: ["EUR"] }),
    movements: z.strictObject({
      data: z.array(
        z.strictObject({
          transaction_id: IdOut,
          type: EntryTypeOut,
          direction: z.enum(["in", "out"]).meta({ description: "Into the credit, or out of it." }),
          amount: AmountOut.meta({ description: "The entry's part in this credit." }),
          reason: z.string(),
          order_id: z.int().optional().meta({ description: "The order's number, if any." }),
          medusa_order_id: HostId.optional().meta({ description: "The order in the store." }),
          actor: z
            .string()
            .optional()
            .meta({
              description: "Who did it; for staff only.",
              examples: ["user:user_01J9ZJ6V2T"],
            }),
          created_at: InstantOut,
        })
      ),
      meta: ListMeta,
    }),
    expiry_moves: z.array(
      z.strictObject({
        sequence: z.int().min(1).meta({ description: "Position in the wallet's chain." }),
        expiry_before: ExpiryDate,
        expiry_after: ExpiryDate,
        reason: z.string().optional().meta({ description: "Why; for staff only." }),
        actor: z
          .string()
          .optional()
          .meta({
            description: "Who did it; for staff only.",
            examples: ["user:user_01J9ZJ6V2T"],
          }),
        hmac_chain: HmacChain,
        created_at: InstantOut,
      })
    ),
  }),
  { description: "What became of one credit." }
)

export const WalletList = component(
  "WalletList",
  z.strictObject({ data: z.array(Wallet), meta: ListMeta }),
  { description: "A page of wallets." }
)

export const TransactionList = component(
  "TransactionList",
  z.strictObject({
    data: z.array(Transaction),
    meta: z.strictObject({
      ...ListMeta.shape,
      next_cursor: z.string().nullable().meta({
        description: "Send it as `cursor` to read on; null on the last page.",
      }),
    }),
  }),
  { description: "A page of ledger entries, newest first." }
)
