import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

/** Records with the address by which another store knows their customer. */
export type WithEmail<T> = T & { email: string | undefined }

/** Adds to records of customers the addresses of those who are still there, some at a time. */
export async function* withEmails<T extends { customer_id: string }>(
  scope: MedusaContainer,
  batches: AsyncIterable<readonly T[]>
): AsyncGenerator<WithEmail<T>[]> {
  const customers = scope.resolve(Modules.CUSTOMER)
  for await (const batch of batches) {
    const ids = [...new Set(batch.map(({ customer_id }) => customer_id))]
    const found = await customers.listCustomers(
      { id: ids },
      { select: ["id", "email"], take: ids.length }
    )
    const emails = new Map(found.map(({ id, email }) => [id, email]))
    yield batch.map((record) => ({ ...record, email: emails.get(record.customer_id) }))
  }
}
