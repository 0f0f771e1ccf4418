import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { component, IdOut, type Identity, InstantOut, personKey, text } from "../../../../http"
import {
  type Import as StoredImport,
  IMPORT_KINDS,
  IMPORT_STATUSES,
  IMPORTS_MODULE,
  type ImportsService,
  ROW_STATUSES,
} from "../../../../modules/imports"
import { personsBehind } from "../../../../workflows/approvals"
import type { NewList } from "../../../../workflows/imports"
import { AdminError } from "../service"

/** Of many rows: it may be longer than the largest amount of one. */
const Total = z.string().regex(/^(0|[1-9][0-9]*)$/)

export const ImportSum = component(
  "ImportSum",
  z.strictObject({
    currency: z.string().nullable().meta({ description: "Null of rows that can't be read." }),
    status: z.enum(ROW_STATUSES).meta({
      description:
        "`waiting`; `good`: it can be booked; `booked`; `there`: an import before has booked it; " +
        "`empty`: it is of 0; `refused`.",
    }),
    rows: z.int().min(1),
    incoming: Total.meta({ description: "Minor units." }),
    outgoing: Total.meta({ description: "Minor units, of a history." }),
  }),
  { description: "What the rows of one currency and state add up to." }
)

export const Import = component(
  "Import",
  z.strictObject({
    id: IdOut,
    name: z.string().meta({
      description:
        "What the list is called: a row of it is booked once, however often it comes in.",
    }),
    kind: z.enum(IMPORT_KINDS),
    source: z.string().meta({ examples: ["terawallet"] }),
    status: z.enum(IMPORT_STATUSES).meta({
      description:
        "`reading`; `checking`: each row is tried as if; `checked`: it can be booked; `booking`; `done`.",
    }),
    created_by: z.string().meta({ examples: ["user:user_01"] }),
    booked_by: z.string().nullable(),
    sums: z.array(ImportSum),
    created_at: InstantOut,
    updated_at: InstantOut,
  }),
  { description: "A list of balances, or of what wallets did, that comes in from elsewhere." }
)

export const importParams = z.object({
  id: z.coerce.number().int().min(1).meta({ description: "Number of the import." }),
})

export const listFields = {
  name: text({ min: 1, max: 100 })
    .optional()
    .meta({ description: "What the list is called; the name of its source when absent." }),
  reason: text({ min: 1, max: 255 })
    .default("Brought over")
    .meta({ description: "Of rows that say none; customers read it." }),
}

export async function presentImport(
  scope: MedusaContainer,
  list: StoredImport
): Promise<z.input<typeof Import>> {
  const sums = await importsOf(scope).sums(list.id)
  return {
    ...list,
    sums: sums.map(({ incoming, outgoing, ...sum }) => ({
      ...sum,
      incoming: incoming.toString(),
      outgoing: outgoing.toString(),
    })),
    created_at: list.created_at.toISOString(),
    updated_at: list.updated_at.toISOString(),
  }
}

export function importsOf(scope: MedusaContainer): ImportsService {
  return scope.resolve<ImportsService>(IMPORTS_MODULE)
}

export async function findImportOrThrow(scope: MedusaContainer, id: number): Promise<StoredImport> {
  const list = await importsOf(scope).find(id)
  if (!list) throw new AdminError("wallet_import_not_found")
  return list
}

/** Who brings a list in. */
export async function broughtBy(
  scope: MedusaContainer,
  identity: Identity
): Promise<Pick<NewList, "created_by" | "persons">> {
  const persons = await personsBehind(scope, {
    key: identity.key,
    person: personKey(identity),
    made_by: identity.made_by,
  })
  return { created_by: identity.key, persons }
}
