import { genesisHash } from "../chain/encode"
import type { Command, NewWallet, OpenWallet, WalletPlace } from "../types"
import type { Connection } from "../../../database/connection"
import type { LockedWallet } from "./load"
import { findIdsByOwner, ownerKey, takeWalletIds } from "./wallets"

/** Commands with the ids that their wallets have, and the wallets that are not there yet. */
export interface Resolved {
  commands: readonly Command[]
  missing: NewWallet[]
}

/**
 * Looks again for the wallets that commands would open: somebody else may have opened one meanwhile,
 * or two commands of a group may have set aside an id each for the same one.
 */
export async function resolveNewWallets(
  connection: Connection,
  commands: readonly Command[]
): Promise<Resolved> {
  const wanted = commands.flatMap(({ opens }) => opens ?? [])
  if (!wanted.length) {
    return { commands, missing: [] }
  }
  const there = await findIdsByOwner(connection, wanted)
  const missing = new Map<string, NewWallet>()
  const idOf = new Map<number, number>()
  for (const wallet of wanted) {
    const key = ownerKey(wallet)
    if (!there.has(key) && !missing.has(key)) {
      missing.set(key, wallet)
    }
    idOf.set(wallet.id, there.get(key) ?? missing.get(key)!.id)
  }
  return {
    commands: commands.map((command) => (command.opens ? withIds(command, idOf) : command)),
    missing: [...missing.values()],
  }
}

function withIds(command: Command, idOf: ReadonlyMap<number, number>): Command {
  const wallet_id = idOf.get(command.wallet_id) ?? command.wallet_id
  return command.kind === "transfer"
    ? {
        ...command,
        wallet_id,
        to_wallet_id: idOf.get(command.to_wallet_id) ?? command.to_wallet_id,
      }
    : { ...command, wallet_id }
}

/** How a wallet is loaded that is not there yet. */
export function toEmptyWallet(wallet: NewWallet, now: Date): LockedWallet {
  return {
    id: wallet.id,
    currency: wallet.currency,
    balance: 0n,
    held: 0n,
    seq: 0,
    head: genesisHash(wallet),
    spending_limit: null,
    is_frozen: false,
    updated_at: now,
  }
}

/** The places of wallets, in order; for those that are not there an id is set aside. */
export async function placeWallets(
  connection: Connection,
  wallets: OpenWallet[]
): Promise<WalletPlace[]> {
  const there = await findIdsByOwner(connection, wallets)
  const missing = wallets.filter((wallet) => !there.has(ownerKey(wallet)))
  const ids = missing.length ? await takeWalletIds(connection, missing.length) : []
  return wallets.map((wallet) => {
    const known = there.get(ownerKey(wallet))
    if (known !== undefined) {
      return { id: known, opens: [] }
    }
    const id = ids.pop()!
    return { id, opens: [{ ...wallet, id }] }
  })
}
