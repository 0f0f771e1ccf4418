import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { addKnownValues, dropKnownValues } from "../../../database/known-values"

const KNOWN = [
  ...["application_password", "api_key", "grant"].flatMap((object) =>
    ["created", "revoked", "restored", "changed", "deleted"].map((done) => `${object}.${done}`)
  ),
  "wallet.frozen",
  "wallet.unfrozen",
  "wallet.expiry_moved",
  ...["created", "changed", "deleted"].map((done) => `reward_rule.${done}`),
  "referral_code.rotated",
]

/** The record of access says who made and ended rules for credits that lapse. */
export class Migration20261125033002 extends Migration {
  override async up(): Promise<void> {
    this.addSql(dropKnownValues("access_audit", "action"))
    this.addSql(
      addKnownValues("access_audit", "action", [
        ...KNOWN,
        "expiry_rule.created",
        "expiry_rule.ended",
      ])
    )
  }

  override async down(): Promise<void> {
    this.addSql(dropKnownValues("access_audit", "action"))
    this.addSql(addKnownValues("access_audit", "action", KNOWN))
  }
}
