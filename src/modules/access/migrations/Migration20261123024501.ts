import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { addKnownValues, dropKnownValues } from "../../../database/known-values"

const COLUMNS: [table: string, column: string, values: string[]][] = [
  ["access_kyc_change", "old_status", ["not_submitted", "pending", "approved", "rejected"]],
  ["access_kyc_change", "new_status", ["not_submitted", "pending", "approved", "rejected"]],
  ["access_step_up_session", "method", ["totp", "email"]],
  ["access_blocked_attempt", "control", ["kyc", "spending_limit", "velocity", "step_up"]],
  ["access_blocked_attempt", "operation", ["debit", "transfer", "redeem", "withdrawal"]],
  ["access_grant", "capability", ["wallet_read_wallets", "wallet_write_wallets"]],
  [
    "access_audit",
    "action",
    [
      "application_password.created",
      "application_password.revoked",
      "application_password.restored",
      "application_password.changed",
      "application_password.deleted",
      "api_key.created",
      "api_key.revoked",
      "api_key.restored",
      "api_key.changed",
      "api_key.deleted",
      "grant.created",
      "grant.revoked",
      "grant.restored",
      "grant.changed",
      "grant.deleted",
    ],
  ],
  ["access_audit", "subject_type", ["user", "customer", "api_key"]],
]

/** The database takes only the words that there are, also in rows that triggers and counters write. */
export class Migration20261123024501 extends Migration {
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
