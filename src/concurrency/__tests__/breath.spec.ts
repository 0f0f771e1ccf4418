import { once } from "node:events"
import { setImmediate as nextTurn } from "node:timers/promises"
import { connect, createServer, type AddressInfo, type Socket } from "node:net"
import { Breath, payments } from "../breath"

function workFor(milliseconds: number) {
  for (const start = performance.now(); performance.now() - start < milliseconds;);
}

describe("a breath", () => {
  it("is due after a millisecond of work, and not again at once", async () => {
    const breath = new Breath()
    expect(breath.isDue).toBe(false)
    workFor(2)
    expect(breath.isDue).toBe(true)
    await breath.take()
    expect(breath.isDue).toBe(false)
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
    const talking = await open()
    const paying = await open()
    const order: string[] = []
    paying.socket.on("data", () => order.push("paid"))
    const told = new Promise<void>((resolve) => {
      // From within a callback of the network's, as a turn goes on.
      talking.socket.on("data", () => {
        paying.client.write("pay")
        workFor(20)
        void new Breath().take().then(() => {
          order.push("told")
          resolve()
        })
      })
    })
    talking.client.write("talk")
    await told
    talking.client.destroy()
    paying.client.destroy()
    server.close()
    expect(order).toEqual(["paid", "told"])
  })

  describe("while money moves", () => {
    const order: string[] = []
    beforeEach(() => order.splice(0))

    it("is due at once, and taken until the last payment is done", async () => {
      const breath = new Breath()
      const pay = (name: string, turns: number) =>
        payments.during(async () => {
          for (let turn = 0; turn < turns; turn++) await nextTurn()
          order.push(name)
        })
      const paid = [pay("one", 5), pay("other", 10)]
      workFor(0.2)
      expect(breath.isDue).toBe(true)
      await breath.take()
      order.push("told")
      await Promise.all(paid)
      expect(order).toEqual(["one", "other", "told"])
      expect(breath.isDue).toBe(false)
    })

    it("ends when a payment fails, and does not wait for ever for one that hangs", async () => {
      const failed = payments.during(() => Promise.reject(new Error("no money")))
      await expect(failed).rejects.toThrow("no money")
      expect(payments.areUnderWay).toBe(false)
      let end = () => {}
      const hanging = payments.during(() => new Promise<void>((resolve) => (end = resolve)))
      await new Breath().take()
      expect(payments.areUnderWay).toBe(true)
      end()
      await hanging
      expect(payments.areUnderWay).toBe(false)
    })
  })
})
