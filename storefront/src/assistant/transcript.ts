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

/** What a tab asks the others when it has no conversation. */
const ANYTHING = "anything?"

/**
 * The conversation as this tab keeps it over a reload, and shares it with the shop's other tabs while they
 * are open: nothing of it stays on the device after the last one. Storage may be closed to us (private
 * windows, sandboxed pages): then it lives as long as the page.
 */
export class Transcript {
  conversation_ref?: string
  entries: Entry[] = []
  private last = 0
  private readonly tabs: BroadcastChannel

  /** `changed` is called when another tab has gone on with the conversation. */
  constructor(
    private readonly key: string,
    private readonly changed: () => void
  ) {
    try {
      const kept = JSON.parse(sessionStorage.getItem(key) ?? "null") as Kept | null
      if (kept) this.takeOver(kept)
    } catch {
      this.entries = []
    }
    // What was under way when the page went can only be asked again.
    for (const entry of this.entries) if (isOpen(entry)) entry.state = "stopped"
    this.tabs = new BroadcastChannel(key)
    this.tabs.onmessage = ({ data }: MessageEvent<Kept | typeof ANYTHING>) => {
      if (data === ANYTHING) {
        if (this.entries.length) this.tabs.postMessage(this.kept())
      } else if (!this.entries.some(isOpen)) {
        this.takeOver(data)
        this.store()
        this.changed()
      }
    }
    if (!this.entries.length) this.tabs.postMessage(ANYTHING)
  }

  private takeOver({ conversation_ref, entries }: Kept): void {
    this.conversation_ref = conversation_ref
    this.entries = entries
    this.last = Math.max(this.last, ...entries.map(({ id }) => id))
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
    this.store()
    this.tabs.postMessage(this.kept())
  }

  clear(): void {
    this.entries = []
    this.conversation_ref = undefined
    this.keep()
  }

  private kept(): Kept {
    const entries = this.entries.slice(-MOST_KEPT).map(({ picture: _, ...entry }) => entry)
    return { conversation_ref: this.conversation_ref, entries }
  }

  private store(): void {
    try {
      if (this.entries.length) sessionStorage.setItem(this.key, JSON.stringify(this.kept()))
      else sessionStorage.removeItem(this.key)
    } catch {
      // There is no room, or no storage.
    }
  }
}

/** Whether its answer is still coming. */
function isOpen({ state }: Entry): boolean {
  return state === "waiting" || state === "streaming"
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
