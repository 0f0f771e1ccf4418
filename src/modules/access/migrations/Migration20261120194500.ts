import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const CHECK = "access_public_number_kind_check"

/** Categories have public numbers as well. */
export class Migration20261120194500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      alter table access_public_number drop constraint ${CHECK},
        add constraint ${CHECK} check (kind in ('customer', 'product', 'variant', 'category'))
    `)
    this.addSql("create sequence access_category_number as bigint")
  }

  override async down(): Promise<void> {
    const guard = "trigger access_public_number_is_for_ever"
    this.addSql(`alter table access_public_number disable ${guard}`)
    this.addSql("delete from access_public_number where kind = 'category'")
    this.addSql(`alter table access_public_number enable ${guard}`)
    this.addSql(`
      alter table access_public_number drop constraint ${CHECK},
        add constraint ${CHECK} check (kind in ('customer', 'product', 'variant'))
    `)
    this.addSql("drop sequence access_category_number")
  }
}
