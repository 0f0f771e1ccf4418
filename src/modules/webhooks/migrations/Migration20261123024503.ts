import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { addKnownValues, dropKnownValues } from "../../../database/known-values"

const COLUMNS: [table: string, column: string, values: string[]][] = [
  [
    "webhooks_event",
    "type",
    [
      "wallet.created",
      "wallet.updated",
      "wallet.credited",
      "wallet.debited",
      "wallet.topup.completed",
      "wallet.topup.failed",
      "wallet.reload.triggered",
      "wallet.transfer.sent",
      "wallet.transfer.received",
      "wallet.withdrawal.requested",
      "wallet.withdrawal.approved",
      "wallet.withdrawal.rejected",
      "wallet.redemption_code.created",
      "wallet.redemption_code.redeemed",
      "wallet.cashback.awarded",
      "wallet.milestone.awarded",
      "wallet.referral.rewarded",
      "wallet.credit.expiring",
      "wallet.credit.expired",
      "wallet.spending_limit.blocked",
      "wallet.ledger.checkpoint",
    ],
  ],
  [
    "webhooks_delivery",
    "type",
    [
      "wallet.created",
      "wallet.updated",
      "wallet.credited",
      "wallet.debited",
      "wallet.topup.completed",
      "wallet.topup.failed",
      "wallet.reload.triggered",
      "wallet.transfer.sent",
      "wallet.transfer.received",
      "wallet.withdrawal.requested",
      "wallet.withdrawal.approved",
      "wallet.withdrawal.rejected",
      "wallet.redemption_code.created",
      "wallet.redemption_code.redeemed",
      "wallet.cashback.awarded",
      "wallet.milestone.awarded",
      "wallet.referral.rewarded",
      "wallet.credit.expiring",
      "wallet.credit.expired",
      "wallet.spending_limit.blocked",
      "wallet.ledger.checkpoint",
      "wallet.ping",
    ],
  ],
]

/** Events in the log and in deliveries have only the types that there are. */
export class Migration20261123024503 extends Migration {
  override async up(): Promise<void> {
    for (const [table, column, values] of COLUMNS) {
      this.addSql(addKnownValues(table, column, values))
    }
  }

  override async down(): Promise<void> {
    for (const [table, column] of COLUMNS) {
      this.addSql(dropKnownValues(table, column))
    }
  }
}
