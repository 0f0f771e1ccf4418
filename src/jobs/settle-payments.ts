import type { MedusaContainer } from "@medusajs/framework/types"
import { sweepSchedule } from "../settings/sweep-schedule"
import { bookMissingRefunds, payUnpaidOrders, sweepPayments } from "../workflows/payments"
import { runParts } from "../workflows/run-parts"

/** Payments with the wallet, after crashes, lost answers and lost events: see `sweepPayments`. */
export default async function settlePayments(container: MedusaContainer): Promise<void> {
  await runParts(container, config.name, {
    // First: what was set aside for them would be released as nobody's otherwise.
    "pay for orders without a payment": () => payUnpaidOrders(container),
    "settle payments": () => sweepPayments(container),
    "book refunds on orders": () => bookMissingRefunds(container),
  })
}

export const config = {
  name: "wallet-settle-payments",
  schedule: sweepSchedule(),
}
