import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { addKnownValues, dropKnownValues } from "../../../database/known-values"

const KNOWN = [
  ...["application_password", "api_key", "grant"].flatMap((object) =>
    ["created", "revoked", "restored", "changed", "deleted"].map((done) => `${object}.${done}`)
  ),
  "wallet.frozen",
  "wallet.unfrozen",
  ...["created", "changed", "deleted"].map((done) => `reward_rule.${done}`),
]

/** The record of access says who gave a customer a new code for friends. */
export class Migration20261123203002 extends Migration {
  override async up(): Promise<void> {
    this.addSql(dropKnownValues("access_audit", "action"))
    this.addSql(addKnownValues("access_audit", "action", [...KNOWN, "referral_code.rotated"]))
  }

  override async down(): Promise<void> {
    this.addSql(dropKnownValues("access_audit", "action"))
    this.addSql(addKnownValues("access_audit", "action", KNOWN))
  }
}
