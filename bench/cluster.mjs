/** The benchmarks' own PostgreSQL: packaged, synced to disk, gone afterwards. */
import { mkdirSync, rmSync } from "node:fs"
import path from "node:path"
import pg from "pg"
import { LOCAL } from "../scripts/paths.mjs"
import { placeData } from "../scripts/postgres-binaries.mjs"
import { startPostgres, stopPostgres } from "../scripts/postgres.mjs"

export const BENCH_FOLDER = path.join(LOCAL, "bench")
const DATA = path.join(BENCH_FOLDER, "postgres")

/** As a store of this size would set it; a checkpoint in the middle of one run would be luck. */
const SETTINGS = {
  shared_buffers: "1GB",
  max_wal_size: "8GB",
  checkpoint_timeout: "30min",
  fsync: "on",
  synchronous_commit: "on",
}

export async function startCluster() {
  mkdirSync(BENCH_FOLDER, { recursive: true })
  await removeCluster()
  return await startPostgres({ dataDir: DATA, settings: SETTINGS })
}

/** Stops the cluster, whoever started it, and removes its data. */
export async function removeCluster() {
  await stopPostgres(DATA)
  const data = placeData(DATA)
  for (const target of [data, `${data}.new`, `${data}.port`, `${data}.log`]) {
    rmSync(target, { recursive: true, force: true })
  }
}

/** Runs `work` with a connection to a database of the cluster. */
export async function withClient(url, work) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export async function createDatabase(cluster, name) {
  await withClient(cluster.url(), (client) => client.query(`CREATE DATABASE ${name}`))
  return cluster.url(name)
}

/** Leaves every measurement the same ground: nothing to vacuum, statistics fresh, buffers written. */
export async function settleDatabase(url) {
  await withClient(url, async (client) => {
    await client.query("VACUUM ANALYZE")
    await client.query("CHECKPOINT")
  })
}
