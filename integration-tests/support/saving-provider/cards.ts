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
}

export function openSavingProvider() {
  const folder = mkdtempSync(path.join(tmpdir(), "saving-provider-"))
  const place = (name: string) => path.join(folder, name)
  const lines = (name: string): Charge[] =>
    existsSync(place(name))
      ? readFileSync(place(name), "utf8")
          .split("\n")
          .filter(Boolean)
          .map((line) => JSON.parse(line))
      : []
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
    /** Whether it answers at all when it is asked for cards, and whether it removes any. */
    set(name: "silent" | "keeps" | "slowness", value: boolean | number) {
      writeFileSync(place(name), JSON.stringify(value))
    },
    /** What was really charged, of one card or of all. */
    charges: (method?: string) =>
      lines("charges").filter((one) => method === undefined || one.method === method),
    /** What it was asked to charge, whatever came of it. */
    asked: (method: string) => lines("asked").filter((one) => one.method === method),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
