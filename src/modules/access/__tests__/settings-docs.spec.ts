import { readFileSync } from "node:fs"
import path from "node:path"
import { z } from "@medusajs/framework/zod"
import { SETTING_KEYS, settingNamed } from "../settings-list"

const PAGE = path.join(__dirname, "..", "..", "..", "..", "docs", "configuration.md")

interface JsonSchema {
  type: string
  minimum?: number
  maximum?: number
  items?: { enum: string[] }
  pattern?: string
}

/** What a setting takes, in words. */
function takes(schema: JsonSchema): string {
  switch (schema.type) {
    case "boolean":
      return "true or false"
    case "integer":
      return `${schema.minimum?.toLocaleString("en")} to ${schema.maximum?.toLocaleString("en")}`
    case "array":
      return `list of ${schema.items?.enum.map((each) => `\`${each}\``).join(", ")}`
    default:
      return schema.pattern ? "minor units, as a string" : "language tag"
  }
}

/** The table of `docs/configuration.md`, as the list of settings wants it. */
function expectedTable(): string {
  const rows = SETTING_KEYS.map((key) => {
    const { schema, default: initial, description } = settingNamed(key)
    const about = takes(z.toJSONSchema(schema) as unknown as JsonSchema)
    return `| \`${key}\` | ${about} | \`${JSON.stringify(initial)}\` | ${description} |`
  })
  return ["| Setting | Takes | Default | What it does |", "| - | - | - | - |", ...rows].join("\n")
}

/** A table without the spaces and dashes that align its columns. */
function unaligned(table: string | undefined) {
  return table?.replaceAll(/ +/g, " ").replaceAll(/-{2,}/g, "-")
}

it("are in docs/configuration.md as they are in the list of settings", () => {
  const page = readFileSync(PAGE, "utf8")
  const [table] = /^\| Setting [\s\S]*?(?=\n\n)/m.exec(page) ?? []
  expect(unaligned(table)).toBe(expectedTable())
})
