/** The demo store's database, and what has been done to it already. */
import pg from "pg"
import { Stop } from "./children.mjs"

function describe(url, error) {
  const { hostname, port, pathname } = new URL(url)
  return new Stop(
    `No database at ${hostname}:${port || 5432}${pathname}: ${error.message || error.code}`
  )
}

async function connect(url) {
  const client = new pg.Client({ connectionString: url })
  client.on("error", () => undefined)
  await client.connect()
  return client
}

/** Connects to the database, creating it when its server is there but it is not. */
export async function openDatabase(url) {
  const name = decodeURIComponent(new URL(url).pathname.slice(1))
  try {
    return await connect(url)
  } catch (error) {
    if (error.code !== "3D000") {
      throw describe(url, error)
    }
  }
  const server = new URL(url)
  server.pathname = "/postgres"
  try {
    const client = await connect(server.href)
    await client.query(`create database "${name.replaceAll('"', '""')}"`)
    await client.end()
    return await connect(url)
  } catch (error) {
    throw describe(url, error)
  }
}

/** Notes kept in the database itself, so that they can't be older or newer than it. */
export async function openNotes(client) {
  await client.query("create schema if not exists npm_start")
  await client.query(
    "create table if not exists npm_start.note (name text primary key, value text not null)"
  )
  return {
    read: async (name) => {
      const { rows } = await client.query("select value from npm_start.note where name = $1", [
        name,
      ])
      return rows[0]?.value
    },
    write: async (name, value) => {
      await client.query(
        `insert into npm_start.note (name, value) values ($1, $2)
         on conflict (name) do update set value = excluded.value`,
        [name, value]
      )
    },
  }
}

/**
 * The store keeps the full addresses of its pictures. When it moves to another port, they follow.
 */
export async function moveOrigin(client, from, to) {
  const pictures = [
    ["image", "url"],
    ["product", "thumbnail"],
    ["order_line_item", "thumbnail"],
  ]
  for (const [table, column] of pictures) {
    await client.query(
      `update ${table} set ${column} = $2 || substr(${column}, length($1) + 1)
       where starts_with(${column}, $1)`,
      [`${from}/static/`, `${to}/static/`]
    )
  }
}
