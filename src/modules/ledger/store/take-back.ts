import { randomUUID } from "node:crypto"
import type { Connection } from "../../../database/connection"
import type { Command, Idempotency, Refusal } from "../types"
import { deleteFailedCompensation, recordFailedCompensation } from "./failed-compensations"
import { idempotencyHash } from "./idempotency"
import { decideGroup, type PostContext } from "./post"

/** A booked command that is to be undone: its entry and, of a transfer, the other side's. */
export interface PostedEntries {
  entry: { id: number; wallet_id: number }
  counterpart: { id: number; wallet_id: number } | null
}

/** A hold that is to be undone, and the key that it was made with. */
export interface MadeHold {
  hold_id: number
  wallet_id: number
  idempotency?: Idempotency | null
}

/** For how long money comes back whose lot has lapsed between posting and compensation. */
const RESTORE_DAYS = 30

/**
 * Books the opposite of an entry and frees its idempotency key and its reference, or, where that
 * is refused, records it for staff and leaves all as it is. One transaction holds whatever it does,
 * so no crash leaves a key that answers with a receipt for money that went back, or a free key for
 * money that did not.
 *
 * @returns why the entry stands; null when it is undone, now or by an earlier attempt
 */
export async function takeBack(
  transaction: Connection,
  posted: PostedEntries,
  context: PostContext
): Promise<Refusal | null> {
  const {
    results: [result],
    write,
  } = await decideGroup(transaction, [opposite(posted)], context)
  if (!result.ok && !isUndone(result.refusal)) {
    await recordFailedCompensation(transaction, {
      entry_id: posted.entry.id,
      wallet_id: posted.entry.wallet_id,
      code: result.refusal.code,
      message: describe(result.refusal),
    })
    return result.refusal
  }
  await write()
  await free(transaction, posted.entry.id)
  await deleteFailedCompensation(transaction, { entry_id: posted.entry.id })
  return null
}

/**
 * Releases a hold and frees the idempotency key that it was made with, in one transaction. Where a part
 * of it has become a debit meanwhile, the rest is released; the key then goes on answering for the hold,
 * and staff see it.
 *
 * @returns how much of it was committed, if any; null when nothing of it is left
 */
export async function takeBackHold(
  transaction: Connection,
  { hold_id, wallet_id, idempotency }: MadeHold,
  context: PostContext
): Promise<bigint | null> {
  const release: Command = {
    kind: "release_hold",
    hold_id,
    wallet_id,
    reason: "Taken back: the workflow that reserved it failed",
    actor: "system:compensation",
  }
  // Refused when it has ended by itself or by somebody's hand; what became of it is read below.
  const { write } = await decideGroup(transaction, [release], context)
  await write()
  const [[text]] = await transaction.query({
    prepared: true,
    text: "SELECT committed FROM ledger_hold WHERE id = $1::bigint",
    values: [hold_id],
  })
  const committed = BigInt(text!)
  if (committed > 0n) {
    await recordFailedCompensation(transaction, {
      hold_id,
      wallet_id,
      code: "hold_committed",
      message: `${committed} of it had become a debit before its workflow failed`,
    })
    return committed
  }
  if (idempotency) {
    await transaction.query({
      prepared: true,
      text: `DELETE FROM ledger_idempotency_record
        WHERE hash = $1::bytea AND hold_id = $2::bigint`,
      values: [idempotencyHash(idempotency.scope, idempotency.key), hold_id],
    })
  }
  await deleteFailedCompensation(transaction, { hold_id })
  return null
}

/** Whether nothing of the entry is left to take back. */
function isUndone(refusal: Refusal): boolean {
  return refusal.code === "reversal_exceeds" && refusal.reversible === 0n
}

function opposite({ entry, counterpart }: PostedEntries): Command {
  const shared = {
    reason: `Taken back: transaction ${entry.id}`,
    actor: "system:compensation",
  }
  if (counterpart) {
    return {
      ...shared,
      kind: "reverse_transfer",
      wallet_id: counterpart.wallet_id,
      to_wallet_id: entry.wallet_id,
      transfer_out: entry.id,
      transfer_in: counterpart.id,
      transfer_group_id: randomUUID(),
      expired_policy: { restore_days: RESTORE_DAYS },
    }
  }
  return {
    ...shared,
    kind: "reverse",
    wallet_id: entry.wallet_id,
    transaction_id: entry.id,
    expired_policy: { restore_days: RESTORE_DAYS },
  }
}

/** Frees the idempotency key and the reference of an entry, unless others have them by now. */
async function free(connection: Connection, entryId: number): Promise<void> {
  await connection.query({
    prepared: true,
    text: `DELETE FROM ledger_idempotency_record record USING ledger_entry entry
      WHERE entry.id = $1::bigint
        AND record.hash = entry.idempotency_hash AND record.entry_id = entry.id`,
    values: [entryId],
  })
  await connection.query({
    prepared: true,
    text: `DELETE FROM ledger_reference taken USING ledger_entry entry
      WHERE entry.id = $1::bigint AND taken.entry_id = entry.id
        AND taken.wallet_id = entry.wallet_id AND taken.type = entry.type
        AND taken.reference = entry.reference`,
    values: [entryId],
  })
}

/** A refusal in words for staff; amounts in minor units. */
function describe(refusal: Refusal): string {
  switch (refusal.code) {
    case "insufficient_balance":
      return `${refusal.requested} had to leave the wallet, of which ${refusal.movable ?? refusal.balance} was there`
    case "balance_limit_exceeded":
      return `the wallet can't hold ${refusal.requested} more`
    default:
      return `the ledger refused: ${refusal.code}`
  }
}
