import { setTimeout as sleep } from "node:timers/promises"
import {
  createAdmin,
  createCustomer,
  request,
  startStore,
  type Admin,
  type Store,
} from "../support/store"
import { startReceiver, type Receiver } from "../support/webhooks"

/** How long the claims of a server that was killed hold, and time to catch up. */
const PATIENCE_MS = 60_000
const CREDITS = 120

/** Two servers on one database; one of them is killed in the middle of its deliveries. */
describe("deliveries of two servers of which one is killed", () => {
  let survivor: Store
  let victim: Store
  let admin: Admin
  let receiver: Receiver

  beforeAll(async () => {
    survivor = await startStore()
    victim = await startStore({ databaseUrl: survivor.databaseUrl })
    admin = await createAdmin(survivor)
    receiver = await startReceiver()
  })
  afterAll(async () => {
    await receiver?.close()
    await victim?.stop()
    await survivor?.stop()
  })

  it("bring everything, in each wallet's order", async () => {
    const { token } = admin
    const wallets: number[] = []
    for (let count = 0; count < 4; count++) {
      const customer = await createCustomer(survivor)
      const mine = await request(survivor, "GET", "/wallet/v1/wallets/me", {
        token: customer.token,
      })
      wallets.push(mine.body.id)
    }
    // Slow enough that deliveries of both servers are under way when one of them dies.
    receiver.answer = (_received, response) =>
      void setTimeout(() => response.writeHead(200).end(), 60)
    await request(survivor, "POST", "/admin/wallet/webhooks", {
      token,
      body: { url: receiver.url, events: ["wallet.credited"] },
    })
    for (let count = 0; count < CREDITS; count++) {
      if (count === CREDITS / 2) {
        expect(receiver.received.length).toBeGreaterThan(0)
        await victim.kill("SIGKILL")
      }
      const to = count % 2 && count < CREDITS / 2 ? victim : survivor
      const path = `/wallet/v1/wallets/${wallets[count % wallets.length]}/credit`
      const body = { amount: "1", reason: "one more" }
      expect((await request(to, "POST", path, { token, body })).status).toBe(201)
    }
    const seen = () => new Set(receiver.received.map(({ headers }) => headers["webhook-id"]))
    for (const until = Date.now() + PATIENCE_MS; seen().size < CREDITS && Date.now() < until;) {
      await sleep(200)
    }
    expect(seen().size).toBe(CREDITS)
    for (const wallet of wallets) {
      const sequences = receiver.received
        .map(({ event }) => event.data)
        .filter((data) => data.wallet.id === wallet)
        .map(({ wallet_sequence }) => wallet_sequence as number)
      expect(sequences).toEqual([...sequences].sort((a, b) => a - b))
      expect(new Set(sequences).size).toBe(CREDITS / wallets.length)
    }
  })
})
