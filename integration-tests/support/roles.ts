/**
 * Stores whose staff have roles.
 *
 *   const store = await startStoreWithRoles()
 *   const clerk = await createStaff(store, ["product:read"])
 *   await setRights(store, clerk, ["wallet:read"])
 */
import { randomBytes } from "node:crypto"
import path from "node:path"
import { Client } from "pg"
import { createMigratedDatabase } from "./database"
import { signToken, startStore, type Admin, type Store, type StoreOptions } from "./store"

/** The tables that the host keeps roles in. */
const TABLES = `
  create table rbac_role (
    id text primary key, name text not null,
    created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
    deleted_at timestamptz
  );
  create table rbac_policy (
    id text primary key, key text not null, resource text not null, operation text not null,
    created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
    deleted_at timestamptz
  );
  create table rbac_role_policy (
    role_id text not null, policy_id text not null, primary key (role_id, policy_id)
  );
  create table if not exists user_rbac_role (
    id text not null, user_id text not null, rbac_role_id text not null,
    created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
    deleted_at timestamptz, primary key (user_id, rbac_role_id)
  )`

async function onDatabase<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Starts a store with the host's feature flag `rbac`; `stop` drops its database. */
export async function startStoreWithRoles(options: StoreOptions = {}): Promise<Store> {
  const database = await createMigratedDatabase()
  await onDatabase(database.url, (client) => client.query(TABLES))
  const store = await startStore({
    ...options,
    databaseUrl: database.url,
    env: {
      ...options.env,
      MEDUSA_FF_RBAC: "true",
      ROLES_MODULE: path.join(__dirname, "roles-module"),
    },
  })
  const stop = store.stop.bind(store)
  store.stop = async () => {
    await stop()
    await database.drop()
  }
  return store
}

/** A user of the dashboard whose one role allows some policies, such as `product:read` or `*:*`. */
export async function createStaff(store: Store, policies: string[]): Promise<Admin> {
  const id = `user_${randomBytes(8).toString("hex")}`
  const email = `${id}@example.com`
  await onDatabase(store.databaseUrl, async (client) => {
    await client.query('insert into "user" (id, email) values ($1, $2)', [id, email])
    await client.query("insert into rbac_role (id, name) values ($1, $1)", [`role_${id}`])
    await client.query(
      "insert into user_rbac_role (id, user_id, rbac_role_id) values ($1, $2, $3)",
      [`userrole_${id}`, id, `role_${id}`]
    )
  })
  const claims = { actor_id: id, actor_type: "user", auth_identity_id: `authid_${id}` }
  const app_metadata = { user_id: id, roles: [`role_${id}`] }
  const user = { id, email, password: "", token: signToken({ ...claims, app_metadata }) }
  await setRights(store, user, policies)
  return user
}

/** Takes a user out of the store, as the host does it. */
export async function removeStaff(store: Store, { id }: Admin): Promise<void> {
  await onDatabase(store.databaseUrl, (client) =>
    client.query('update "user" set deleted_at = now() where id = $1', [id])
  )
}

/** Changes what somebody's role allows. */
export async function setRights(store: Store, { id }: Admin, policies: string[]): Promise<void> {
  await onDatabase(store.databaseUrl, async (client) => {
    await client.query("delete from rbac_role_policy where role_id = $1", [`role_${id}`])
    for (const policy of policies) {
      const [resource, operation] = policy.split(":")
      await client.query(
        `insert into rbac_policy (id, key, resource, operation) values ($1, $1, $2, $3)
         on conflict do nothing`,
        [policy, resource, operation]
      )
      await client.query("insert into rbac_role_policy (role_id, policy_id) values ($1, $2)", [
        `role_${id}`,
        policy,
      ])
    }
  })
}
