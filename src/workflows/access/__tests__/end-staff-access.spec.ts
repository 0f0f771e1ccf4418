import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { endAccessOfDeletedUsers } from "../end-staff-access"

describe("users of the dashboard whose deletion nobody told us of", () => {
  it("have no access any more, and those who are still there keep theirs", async () => {
    const known = Array.from({ length: 350 }, (_, index) => `user_${index}`)
    const gone = new Set(["user_7", "user_349"])
    const endAccessOfUser = jest.fn()
    const access = { findUsersWithAccess: () => Promise.resolve(known), endAccessOfUser }
    const users = {
      listUsers: ({ id }: { id: string[] }) =>
        Promise.resolve(id.filter((one) => !gone.has(one)).map((one) => ({ id: one }))),
    }
    const resolve = (name: string) => (name === Modules.USER ? users : access)
    await endAccessOfDeletedUsers({ resolve } as unknown as MedusaContainer)
    expect(endAccessOfUser.mock.calls).toEqual([["user_7"], ["user_349"]])
  })
})
