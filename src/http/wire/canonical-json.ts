/**
 * The same text for the same value, whatever the order of its keys: bigints as strings, dates in
 * ISO 8601, absent fields left out. For fingerprints, not for the wire.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value === "bigint") return `"${value}"`
  if (typeof value !== "object" || value === null || value instanceof Date) {
    return JSON.stringify(value) ?? "null"
  }
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`
  const record = value as Record<string, unknown>
  const fields = Object.keys(record)
    .sort()
    .filter((key) => record[key] !== undefined)
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(record[key])}`)
  return `{${fields.join(",")}}`
}
