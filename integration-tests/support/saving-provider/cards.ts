/** The provider's side of `index.js`: what a test does and sees there without the store. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

export const SAVING_PROVIDER = "pp_saving_test"

export interface Charge {
  session_id: string
  /** Minor units of a currency with two decimals. */
  amount: number
  method: string
  /** The host's id of whose card it is. */
  customer: string
}

export interface Asked extends Charge {
  off_session?: boolean
  key?: string
}

export function openSavingProvider() {
  const folder = mkdtempSync(path.join(tmpdir(), "saving-provider-"))
  const place = (name: string) => path.join(folder, name)
  const lines = (name: string): string[] =>
    existsSync(place(name)) ? readFileSync(place(name), "utf8").split("\n").filter(Boolean) : []
  return {
    env: {
      SAVING_PROVIDER: folder,
      PAYMENT_PROVIDERS: JSON.stringify([{ resolve: __dirname, id: "test" }]),
    },
    /** Customers enter a card at the provider's own form; what it does when charged is its name. */
    enterCard(customerId: string, behaviour: string): string {
      const cards = place(`cards-holder_${customerId}`)
      const known = existsSync(cards) ? JSON.parse(readFileSync(cards, "utf8")) : []
      const id = `pm_${behaviour}_${known.length + 1}`
      writeFileSync(cards, JSON.stringify([...known, { id, behaviour }]))
      return id
    },
    /** The customer, or their bank, takes a card away there. */
    takeCard(customerId: string, id: string) {
      const cards = place(`cards-holder_${customerId}`)
      const known: { id: string }[] = JSON.parse(readFileSync(cards, "utf8"))
      writeFileSync(cards, JSON.stringify(known.filter((one) => one.id !== id)))
    },
    /** Whether it answers at all when it is asked for cards, and whether it removes any. */
    set(name: "silent" | "keeps" | "slowness", value: boolean | number) {
      writeFileSync(place(name), JSON.stringify(value))
    },
    /** What becomes of a payment there without the store's hearing of it. */
    decide(sessionId: string, status: "captured" | "error") {
      const intent = place(`pi_${sessionId}`)
      const known = JSON.parse(readFileSync(intent, "utf8"))
      writeFileSync(intent, JSON.stringify({ ...known, status }))
    },
    /** What was really charged. */
    charges: (): Charge[] => lines("charges").map((line) => JSON.parse(line)),
    /** How often it was asked to authorize a session. */
    authorizations: (sessionId: string) =>
      lines("authorizations").filter((line) => JSON.parse(line).session_id === sessionId).length,
    /** What it was asked to charge, whatever came of it. */
    asked: (): Asked[] => lines("asked").map((line) => JSON.parse(line)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
