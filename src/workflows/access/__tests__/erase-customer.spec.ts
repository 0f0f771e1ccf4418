import { asValue } from "@medusajs/framework/awilix"
import {
  ContainerRegistrationKeys,
  createMedusaContainer,
  Modules,
} from "@medusajs/framework/utils"
import eraseCustomers from "../../../jobs/erase-deleted-customers"
import { ACCESS_MODULE } from "../../../modules/access"
import type { AssistantService } from "../../../modules/assistant"
import { LEDGER_MODULE } from "../../../modules/ledger"
import { ownersOf, sendersOf } from "../erase-customer"

const assistant = {
  inbox: { sessionOf: (sender: string) => `messaging-of-${sender}` },
} as AssistantService

describe("the shoppers that a customer is", () => {
  it("are the customer, signed in, and whoever writes under their number", () => {
    expect(ownersOf(assistant, "cus_1", sendersOf("+49 170/555"))).toEqual([
      "customer:cus_1",
      "guest:messaging-of-49170555",
      "guest:messaging-of-+49170555",
    ])
  })

  it("is the customer alone where there is no number", () => {
    for (const phone of [null, undefined, "", "n/a"]) {
      expect(ownersOf(assistant, "cus_1", sendersOf(phone))).toEqual(["customer:cus_1"])
    }
  })
})

describe("the job that erases customers whom the store has deleted", () => {
  it("tries each by itself, and staff too, whoever can't be erased", async () => {
    const tried: string[] = []
    const ended: string[] = []
    const warn = jest.fn()
    const scope = createMedusaContainer()
    scope.register({
      [ContainerRegistrationKeys.LOGGER]: asValue({ warn, error: warn }),
      [Modules.CUSTOMER]: asValue({
        listCustomers: async ({ id }: { id?: string[] }) =>
          (id ?? ["cus_1", "cus_2", "cus_3"]).map((one) => ({ id: one })),
      }),
      [Modules.USER]: asValue({ listUsers: async () => [] }),
      [ACCESS_MODULE]: asValue({
        findErased: async () => new Set(["cus_2"]),
        findUsersWithAccess: async () => ["user_1", "user_2"],
        endAccessOfUser: async (id: string) => {
          ended.push(id)
          if (id === "user_1") throw new Error("no access to the rows")
        },
      }),
      [LEDGER_MODULE]: asValue({
        findWalletIdsOf: async (id: string) => {
          tried.push(id)
          throw new Error("no room left")
        },
      }),
    })
    await eraseCustomers(scope)
    expect(tried).toEqual(["cus_1", "cus_3"])
    expect(ended).toEqual(["user_1", "user_2"])
    expect(warn.mock.calls.map(([line]) => line)).toEqual([
      expect.stringContaining("cus_1"),
      expect.stringContaining("cus_3"),
      expect.stringContaining("user_1"),
    ])
  })
})
