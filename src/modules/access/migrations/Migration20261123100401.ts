import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { addKnownValues, dropKnownValues } from "../../../database/known-values"

const CREDENTIALS = ["application_password", "api_key", "grant"].flatMap((object) =>
  ["created", "revoked", "restored", "changed", "deleted"].map((done) => `${object}.${done}`)
)

/** The record of access says who froze a wallet and why, until the customer is erased. */
export class Migration20261123100401 extends Migration {
  override async up(): Promise<void> {
    this.addSql(dropKnownValues("access_audit", "action"))
    this.addSql(
      addKnownValues("access_audit", "action", [...CREDENTIALS, "wallet.frozen", "wallet.unfrozen"])
    )
    this.addSql(allowing("- 'name' - 'name_before' - 'reason'"))
  }

  override async down(): Promise<void> {
    this.addSql(dropKnownValues("access_audit", "action"))
    this.addSql(addKnownValues("access_audit", "action", CREDENTIALS))
    this.addSql(allowing("- 'name' - 'name_before'"))
  }
}

/** @param erased what may go from the details of a record: some of it, or all */
function allowing(erased: string): string {
  return `
    create or replace function access_allow_erasure() returns trigger language plpgsql as $$
    begin
      if new.details ${erased} = old.details ${erased} and old.details @> new.details
        and to_jsonb(new) - 'details' = to_jsonb(old) - 'details'
      then
        return new;
      end if;
      raise exception 'the record of access stays as it is' using errcode = 'restrict_violation';
    end $$
  `
}
