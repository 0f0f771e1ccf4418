/**
 * What the pretended bank of the demo knows: cards and payments, in files beside the demo, so that they
 * outlive the server as a real bank's do. No card is real, and no money moves.
 */
import { randomUUID } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"

const FOLDER = path.join(process.cwd(), ".demo-cards")

export interface Card {
  id: string
  last4: string
}

export interface Intent {
  id: string
  /** Whose cards it may add to; of the saving of a card. */
  holder?: string
  status: "pending" | "captured" | "canceled" | "error"
}

/** What a card does is in its last four digits, as with the test cards of real providers. */
const OUTCOMES: Record<string, "good" | "declined" | "asks"> = {
  "4242": "good",
  "0002": "declined",
  "3155": "asks",
}

export function outcomeOf({ last4 }: Pick<Card, "last4">) {
  return OUTCOMES[last4]
}

function read<T>(name: string): T | undefined {
  const file = path.join(FOLDER, `${name}.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined
}

function write(name: string, value: unknown): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(path.join(FOLDER, `${name}.json`), JSON.stringify(value))
}

/** Nothing but what this module named itself leads to a file. */
const isIntent = (id: string) => /^(?:pi|seti)_[0-9a-f-]{36}$/.test(id)

export function openIntent(kind: "pi" | "seti", holder?: string): Intent {
  const intent: Intent = { id: `${kind}_${randomUUID()}`, holder, status: "pending" }
  write(intent.id, intent)
  return intent
}

export function findIntent(id: string): Intent | undefined {
  return isIntent(id) ? read<Intent>(id) : undefined
}

export function setStatus(intent: Intent, status: Intent["status"]): void {
  write(intent.id, { ...intent, status })
}

export function cardsOf(holder: string): Card[] {
  return read<Card[]>(holder) ?? []
}

/** @returns the card's id */
export function addCard(holder: string, last4: string): string {
  const id = `card_${randomUUID()}`
  write(holder, [...cardsOf(holder), { id, last4 }])
  return id
}

export function removeCard(holder: string, id: string): void {
  write(
    holder,
    cardsOf(holder).filter((card) => card.id !== id)
  )
}
