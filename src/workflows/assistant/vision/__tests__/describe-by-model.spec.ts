import { setTimeout as sleep } from "node:timers/promises"
import { LLMock } from "@copilotkit/aimock"
import sharp from "sharp"
import type { ProviderSetting } from "../../../../modules/assistant/settings-list"
import type { TokenUsage } from "../../../../modules/assistant/types"
import { describeByModel } from "../describe-by-model"

const mock = new LLMock({ port: 0 })
let setting: ProviderSetting
let jpeg: Buffer

beforeAll(async () => {
  await mock.start()
  setting = { name: "seer", base_url: `${mock.url}/v1`, model: "seer-1", api_key: "sk-test" }
  jpeg = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#a00" } })
    .jpeg()
    .toBuffer()
})
afterAll(() => mock.stop())
beforeEach(() => mock.reset())

function answer(content: string) {
  mock.onMessage("The picture:", { content, usage: { prompt_tokens: 900, completion_tokens: 40 } })
}

const SIGHT = {
  kind: "teapot",
  colours: ["blue", "white"],
  material: "china",
  brand: "",
  details: "",
}

/** What was used, in order. */
let booked: TokenUsage[]
beforeEach(() => (booked = []))

const words = (by: ProviderSetting) =>
  describeByModel(by, jpeg, async (usage) => booked.push(usage))

describe("a model that can see", () => {
  it("is shown the picture, and what it says becomes words to search by", async () => {
    answer(
      `Here you are:\n\`\`\`json\n${JSON.stringify({ ...SIGHT, details: "with roses" })}\n\`\`\``
    )
    expect(await words(setting)).toBe("blue white china teapot with roses")
    expect(booked).toEqual([{ input: 900, output: 40 }])
    const [{ body }] = mock.getRequests() as unknown as {
      body: { model: string; messages: { role: string; content: unknown }[] }
    }[]
    expect(body.model).toBe("seer-1")
    expect(JSON.stringify(body.messages[1])).toContain(
      `data:image/jpeg;base64,${jpeg.toString("base64")}`
    )
  })

  it("may see no product at all", async () => {
    answer(JSON.stringify({ ...SIGHT, kind: "" }))
    expect(await words(setting)).toBe("")
  })

  it("is believed as far as it keeps to the form, and never at length", async () => {
    answer(JSON.stringify({ kind: "teapot", colours: "blue", details: "x".repeat(500), brand: 7 }))
    expect(await words(setting)).toBe("teapot")
  })

  it.each(["I can't help with that.", "{not json}", ""])(
    "fails when it answers %j, which costs all the same",
    async (content) => {
      answer(content)
      await expect(words(setting)).rejects.toThrow()
      expect(booked).toEqual([{ input: 900, output: 40 }])
    }
  )

  it("fails when its service does", async () => {
    mock.nextRequestError(500, { message: "out of order" })
    await expect(words(setting)).rejects.toThrow()
  })

  it("fails when it takes too long", async () => {
    mock.onMessage("The picture:", async () => {
      await sleep(20_000, undefined, { ref: false })
      return { content: JSON.stringify(SIGHT) }
    })
    const hasty = { ...setting, timeout_ms: 200 }
    const started = performance.now()
    await expect(words(hasty)).rejects.toThrow()
    expect(performance.now() - started).toBeLessThan(10_000)
  })
})
