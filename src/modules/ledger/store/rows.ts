import type { LotMovement } from "../types"

/** Two comma-separated lists, as `array_to_string` writes them. */
export function toMovements(lotIds: string | null, amounts: string | null): LotMovement[] {
  if (!lotIds) {
    return []
  }
  const parts = amounts!.split(",")
  return lotIds
    .split(",")
    .map((id, index) => ({ lot_id: Number(id), amount: BigInt(parts[index]) }))
}

/** Milliseconds since 1970 as text. */
export function instantOf(milliseconds: string | null): Date | null {
  return milliseconds === null ? null : new Date(Number(milliseconds))
}

export function integerOf(value: string | null): number | null {
  return value === null ? null : Number(value)
}
