import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** What was done for the answer to a message before its instance died (`InboxWork`). */
export class Migration20261120091301 extends Migration {
  override async up(): Promise<void> {
    this.addSql("alter table assistant_inbox add column work jsonb")
  }

  override async down(): Promise<void> {
    this.addSql("alter table assistant_inbox drop column work")
  }
}
