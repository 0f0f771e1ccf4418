import { randomBytes } from "node:crypto"

/**
 * A client's address that nothing else in the test run comes from. Wrong passwords and codes are
 * counted by address, and a store that files share keeps those counts from one file to the next.
 * (2001:db8::/32 is set aside for documentation; the first 64 bits are what is counted.)
 */
export function newAddress(): string {
  const groups = randomBytes(4).toString("hex").match(/..../g) as string[]
  return `2001:db8:${groups.join(":")}::1`
}
