/** Two instances of the rewards module, each with a ledger and a pool of its own, on one database. */
import RewardsService from "../../src/modules/rewards/service"
import { createLedgerDatabase, openLedger, type OpenLedger } from "./ledger"
import { migrateModule } from "./module-migrations"

export type RewardsInstance = OpenLedger & { rewards: RewardsService }

export async function openRewards(): Promise<{
  instances: RewardsInstance[]
  close(): Promise<void>
}> {
  const database = await createLedgerDatabase()
  await migrateModule(database.url, "rewards")
  const instances = [1, 2].map(() => {
    const opened = openLedger(database.url, { connections: 12 })
    return { ...opened, rewards: new RewardsService({ __pg_connection__: opened.knex }) }
  })
  return {
    instances,
    async close() {
      await Promise.all(instances.map(({ close }) => close()))
      await database.drop()
    },
  }
}
