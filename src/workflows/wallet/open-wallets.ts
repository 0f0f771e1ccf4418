import {
  createWorkflow,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { openWalletsStep, type OwnerInput } from "./steps/open-wallets"

export const openWalletsWorkflowId = "wallet-open-wallets-workflow"

/**
 * Opens the wallets of customers, one per customer and currency; those that exist already are
 * answered as they are.
 *
 * @summary Open wallets.
 *
 * @example
 * const { result } = await openWalletsWorkflow(container).run({
 *   input: { owners: [{ customer_id: "cus_01", currency: "EUR" }] },
 * })
 */
export const openWalletsWorkflow = createWorkflow(
  openWalletsWorkflowId,
  (input: WorkflowData<{ owners: OwnerInput[] }>) =>
    new WorkflowResponse(openWalletsStep(input.owners))
)
