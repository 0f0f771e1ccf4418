import { lookup as resolveHost } from "node:dns"
import { BlockList, isIP, type LookupFunction } from "node:net"

/** Thrown for an address that the store must not reach. */
export class ForbiddenAddressError extends Error {
  constructor(host: string) {
    super(`${host} is not an address on the public internet`)
    this.name = "ForbiddenAddressError"
  }
}

export interface AddressRules {
  allowHttp: boolean
  allowPrivateAddresses: boolean
}

/** What IANA's registries set aside for purposes other than public hosts. */
const SPECIAL_IPV4: [string, number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
]
/** Within the global unicast block: tunnels and translations, which lead to IPv4 addresses, too. */
const SPECIAL_IPV6: [string, number][] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
]

const specialIpv4 = blockListOf(SPECIAL_IPV4, "ipv4")
const specialIpv6 = blockListOf(SPECIAL_IPV6, "ipv6")
const globalIpv6 = blockListOf([["2000::", 3]], "ipv6")

/** Whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  return isIP(address) === 4
    ? !specialIpv4.check(address, "ipv4")
    : isIP(address) === 6 &&
        globalIpv6.check(address, "ipv6") &&
        !specialIpv6.check(address, "ipv6")
}

/** Why a URL can't be called, as a sentence without its subject; null when it can. */
export function refusalOfUrl(text: string, rules: AddressRules): string | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || (url.protocol !== "https:" && url.protocol !== "http:")) {
    return "must be a complete https:// address"
  }
  if (url.protocol === "http:" && !rules.allowHttp) {
    return "must begin with https://"
  }
  if (url.username || url.password) {
    return "must not contain a user name or password"
  }
  if (url.hash) {
    return "must not contain a fragment"
  }
  const host = hostOf(url)
  const local = /(^|\.)(localhost|local|internal)\.?$/.test(host)
  if (!rules.allowPrivateAddresses && (local || (isIP(host) && !isPublicAddress(host)))) {
    return "must lie on the public internet, not at a private or local address"
  }
  return null
}

/**
 * A resolver for one connection: it looks the name up once, refuses when any of the addresses is
 * not public, and the connection is made to what it answered. A name that points elsewhere a moment
 * later gains nothing.
 */
export function guardedLookup(rules: AddressRules): LookupFunction {
  return (host, options, callback) => {
    resolveHost(host, { ...options, all: true }, (error, addresses) => {
      const refused =
        error ??
        (rules.allowPrivateAddresses || addresses.every(({ address }) => isPublicAddress(address))
          ? null
          : new ForbiddenAddressError(host))
      if (refused) {
        callback(refused, "", 0)
      } else if (options.all) {
        callback(null, addresses)
      } else {
        callback(null, addresses[0].address, addresses[0].family)
      }
    })
  }
}

/** The host of a URL without the brackets of IPv6. */
function hostOf(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, "$1").toLowerCase()
}

function blockListOf(subnets: [string, number][], family: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList()
  for (const [network, prefix] of subnets) {
    list.addSubnet(network, prefix, family)
  }
  return list
}
