import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { addKnownValues, dropKnownValues } from "../../../database/known-values"

const COLUMNS: [table: string, column: string, values: string[]][] = [
  [
    "ledger_reference",
    "type",
    [
      "credit",
      "debit",
      "topup",
      "transfer_in",
      "transfer_out",
      "cashback",
      "milestone",
      "referral",
      "withdrawal",
      "expiry",
    ],
  ],
  [
    "ledger_outbox_event",
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
]

/** References and events have only the types that there are, as entries have. */
export class Migration20261123024502 extends Migration {
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
