import { choicesIn, parseReply } from "../blocks"

const text = (words: string) => [{ text: words }]

describe("the grammar of replies", () => {
  it("tells paragraphs and lists apart", () => {
    expect(parseReply("Two of them:\n\n1. Cup\n2. Mug\n\n- blue\n* red\n\nBye")).toEqual([
      { kind: "paragraph", lines: [text("Two of them:")] },
      { kind: "list", ordered: true, items: [text("Cup"), text("Mug")] },
      { kind: "list", ordered: false, items: [text("blue"), text("red")] },
      { kind: "paragraph", lines: [text("Bye")] },
    ])
  })

  it("knows bold, links and addresses, without what ends their sentence", () => {
    const [block] = parseReply(
      "**Now** see [this](https://shop.example/a) or https://shop.example/b."
    )
    expect(block).toEqual({
      kind: "paragraph",
      lines: [
        [
          { text: "Now", bold: true },
          { text: " see " },
          { text: "this", href: "https://shop.example/a" },
          { text: " or " },
          { text: "https://shop.example/b", href: "https://shop.example/b" },
          { text: "." },
        ],
      ],
    })
  })

  it.each([
    "<img src=x onerror=alert(1)>",
    "[go](javascript:alert(1))",
    "[go](data:text/html,hello)",
    "<script>alert(1)</script>",
  ])("leaves %s a text", (words) => {
    expect(parseReply(words)).toEqual([{ kind: "paragraph", lines: [text(words)] }])
  })
})

describe("what a reply offers to be said next", () => {
  it.each([
    [
      "Which product do you mean?\n1. Rain Jacket\n2. Fleece Jacket",
      ["Rain Jacket", "Fleece Jacket"],
    ],
    ["- **Rain Jacket**\n- Fleece\n\nWhich one shall I add?", ["Rain Jacket", "Fleece"]],
    ["أي منتج تقصد؟\n1. سترة\n2. قبعة", ["سترة", "قبعة"]],
  ])("is the list that it asks about: %j", (reply, choices) => {
    expect(choicesIn(reply)).toEqual(choices)
  })

  it.each([
    "Here is what I found:\n1. Rain Jacket\n2. Fleece Jacket",
    "Shall I add it?",
    "Which one?\n- one\n\nor\n1. two",
    `Which one?\n- ${"long ".repeat(20)}`,
    `Which one?\n${"- one\n".repeat(9)}`,
  ])("is nothing where it asks about no list: %j", (reply) => {
    expect(choicesIn(reply)).toEqual([])
  })
})
