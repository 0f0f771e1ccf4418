import { readdirSync, readFileSync } from "node:fs"
import { setTimeout as sleep } from "node:timers/promises"
import { Client } from "pg"
import { type Cluster, startCluster } from "../support/cluster"
import { repeated, SOAK } from "../support/ledger"
import { Load } from "./load"

/** `npm run soak -- --lossy` turns it off, to show that these tests then fail. */
const SETTINGS: Record<string, string> = {
  synchronous_commit: process.env.SYNCHRONOUS_COMMIT ?? "on",
}

let cluster: Cluster

beforeAll(async () => {
  cluster = await startCluster(SETTINGS)
})

afterAll(async () => {
  await cluster.stop()
})

const KILLS = repeated(8)

it(
  "loses and repeats nothing when PostgreSQL is killed under load",
  async () => {
    const load = await Load.on(await createDatabaseOn(cluster, "killed"))
    const drivers = [await load.start(), await load.start()]
    for (let kill = 0; load.wantsKill(kill, KILLS); kill += 1) {
      await load.isUnderWay()
      await sleep(200 + Math.random() * 500)
      killPostgres(cluster)
      await cluster.restart()
      await load.settle()
    }
    await Promise.all(drivers.map((driver) => driver.stop()))
    await load.settle()
    expect(load.countUnknown()).toBeGreaterThan(0)
    await load.judge()
  },
  180_000 * SOAK
)

it(
  "loses and repeats nothing when PostgreSQL and the process are killed in the same moment",
  async () => {
    const load = await Load.on(await createDatabaseOn(cluster, "both_killed"))
    for (let kill = 0; load.wantsKill(kill, repeated(2)); kill += 1) {
      const driver = await load.start()
      await load.isUnderWay()
      await sleep(200 + Math.random() * 500)
      killPostgres(cluster)
      await driver.kill()
      await cluster.restart()
      await load.settle()
    }
    expect(load.countUnknown()).toBeGreaterThan(0)
    await load.judge()
  },
  180_000 * SOAK
)

async function createDatabaseOn({ url }: Cluster, name: string): Promise<string> {
  const client = new Client({ connectionString: `${url}/postgres` })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  return `${url}/${name}`
}

/** The postmaster and every process of its own, at once, as a power cut would. */
function killPostgres(target: Cluster): void {
  const children = readdirSync("/proc")
    .filter((name) => /^[0-9]+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === target.pid)
  target.kill("SIGKILL")
  for (const pid of children) {
    try {
      process.kill(pid, "SIGKILL")
    } catch {
      // It had ended by itself.
    }
  }
}

function parentOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
    return Number.parseInt(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1], 10)
  } catch {
    return null
  }
}
