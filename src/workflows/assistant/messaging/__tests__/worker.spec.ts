import type { ClaimedMessage, Inbox } from "../../../../modules/assistant"
import { InboxWorker } from "../worker"

const message = (id: string) => ({ id, message_id: id, attempts: 0, reply: null }) as ClaimedMessage

describe("the worker of an inbox", () => {
  it("looks again when a message is settled while it looks for the next of its sender", async () => {
    const answered: string[] = []
    let settled: () => void
    const isSettled = new Promise<void>((resolve) => (settled = resolve))
    const looks = [
      async () => message("1"),
      // The first one is still pending when this look begins, and settled when it ends.
      async () => {
        await isSettled
        await new Promise((resolve) => setTimeout(resolve, 5))
        return undefined
      },
      async () => message("2"),
    ]
    const inbox = {
      claim: async () => looks.shift()?.(),
      keepReply: async () => true,
      finish: async () => settled(),
    }
    const worker = new InboxWorker({
      inbox: inbox as unknown as Inbox,
      answer: async () => ({ text: "", cards: [] }),
      send: async ({ message_id }) => void answered.push(message_id),
      warn: () => undefined,
    })
    await worker.run()
    expect(answered).toEqual(["1", "2"])
  })
})
