/** An object or array that a scan is in. */
interface Open {
  /** The keys of an object so far; undefined for an array. */
  keys: Set<string> | undefined
  /** The key or index that the scan is at. */
  at: string | number
  expectsKey: boolean
}

/**
 * The place of the first key that an object of a JSON text has twice, such as `items.0.amount`.
 * `JSON.parse` would keep the last one without a word, other programs the first: two that read the
 * same request would then see two amounts.
 *
 * @param json valid JSON
 */
export function findDuplicateKey(json: string): string | undefined {
  const open: Open[] = []
  for (let i = 0; i < json.length; i++) {
    const inside = open.at(-1)
    switch (json[i]) {
      case "{":
        open.push({ keys: new Set(), at: "", expectsKey: true })
        break
      case "[":
        open.push({ keys: undefined, at: 0, expectsKey: false })
        break
      case "}":
      case "]":
        open.pop()
        break
      case ",":
        if (inside?.keys) inside.expectsKey = true
        else if (inside) inside.at = Number(inside.at) + 1
        break
      case '"': {
        const end = endOfString(json, i)
        if (inside?.keys && inside.expectsKey) {
          inside.at = JSON.parse(json.slice(i, end)) as string
          inside.expectsKey = false
          if (inside.keys.has(inside.at)) return open.map(({ at }) => at).join(".")
          inside.keys.add(inside.at)
        }
        i = end - 1
      }
    }
  }
  return undefined
}

/** The index behind the closing quote of the string that begins at `start`. */
function endOfString(json: string, start: number): number {
  let i = start + 1
  while (json[i] !== '"') i += json[i] === "\\" ? 2 : 1
  return i + 1
}
