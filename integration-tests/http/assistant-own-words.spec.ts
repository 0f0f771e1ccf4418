import { LLMock } from "@copilotkit/aimock"
import { request } from "../support/store"
import { shareAssistantStore, type AssistantStore } from "./assistant-store"

let shop: AssistantStore
let mock: LLMock

beforeAll(async () => {
  mock = new LLMock({ port: 0, chunkSize: 8, logLevel: "silent" })
  await mock.start()
  shop = await shareAssistantStore()
}, 300_000)
afterAll(async () => {
  await mock?.stop()
  await settings({ answers: null, phrases: null, tone: null, providers: null })
  await shop?.store.stop()
})

const settings = (body: object) =>
  request(shop.store, "PATCH", "/admin/assistant/settings", { token: shop.admin.token, body })

/** What a new guest is answered. */
async function say(content: string, locale?: string): Promise<string> {
  const body = { messages: [{ role: "user", content }], ...(locale && { locale }) }
  const { status, body: answer } = await (await shop.guest()).call("POST", "/message", body)
  expect(status).toBe(200)
  return answer.message
}

describe("What a shop has said in its own words", () => {
  it("is said from the next message on, in the language that it is of", async () => {
    const changed = await settings({
      answers: [
        { questions: ["Can I visit your showroom?"], answer: "Our showroom in Lyon is open." },
        { questions: ["Verleiht ihr auch Räder?"], answer: "Ja, ab 15 Euro am Tag." },
      ],
      phrases: [
        { language: "en", phrase: "greeting", text: "Ahoy!" },
        { language: "de", phrase: "greeting", text: "Moin!" },
      ],
    })
    expect(changed.status).toBe(200)
    expect(await say("can i visit the showroom")).toBe("Our showroom in Lyon is open.")
    expect(await say("Verleiht ihr Räder?", "de-DE")).toBe("Ja, ab 15 Euro am Tag.")
    expect(await say("hello")).toBe("Ahoy!")
    expect(await say("Hallo", "de-DE")).toBe("Moin!")
    await settings({ answers: null, phrases: null })
    expect(await say("can i visit the showroom")).not.toContain("Lyon")
  })

  it("is heard and may be told by a language model", async () => {
    await settings({
      answers: [{ questions: ["Can I visit your showroom?"], answer: "It is open on Saturdays." }],
      tone: "Speak like a sailor.",
      providers: [{ name: "model", model: "test", base_url: `${mock.url}/v1`, api_key: "k" }],
    })
    const question = { question: "Can I visit your showroom?" }
    mock.on(
      { endpoint: "chat", hasToolResult: false },
      { toolCalls: [{ name: "get_policy", arguments: JSON.stringify(question) }] }
    )
    mock.on({ endpoint: "chat", hasToolResult: true }, { content: "It is open on Saturdays." })
    expect(await say("Can I visit your showroom?")).toBe("It is open on Saturdays.")
    const [asked] = mock.getRequests()
    const { messages } = asked?.body as { messages: { content: string }[] }
    expect(messages[0]?.content).toContain("Speak like a sailor.")
  })

  it.each([
    [{ answers: [{ questions: [], answer: "x" }] }],
    [{ answers: [{ questions: ["x"], answer: " " }] }],
    [{ phrases: [{ language: "xx", phrase: "greeting", text: "x" }] }],
    [{ phrases: [{ language: "en", phrase: "price", text: "x" }] }],
    [{ phrases: Array(2).fill({ language: "en", phrase: "greeting", text: "x" }) }],
    [{ tone: "x".repeat(1_001) }],
  ])("is refused where it makes no sense: %j", async (body) => {
    const { status, body: answer } = await settings(body)
    expect(status).toBe(400)
    expect(Object.keys(answer.data.params)[0]).toContain(Object.keys(body)[0])
  })
})
