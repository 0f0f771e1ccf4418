import { once } from "node:events"
import { setImmediate as nextTurn } from "node:timers/promises"
import { connect, createServer, type AddressInfo, type Socket } from "node:net"
import { moneyRequests, PeriodicYield } from "../yielding"

function workFor(milliseconds: number) {
  for (const start = performance.now(); performance.now() - start < milliseconds;);
}

describe("a periodic yield", () => {
  it("is due after a millisecond of work, and not again at once", async () => {
    const periodicYield = new PeriodicYield()
    expect(periodicYield.isDue).toBe(false)
    workFor(2)
    expect(periodicYield.isDue).toBe(true)
    await periodicYield.yieldNow()
    expect(periodicYield.isDue).toBe(false)
  })

  it("lets go first what came over the network during the work", async () => {
    const server = createServer().listen(0, "127.0.0.1")
    await once(server, "listening")
    const { port } = server.address() as AddressInfo
    const open = async () => {
      const client = connect(port, "127.0.0.1")
      const [socket] = (await once(server, "connection")) as [Socket]
      return { client, socket }
    }
    const chatting = await open()
    const moving = await open()
    const order: string[] = []
    moving.socket.on("data", () => order.push("moved"))
    const answered = new Promise<void>((resolve) => {
      // From within a callback of the network's, as a turn goes on.
      chatting.socket.on("data", () => {
        moving.client.write("move")
        workFor(20)
        void new PeriodicYield().yieldNow().then(() => {
          order.push("answered")
          resolve()
        })
      })
    })
    chatting.client.write("chat")
    await answered
    chatting.client.destroy()
    moving.client.destroy()
    server.close()
    expect(order).toEqual(["moved", "answered"])
  })

  describe("while money moves", () => {
    const order: string[] = []
    // Time stands still unless a test lets it pass: how busy the machine is changes nothing.
    beforeEach(() => {
      order.splice(0)
      jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] })
    })
    afterEach(() => jest.useRealTimers())

    it("is due at once, and lasts until the last request that moves money is answered", async () => {
      const periodicYield = new PeriodicYield()
      const move = (name: string, turns: number) =>
        moneyRequests.serve(async () => {
          for (let turn = 0; turn < turns; turn++) await nextTurn()
          order.push(name)
        })
      const moved = [move("one", 5), move("other", 10)]
      jest.advanceTimersByTime(1)
      expect(periodicYield.isDue).toBe(true)
      await periodicYield.yieldNow()
      order.push("answered")
      await Promise.all(moved)
      expect(order).toEqual(["one", "other", "answered"])
      expect(periodicYield.isDue).toBe(false)
    })

    it("ends when such a request fails, and does not wait for ever for one that hangs", async () => {
      const failed = moneyRequests.serve(() => Promise.reject(new Error("no money")))
      await expect(failed).rejects.toThrow("no money")
      expect(moneyRequests.areBeingServed).toBe(false)
      let end = () => {}
      const hanging = moneyRequests.serve(() => new Promise<void>((resolve) => (end = resolve)))
      const yielded = new PeriodicYield().yieldNow()
      for (let turn = 0; turn < 5; turn++) await nextTurn()
      jest.advanceTimersByTime(5)
      await yielded
      expect(moneyRequests.areBeingServed).toBe(true)
      end()
      await hanging
      expect(moneyRequests.areBeingServed).toBe(false)
    })
  })
})
