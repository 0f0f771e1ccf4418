import { z } from "@medusajs/framework/zod"
import { TOOLS } from ".."
import { choosePolicies } from "../policies"

describe("The registry of tools", () => {
  it("names each tool once, as models want it", () => {
    const names = TOOLS.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.every((name) => /^[a-z]+(_[a-z]+)*$/.test(name))).toBe(true)
  })

  it("lets only the cart be changed", () => {
    const writing = TOOLS.filter(({ writes }) => writes).map(({ name }) => name)
    expect(writing).toEqual(["add_to_cart", "update_cart_item", "remove_from_cart"])
  })

  it.each(TOOLS.map((tool) => [tool.name, tool] as const))(
    "describes the input of %s as a JSON object that takes no unknown field",
    (_, tool) => {
      const schema = z.toJSONSchema(tool.input, { io: "input" })
      expect(schema).toMatchObject({ type: "object", additionalProperties: false })
      expect(() => z.toJSONSchema(tool.output)).not.toThrow()
    }
  )

  it("asks no tool for a price to charge, a customer or a cart", () => {
    const asked = TOOLS.flatMap(({ input }) =>
      Object.keys(z.toJSONSchema(input, { io: "input" }).properties ?? {})
    )
    for (const field of ["price", "unit_price", "customer_id", "user_id", "cart_id"]) {
      expect(asked).not.toContain(field)
    }
  })
})

describe("The policy that a question is about", () => {
  const returns = { topic: "returns_and_refunds", title: "Sending back", text: "Within 30 days." }
  const shipping = { topic: "shipping", title: "Delivery", text: "We ship on working days." }
  const find = (topic?: string, question?: string) =>
    choosePolicies([returns, shipping], topic, question)

  it("is that of the topic, in the singular or as a part of it", () => {
    expect(find("returns")).toEqual([returns])
    expect(find("return")).toEqual([returns])
    expect(find("Shipping")).toEqual([shipping])
  })

  it("is, without a topic of that name, the one that shares words with the question", () => {
    expect(find(undefined, "What about delivery?")).toEqual([shipping])
    expect(find("postage", "how do you handle delivery")).toEqual([shipping])
  })

  it("is every text when nothing is named", () => {
    expect(find()).toEqual([returns, shipping])
  })

  it("is none when nothing fits", () => {
    expect(find("warranty", "is there a guarantee?")).toEqual([])
    expect(find("", "")).toEqual([])
  })
})
