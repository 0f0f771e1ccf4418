import { useQuery } from "@tanstack/react-query"
import { send } from "../api/request"

/** One setting as the service's OpenAPI description has it: what it is, and its bounds. */
export interface SettingSchema {
  key: string
  description: string
  kind: "flag" | "integer" | "amount" | "operations" | "money" | "secret" | "text"
  minimum?: number
  maximum?: number
  choices?: string[]
}

interface JsonSchema {
  description?: string
  type?: string
  anyOf?: JsonSchema[]
  minimum?: number
  maximum?: number
  pattern?: string
  properties?: Record<string, JsonSchema>
  items?: { enum?: string[]; type?: string }
}

/** What is edited on pages of its own. */
const ELSEWHERE = new Set([
  "providers",
  "policies",
  "answers",
  "phrases",
  "tone",
  "search_synonyms",
  "journal_accounts",
  "xero_tax_rate",
  "datev_consultant",
  "datev_client",
  "datev_fiscal_year_month",
  "datev_account_length",
])
const SECRETS = new Set(["messaging_verify_token", "messaging_app_secret"])

/** The settings of a service in the order in which it describes them. */
export function useSettingSchemas(service: "wallet" | "assistant") {
  return useQuery<SettingSchema[]>({
    queryKey: ["wallet-assistant", "setting-schemas", service],
    staleTime: Infinity,
    retry: false,
    queryFn: async () => {
      const answer = await send(`/admin/${service}/openapi.json`, { method: "GET" })
      const { components } = (await answer.json()) as {
        components: { schemas: Record<string, JsonSchema> }
      }
      const name = service === "wallet" ? "SettingsChange" : "AssistantSettingsChange"
      const properties = components.schemas[name]?.properties ?? {}
      return Object.entries(properties)
        .filter(([key]) => !ELSEWHERE.has(key))
        .map(([key, schema]) => toSetting(key, schema))
    },
  })
}

function toSetting(key: string, schema: JsonSchema): SettingSchema {
  const value = schema.anyOf?.find(({ type }) => type !== "null") ?? schema
  return {
    key,
    description: schema.description ?? "",
    kind: kindOf(key, value),
    minimum: value.minimum,
    maximum: value.maximum,
    choices: value.items?.enum,
  }
}

function kindOf(key: string, { type, pattern, items }: JsonSchema): SettingSchema["kind"] {
  if (SECRETS.has(key)) return "secret"
  if (type === "boolean") return "flag"
  if (type === "integer") return "integer"
  if (type === "object") return "money"
  if (type === "array" && items?.enum) return "operations"
  return pattern?.includes("{0,17}") ? "amount" : "text"
}
