import { once } from "node:events"
import { connect, createServer, type AddressInfo, type Socket } from "node:net"
import { Breath } from "../breath"

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
})
