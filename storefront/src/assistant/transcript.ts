import type { Choice, Comparison, ProductCard } from "../client/assistant-client"

/** One message as it stands in the panel. */
export interface Entry {
  id: number
  role: "user" | "assistant"
  text: string
  cards: ProductCard[]
  comparison?: Comparison
  choices?: Choice[]
  state: "waiting" | "streaming" | "done" | "stopped" | "failed"
  /** Why it failed, for the shopper. */
  problem?: string
  message_ref?: string
  rating?: "up" | "down"
  /** The photo of a search, as long as the page lives. */
  picture?: HTMLCanvasElement
}

interface Kept {
  conversation_ref?: string
  entries: Entry[]
}

const MOST_KEPT = 40

/**
 * The conversation as this tab keeps it over a reload. Storage may be closed to us (private windows,
 * sandboxed pages): then it lives as long as the page.
 */
export class Transcript {
  conversation_ref?: string
  entries: Entry[] = []
  private last = 0

  constructor(private readonly key: string) {
    try {
      const kept = JSON.parse(sessionStorage.getItem(key) ?? "null") as Kept | null
      this.conversation_ref = kept?.conversation_ref
      this.entries = kept?.entries ?? []
    } catch {
      this.entries = []
    }
    // What was under way when the page went can only be asked again.
    for (const entry of this.entries) {
      if (entry.state === "waiting" || entry.state === "streaming") entry.state = "stopped"
      this.last = Math.max(this.last, entry.id)
    }
  }

  add(role: Entry["role"], text: string, state: Entry["state"]): Entry {
    const entry: Entry = { id: ++this.last, role, text, cards: [], state }
    this.entries = [...this.entries, entry]
    return entry
  }

  /** Takes an answer away, so that it can be asked for again. */
  remove(entry: Entry): void {
    this.entries = this.entries.filter((other) => other !== entry)
  }

  keep(): void {
    const entries = this.entries.slice(-MOST_KEPT).map(({ picture: _, ...entry }) => entry)
    const kept: Kept = { conversation_ref: this.conversation_ref, entries }
    try {
      sessionStorage.setItem(this.key, JSON.stringify(kept))
    } catch {
      // There is no room, or no storage.
    }
  }

  clear(): void {
    this.entries = []
    this.conversation_ref = undefined
    try {
      sessionStorage.removeItem(this.key)
    } catch {
      // There was none.
    }
  }
}

/** A setting of this device. */
export function readSetting(name: string): boolean {
  try {
    return localStorage.getItem(`shop-assistant:${name}`) === "yes"
  } catch {
    return false
  }
}

export function keepSetting(name: string, on: boolean): void {
  try {
    localStorage.setItem(`shop-assistant:${name}`, on ? "yes" : "no")
  } catch {
    // It holds as long as the page.
  }
}
