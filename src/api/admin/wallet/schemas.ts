import { z } from "@medusajs/framework/zod"
import { component, IdOut, InstantOut } from "../../../http"
import { PROBLEMS } from "../../../modules/ledger"

export const Checkpoint = component(
  "Checkpoint",
  z.strictObject({
    number: IdOut.meta({ description: "From 1, without gaps." }),
    hash: z.string().meta({ description: "SHA-256 of `body`, hexadecimal." }),
    body: z.string().meta({ description: "What is signed, byte for byte: JSON." }),
    signature: z.string().meta({ description: "Ed25519 over `body`, base64." }),
    key_id: z.int(),
    public_key: z.string().nullable().meta({
      description: "PEM; null when the key is no longer configured.",
    }),
    wallets: z.int(),
    entries: z.int(),
    root: z.string().meta({ description: "Merkle root over the heads of all wallets." }),
    totals: z.array(
      z.strictObject({
        currency: z.string(),
        balance: z
          .string()
          .regex(/^(0|[1-9][0-9]*)$/)
          .meta({
            description:
              "What all wallets hold, in the currency's minor unit; it may be longer than the largest " +
              "amount of one.",
          }),
      })
    ),
    created_at: InstantOut,
  }),
  { description: "The signed state of all wallets at one instant." }
)

const Finding = z.strictObject({
  problem: z.enum(PROBLEMS),
  detail: z.string(),
  wallet_id: z.int().optional(),
  seq: z.int().optional(),
  transaction_id: z.int().optional(),
  checkpoint: z.int().optional(),
})

export const VerifyLine = component(
  "VerifyLine",
  z.union([
    z.strictObject({ wallets: z.int(), entries: z.int() }),
    z.strictObject({
      ok: z.boolean(),
      wallets: z.int(),
      entries: z.int(),
      checkpoints: z.int(),
      first_bad: Finding.optional(),
    }),
  ]),
  { description: "Progress, and on the last line the verdict." }
)
