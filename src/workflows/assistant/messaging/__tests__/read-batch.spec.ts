import { readBatch } from "../read-batch"

const text = (id: string, from: string, body: string) => ({
  id,
  from,
  type: "text",
  timestamp: "1",
  text: { body },
})
const batch = (...values: unknown[]) => ({
  object: "whatsapp_business_account",
  entry: [{ id: "1", changes: values.map((value) => ({ field: "messages", value })) }],
})

describe("a batch of the messaging channel", () => {
  it("holds every message with words, in its order", () => {
    const metadata = { display_phone_number: "1", phone_number_id: "42" }
    const read = readBatch({
      ...batch(
        { metadata, messages: [text("m1", "a", "hello"), text("m2", "b", " hi ")] },
        { messages: [text("m3", "a", "again")] }
      ),
    })
    expect(read).toEqual([
      { message_id: "m1", sender: "a", recipient: "42", content: "hello" },
      { message_id: "m2", sender: "b", recipient: "42", content: "hi" },
      { message_id: "m3", sender: "a", recipient: undefined, content: "again" },
    ])
  })

  it("takes what was chosen of buttons and lists for words", () => {
    const chosen = [
      { id: "m1", from: "a", type: "button", button: { text: "Yes", payload: "y" } },
      { id: "m2", from: "a", interactive: { button_reply: { id: "1", title: "Size L" } } },
      { id: "m3", from: "a", interactive: { list_reply: { id: "1", title: "The blue one" } } },
    ]
    expect(readBatch(batch({ messages: chosen })).map(({ content }) => content)).toEqual([
      "Yes",
      "Size L",
      "The blue one",
    ])
  })

  it("leaves what has no words, and what is broken, without losing the rest", () => {
    const messages = [
      { id: "m1", from: "a", type: "image", image: { id: "1" } },
      text("m2", "a", "   "),
      text("", "a", "no id"),
      { ...text("m3", "a", "x"), text: { body: 5 } },
      { from: "a", text: { body: "no id" } },
      null,
      text("m4", "a", "well"),
    ]
    const statuses = { statuses: [{ id: "m0", status: "read" }] }
    expect(
      readBatch(batch(statuses, null, { messages })).map(({ message_id }) => message_id)
    ).toEqual(["m4"])
  })

  it("is empty when it is something else altogether", () => {
    for (const body of [{}, { entry: 5 }, { entry: [{}] }, { entry: [null] }, []]) {
      expect(readBatch(body)).toEqual([])
    }
  })

  it("cuts a message that is longer than the chat takes", () => {
    const [read] = readBatch(batch({ messages: [text("m1", "a", "x".repeat(5_000))] }))
    expect(read?.content).toHaveLength(4_000)
  })
})
