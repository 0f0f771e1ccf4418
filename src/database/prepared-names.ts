import { hash } from "node:crypto"

/** So many losses within a minute are no accident: something between us and the server shares sessions. */
const MAX_LOSSES = 3
const LOSSES_WITHIN_MS = 60_000

/**
 * The names under which the connections of one pool prepare statements. A name is made of the text, so
 * that whoever shares a session with us, another version of the plugin say, means the same by it.
 *
 * When a statement was lost (`DISCARD ALL`, a pooler that hands out sessions per transaction), all names
 * change, and every connection prepares anew. When that happens again and again, names are given up.
 */
export class PreparedNames {
  private readonly names = new Map<string, string>()
  private readonly losses: number[] = []
  private generation = 0
  private givenUp = false

  /** @param wanted whether the store's settings allow prepared statements at all */
  constructor(public wanted = true) {}

  get state(): "on" | "off" | "given up" {
    if (!this.wanted) return "off"
    return this.givenUp ? "given up" : "on"
  }

  /** @returns undefined when statements are to be sent without a name */
  nameOf(text: string): string | undefined {
    if (!this.wanted || this.givenUp) return undefined
    let name = this.names.get(text)
    if (!name) {
      name = `wallet_${hash("sha1", text, "hex").slice(0, 20)}_${this.generation}`
      this.names.set(text, name)
    }
    return name
  }

  /** Takes notice that the server didn't know a statement by this name. */
  lose(name: string, now = performance.now()): void {
    if (!name.endsWith(`_${this.generation}`) || this.givenUp) return
    this.generation += 1
    this.names.clear()
    this.losses.push(now)
    const recent = this.losses.filter((at) => now - at < LOSSES_WITHIN_MS)
    this.losses.splice(0, this.losses.length, ...recent)
    if (recent.length >= MAX_LOSSES) {
      this.givenUp = true
      process.emitWarning(
        "The database loses prepared statements, as behind a pooler in transaction mode. The wallet " +
          "goes on without them; set the plugin's option prepared_statements to false.",
        { code: "WALLET_PREPARED_STATEMENTS" }
      )
    }
  }
}
