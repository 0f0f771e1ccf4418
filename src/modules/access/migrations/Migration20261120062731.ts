import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { createSettingTables, dropSettingTables } from "../../../settings/setting-tables"

/** Settings that were changed at run time, and who changed them. */
export class Migration20261120062731 extends Migration {
  override async up(): Promise<void> {
    createSettingTables("access").forEach((sql) => this.addSql(sql))
  }

  override async down(): Promise<void> {
    dropSettingTables("access").forEach((sql) => this.addSql(sql))
  }
}
