import { readFileSync } from "node:fs"
import path from "node:path"
import { z } from "@medusajs/framework/zod"
import { SETTINGS } from "../../modules/access/settings-list"
import { ASSISTANT_SETTINGS } from "../../modules/assistant/settings-list"
import type { SettingList } from "../setting"

const DOCS = path.join(__dirname, "..", "..", "..", "docs")

interface JsonSchema {
  type: string
  minimum?: number
  maximum?: number
  items?: { type?: string; enum?: string[]; properties?: object }
  properties?: object
  pattern?: string
}

/** What a setting takes, in words. */
function takes(key: string, schema: JsonSchema): string {
  switch (schema.type) {
    case "boolean":
      return "true or false"
    case "integer":
      return `${schema.minimum?.toLocaleString("en")} to ${schema.maximum?.toLocaleString("en")}`
    case "array":
      if (schema.items?.type === "string" && !schema.items.enum) return "list of texts"
      return `list of ${named(schema.items?.enum ?? Object.keys(schema.items?.properties ?? {}))}`
    case "object":
      return `object of ${named(Object.keys(schema.properties ?? {}))}`
    default:
      if (key === "locale") return "language tag"
      if (key === "time_zone") return "time zone"
      return schema.pattern?.includes("[0-9]{0,17}") ? "minor units, as a string" : "text"
  }
}

function named(names: readonly string[]) {
  return names.map((each) => `\`${each}\``).join(", ")
}

/** The table of a page, as the list of settings wants it. */
function expectedTable(list: SettingList): string {
  const rows = Object.entries(list).map(([key, { schema, default: initial, description }]) => {
    const json = z.toJSONSchema(schema, { io: "input" }) as unknown as JsonSchema
    return `| \`${key}\` | ${takes(key, json)} | \`${JSON.stringify(initial)}\` | ${description} |`
  })
  return ["| Setting | Takes | Default | What it does |", "| - | - | - | - |", ...rows].join("\n")
}

/** A table without the spaces and dashes that align its columns. */
function unaligned(table: string | undefined) {
  return table?.replaceAll(/ +/g, " ").replaceAll(/-{2,}/g, "-")
}

it.each([
  ["configuration.md", SETTINGS],
  ["assistant/service.md", ASSISTANT_SETTINGS],
])("are in docs/%s as they are in the list of settings", (page, list) => {
  const [table] =
    /^\| Setting [\s\S]*?(?=\n\n)/m.exec(readFileSync(path.join(DOCS, page), "utf8")) ?? []
  expect(unaligned(table)).toBe(expectedTable(list))
})
