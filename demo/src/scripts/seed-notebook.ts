/**
 * What the seed has finished, written down in the database that it fills: a seed that was killed
 * finds the half-made batch, removes what there is of it and makes it again.
 */
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

export class Notebook {
  #done = new Set<string>()

  private constructor(private container: MedusaContainer) {}

  get #knex() {
    return this.container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  }

  static async open(container: MedusaContainer): Promise<Notebook> {
    const notebook = new Notebook(container)
    await notebook.#knex.raw("create schema if not exists npm_start")
    await notebook.#knex.raw("create table if not exists npm_start.seeded (part text primary key)")
    const { rows } = await notebook.#knex.raw("select part from npm_start.seeded")
    rows.forEach(({ part }: { part: string }) => notebook.#done.add(part))
    return notebook
  }

  has(part: string): boolean {
    return this.#done.has(part)
  }

  /**
   * Makes a part that isn't made yet. `clear` removes what an interrupted attempt may have left.
   */
  async once(part: string, make: () => Promise<unknown>, clear?: () => Promise<unknown>) {
    if (this.has(part)) {
      return
    }
    await clear?.()
    await make()
    await this.#knex.raw("insert into npm_start.seeded (part) values (?)", [part])
    this.#done.add(part)
  }
}
