import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { LEDGER_MODULE } from "../../../modules/ledger"
import { eventRelayOf } from "../relay-events"

/** A container as jobs get it: modules come in a new proxy each time. */
function jobContainer(ledger: object, connection: object): MedusaContainer {
  const resolve = (name: string) => {
    if (name === LEDGER_MODULE) return new Proxy(ledger, {})
    return name === ContainerRegistrationKeys.PG_CONNECTION ? connection : new Proxy({}, {})
  }
  return { resolve } as unknown as MedusaContainer
}

describe("the relay of an instance", () => {
  it("is one, and listens once, however many jobs ask for it", () => {
    const onOutbox = jest.fn()
    const connection = {}
    const relays = [1, 2, 3].map(() => eventRelayOf(jobContainer({ onOutbox }, connection)))
    expect(new Set(relays).size).toBe(1)
    expect(onOutbox).toHaveBeenCalledTimes(1)
  })

  it("is another one for another instance", () => {
    const onOutbox = jest.fn()
    const [one, other] = [{}, {}].map((each) => eventRelayOf(jobContainer({ onOutbox }, each)))
    expect(one).not.toBe(other)
  })
})
