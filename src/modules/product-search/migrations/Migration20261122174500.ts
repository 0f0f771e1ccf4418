import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Documents held all of a product's metadata, and words whose stems were another language's. The next
 * reconciliation reads every product anew, as it does with those that have no date of a change.
 */
export class Migration20261122174500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `update assistant_search_document
       set document = jsonb_set(document, '{attributes}', '[]'), source_updated_at = null,
         sequence = nextval('assistant_search_sequence')
       where document is not null`
    )
  }

  override async down(): Promise<void> {
    // What was forgotten is read again by whichever version runs.
  }
}
