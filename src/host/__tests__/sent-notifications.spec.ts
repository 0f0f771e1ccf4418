import type { INotificationModuleService } from "@medusajs/framework/types"
import { listSentNotifications, removeDataOfSent } from "../sent-notifications"

const sent = [{ id: "noti_1" }, { id: "noti_2" }]
const moduleWith = (methods: object) => methods as INotificationModuleService

describe("what the host keeps of a notification", () => {
  it("is found by the key that it was sent under", async () => {
    const listNotifications = jest.fn(() => Promise.resolve(sent))
    expect(await listSentNotifications(moduleWith({ listNotifications }), "key-1")).toEqual(sent)
    expect(listNotifications).toHaveBeenCalledWith({ idempotency_key: "key-1" })
  })

  it("loses its data", async () => {
    const updateNotifications = jest.fn(() => Promise.resolve())
    expect(await removeDataOfSent(moduleWith({ updateNotifications }), sent)).toBe(true)
    expect(updateNotifications.mock.calls).toEqual([
      [{ id: "noti_1", data: null }],
      [{ id: "noti_2", data: null }],
    ])
  })

  it.each([
    ["has no such method", {}],
    ["fails", { updateNotifications: () => Promise.reject(new Error("No")) }],
  ])("stays, and whoever sent it hears so, where the host %s", async (_why, methods) => {
    expect(await removeDataOfSent(moduleWith(methods), sent)).toBe(false)
  })
})
