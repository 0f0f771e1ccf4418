import { hash } from "node:crypto"
import type { Command } from "../types"

/** How an idempotency key is stored: nobody who reads the table learns keys or identities. */
export function idempotencyHash(scope: string, key: string): Buffer {
  return hash("sha256", `${scope}\n${key}`, "buffer")
}

/** The hash under which a command is remembered; a dry run is not. */
export function commandHash({ idempotency, dry_run }: Command): Buffer | null {
  return idempotency && !dry_run ? idempotencyHash(idempotency.scope, idempotency.key) : null
}
