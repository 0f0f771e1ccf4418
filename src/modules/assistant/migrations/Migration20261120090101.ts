import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { createSettingTables, dropSettingTables } from "../../../settings/setting-tables"

/** Settings of the assistant that were changed at run time, and who changed them; secrets are sealed. */
export class Migration20261120090101 extends Migration {
  override async up(): Promise<void> {
    createSettingTables("assistant").forEach((sql) => this.addSql(sql))
  }

  override async down(): Promise<void> {
    dropSettingTables("assistant").forEach((sql) => this.addSql(sql))
  }
}
