import { setTimeout as sleep } from "node:timers/promises"
import { hasRedis } from "../support/available"
import { startRedis, type RedisServer } from "../support/redis"
import {
  createAdmin,
  createCustomer,
  request,
  startStore,
  type Admin,
  type Store,
} from "../support/store"
import { startReceiver, type Receiver } from "../support/webhooks"

const withRedis = hasRedis ? describe : describe.skip

/** With Redis the host lets one of its instances run a job at a time. */
withRedis("webhooks of two instances that share a Redis", () => {
  let redis: RedisServer
  let stores: Store[]
  let admin: Admin
  let receiver: Receiver

  beforeAll(async () => {
    redis = await startRedis()
    const env = { REDIS_URL: redis.url }
    const one = await startStore({ env })
    stores = [one, await startStore({ env, databaseUrl: one.databaseUrl })]
    admin = await createAdmin(one)
    receiver = await startReceiver()
  })
  afterAll(async () => {
    await receiver?.close()
    for (const store of stores?.toReversed() ?? []) await store.stop()
    await redis?.stop()
  })

  it("bring what happened on either, once and in order", async () => {
    const { token } = admin
    const customer = await createCustomer(stores[0])
    const mine = await request(stores[0], "GET", "/wallet/v1/wallets/me", { token: customer.token })
    await request(stores[0], "POST", "/admin/wallet/webhooks", {
      token,
      body: { url: receiver.url, events: ["wallet.credited"] },
    })
    const path = `/wallet/v1/wallets/${mine.body.id}/credit`
    for (let count = 0; count < 20; count++) {
      const body = { amount: "1", reason: "one more" }
      const answer = await request(stores[count % 2], "POST", path, { token, body })
      expect(answer.status).toBe(201)
    }
    for (let left = 150; left && receiver.received.length < 20; left--) await sleep(100)
    await sleep(500)
    expect(receiver.received.map(({ event }) => event.data.wallet_sequence)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1)
    )
  })
})
