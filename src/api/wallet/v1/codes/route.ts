import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import {
  component,
  created,
  CurrencyCode,
  IsoDateTime,
  listMeta,
  ok,
  OptionalInstant,
  Page,
  perPage,
  PositiveAmount,
  PositiveIntegerField,
  replayed,
} from "../../../../http"
import type { Context } from "../../../../http"
import { MAX_QUANTITY, MAX_REDEMPTIONS } from "../../../../modules/codes"
import { findReplayedCodes, generateCodes } from "../../../../workflows/wallet"
import type { GenerateInput, GenerationOutcome } from "../../../../workflows/wallet"
import { Approval } from "../../../approvals"
import { MANAGE_WALLETS } from "../../../permissions"
import { withInstants } from "../../../store-days"
import { findCustomer } from "../../../../workflows/access/find-customer"
import { CustomerReferenceField } from "../../customers"
import { storeCurrency } from "../../holders"
import { codesOf } from "../../modules"
import { assertForwards, generatedOrThrow, invalidParam } from "../../refuse"
import { replayInstead } from "../../replay"
import { askSecondPerson } from "../../second-person"
import { endpoint } from "../../service"
import { CodeList, CodeStatusField, GeneratedCodes, Prefix, presentCode } from "./schemas"

const GenerateCodesRequest = component(
  "GenerateCodesRequest",
  z.object({
    amount: PositiveAmount.meta({ description: "What each code is worth." }),
    quantity: PositiveIntegerField.max(MAX_QUANTITY)
      .default(1)
      .meta({
        description: `How many codes to make, at most ${MAX_QUANTITY}.`,
        wire: { default: 1 },
      }),
    expiry_date: OptionalInstant.meta({
      description:
        "Until when the codes can be redeemed: an instant, or a date, through whose end they can; " +
        "blank means for ever.",
    }),
    max_redemptions: PositiveIntegerField.max(MAX_REDEMPTIONS)
      .default(1)
      .meta({
        description: "How many customers can redeem each code, each of them once.",
        wire: { default: 1 },
      }),
    prefix: Prefix.default("").meta({ description: "Stands in front of each code." }),
    restrict_to_user_id: CustomerReferenceField.nullish().meta({
      description: "The one customer who can redeem the codes: public number or id in the store.",
    }),
    currency: CurrencyCode.optional().meta({
      description: "One of the store's currencies; its default currency when absent.",
    }),
  })
)

export const POST = endpoint({
  id: "generateCodes",
  summary: "Generate redemption codes",
  description: "All codes of a request are alike, but for their text.",
  tags: ["Codes"],
  access: MANAGE_WALLETS,
  body: GenerateCodesRequest,
  responses: { 201: GeneratedCodes, 202: Approval },
  errors: ["wallet_operation_refused"],
  idempotent: true,
  handler: async (context) => {
    const { idempotency, scope } = context
    const made = await generate(context).catch(async (refusal) => ({
      outcome: await replayInstead(refusal, idempotency, (key) => findReplayedCodes(scope, key)),
    }))
    if ("waiting" in made) return made.waiting
    const generated = generatedOrThrow(made.outcome)
    const answer = {
      codes: generated.codes.map(({ code, amount, expiry_date }) => ({
        code,
        amount,
        expiry_date,
      })),
      count: generated.codes.length,
    }
    return generated.replayed ? replayed(answer, 201) : created(answer)
  },
})

export const GET = endpoint({
  id: "listCodes",
  summary: "List redemption codes",
  description: "Newest first.",
  tags: ["Codes"],
  access: MANAGE_WALLETS,
  query: z.object({
    status: CodeStatusField.optional().meta({ description: "Only codes in this state." }),
    prefix: Prefix.optional().meta({
      description: "Only codes that were generated with this prefix; case does not matter.",
    }),
    after: IsoDateTime.optional().meta({ description: "Only codes created after this time." }),
    before: IsoDateTime.optional().meta({ description: "Only codes created before this time." }),
    page: Page,
    per_page: perPage(25, 100),
  }),
  responses: { 200: CodeList },
  handler: async ({ query, scope }) => {
    const wanted = withInstants(scope, query)
    assertForwards(wanted)
    const { data, total } = await codesOf(scope).list(wanted)
    return ok({
      data: data.map(presentCode),
      meta: listMeta(total, query.page, query.per_page),
    })
  },
})

type GenerationContext = Context<unknown, unknown, z.output<typeof GenerateCodesRequest>>
type Waiting = NonNullable<Awaited<ReturnType<typeof askSecondPerson>>>

async function generate(
  context: GenerationContext
): Promise<{ outcome: GenerationOutcome } | { waiting: Waiting }> {
  const { body, identity, idempotency, scope } = context
  const { expiry_date } = withInstants(scope, { expiry_date: body.expiry_date })
  const input: GenerateInput = {
    actor: identity.key,
    idempotency,
    amount: body.amount.toString(),
    currency: await storeCurrency(scope, body.currency),
    quantity: body.quantity,
    max_redemptions: body.max_redemptions,
    prefix: body.prefix,
    restrict_to_customer_id: await restrictionOf(scope, body.restrict_to_user_id),
    expiry_date: expiry_date?.toISOString() ?? null,
  }
  const waiting = await askSecondPerson(context, {
    operation: "codes",
    amount: body.amount * BigInt(body.quantity) * BigInt(body.max_redemptions),
    currency: input.currency,
    wallet_id: null,
    reason: `${body.quantity} × ${body.amount}`,
    input,
  })
  return waiting ? { waiting } : { outcome: await generateCodes(scope, input) }
}

async function restrictionOf(scope: MedusaContainer, wanted: string | null | undefined) {
  if (wanted === undefined || wanted === null) return null
  const customer = await findCustomer(scope, wanted)
  if (customer === null) throw invalidParam("restrict_to_user_id", "is no customer of this store")
  return customer
}
