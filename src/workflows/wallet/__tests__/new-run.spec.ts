import { DistributedTransaction } from "@medusajs/framework/orchestration"
import { newRun } from "../new-run"

/** What the engine keeps runs in, as if it had a run of every id. */
class Storage {
  readonly asked: string[] = []

  async get(key: string) {
    this.asked.push(key)
    return { flow: { definition: {}, steps: {} } }
  }
}

const load = async (id: string) => await DistributedTransaction.loadTransaction("debit-wallets", id)

describe("a new run", () => {
  const storages = [new Storage(), new Storage()]
  const use = (storage: Storage) => DistributedTransaction.setStorage(storage as never)
  beforeEach(() => storages.forEach(({ asked }) => asked.splice(0)))

  it("has an id of its own, of the kind that nobody comes back to", () => {
    use(storages[0])
    const ids = [newRun(), newRun()].map(({ transactionId }) => transactionId)
    expect(ids[0]).toMatch(/^auto-/)
    expect(new Set(ids).size).toBe(2)
  })

  it("is not looked for among earlier ones", async () => {
    use(storages[0])
    const { transactionId } = newRun()
    expect(await load(transactionId)).toBeNull()
    expect(storages[0].asked).toEqual([])
  })

  it("leaves every other run to the engine", async () => {
    use(storages[0])
    newRun()
    for (const id of ["auto-01J0000000000000000000000", "order-1", "auto-wallet"]) {
      expect(await load(id)).not.toBeNull()
    }
    expect(storages[0].asked).toEqual([
      "dtrx:debit-wallets:auto-01J0000000000000000000000",
      "dtrx:debit-wallets:order-1",
      "dtrx:debit-wallets:auto-wallet",
    ])
  })

  it("is known as new to a storage that comes later, too", async () => {
    use(storages[0])
    newRun()
    use(storages[1])
    const { transactionId } = newRun()
    expect(await load(transactionId)).toBeNull()
    expect(storages[1].asked).toEqual([])
  })
})
