import { isIPv4, isIPv6 } from "node:net"
import type { MedusaRequest } from "@medusajs/framework/http"

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * The address to count a client's requests under: what the host's `trust proxy` makes of the
 * connection. Of an IPv6 address the first 64 bits, since whoever has one has all of the rest.
 */
export function clientAddress(request: MedusaRequest): string {
  return addressToCount(request.ip ?? "") ?? "unknown"
}

/** What of an address is counted; undefined for what is none. */
export function addressToCount(address: string): string | undefined {
  if (isIPv4(address)) return address
  const mapped = MAPPED.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  return isIPv6(address) ? networkOf(address) : undefined
}

/** The first four groups of an IPv6 address, without leading zeros. */
function networkOf(address: string): string {
  const [front = "", back] = (address.split("%")[0] as string).split("::")
  const groups = front === "" ? [] : front.split(":")
  const behind = back ? back.split(":") : []
  // A dotted quad at the end stands for two groups.
  const length = groups.length + behind.length + (address.includes(".") ? 1 : 0)
  const zeros: string[] = back === undefined ? [] : Array(8 - length).fill("0")
  const network = [...groups, ...zeros, ...behind].slice(0, 4)
  return `${network.map((group) => parseInt(group, 16).toString(16)).join(":")}::/64`
}
