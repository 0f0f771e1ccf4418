import dns from "node:dns"
import { BlockList, isIP, type LookupFunction } from "node:net"

/** Thrown for an address that the store must not reach. */
export class ForbiddenAddressError extends Error {
  constructor(host: string) {
    super(`${host} is not an address that the store may reach`)
    this.name = "ForbiddenAddressError"
  }
}

export interface AddressRules {
  allowHttp: boolean
  /** Addresses on this machine and in private networks. */
  allowPrivateAddresses: boolean
  /** This machine, where a URL names it itself: `localhost` or a loopback address. */
  allowLoopback?: boolean
}

/** What IANA's registries set aside for purposes other than public hosts. */
const SPECIAL_IPV4: [string, number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["168.63.129.16", 32],
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

/**
 * Where clouds tell a machine its own credentials and secrets, and all of link-local, which routers
 * don't pass on. Nothing that a store has to reach lies here, whatever else it is allowed.
 */
const METADATA_IPV4: [string, number][] = [
  ["100.100.100.200", 32],
  ["168.63.129.16", 32],
  ["169.254.0.0", 16],
  ["192.0.0.192", 32],
]
/** The same, and how they look through translators and tunnels. */
const METADATA_IPV6: [string, number][] = [
  ["64:ff9b::a9fe:0", 112],
  ["2002:a9fe::", 32],
  ["fd00:ec2::254", 128],
  ["fd20:ce::254", 128],
  ["fe80::", 10],
]

const specialIpv4 = blockListOf(SPECIAL_IPV4, "ipv4")
const specialIpv6 = blockListOf(SPECIAL_IPV6, "ipv6")
const globalIpv6 = blockListOf([["2000::", 3]], "ipv6")
const metadataIpv4 = blockListOf(METADATA_IPV4, "ipv4")
const metadataIpv6 = blockListOf(METADATA_IPV6, "ipv6")
const loopbackIpv4 = blockListOf([["127.0.0.0", 8]], "ipv4")
const loopbackIpv6 = blockListOf([["::1", 128]], "ipv6")

/** Whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  return isIP(address) === 4
    ? !specialIpv4.check(address, "ipv4")
    : isIP(address) === 6 &&
        globalIpv6.check(address, "ipv6") &&
        !specialIpv6.check(address, "ipv6")
}

/** Whether an IP address, in either notation, is one that no rules open. */
function isMetadataAddress(address: string): boolean {
  return isWithin(address, metadataIpv4, metadataIpv6)
}

function isLoopback(address: string): boolean {
  return isWithin(address, loopbackIpv4, loopbackIpv6)
}

/** IPv4 addresses that are written as IPv6 ones are found in both lists. */
function isWithin(address: string, ipv4: BlockList, ipv6: BlockList): boolean {
  if (isIP(address) === 4) return ipv4.check(address, "ipv4")
  return isIP(address) === 6 && (ipv4.check(address, "ipv6") || ipv6.check(address, "ipv6"))
}

/** Whether the rules let an IP address be reached under the name or address that a URL has. */
function mayReach(address: string, host: string, rules: AddressRules): boolean {
  if (isMetadataAddress(address)) return false
  if (rules.allowPrivateAddresses || isPublicAddress(address)) return true
  return rules.allowLoopback === true && isLoopback(address) && namesThisMachine(host)
}

function namesThisMachine(host: string): boolean {
  return isLoopback(host) || /(^|\.)localhost\.?$/.test(host)
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
  const isLocal = /(^|\.)(localhost|local|internal)\.?$/.test(host)
  const isOpen = isIP(host)
    ? mayReach(host, host, rules)
    : !isLocal ||
      rules.allowPrivateAddresses ||
      (rules.allowLoopback === true && namesThisMachine(host))
  if (isOpen) return null
  return isMetadataAddress(host)
    ? "must not be link-local or an address where a cloud keeps its metadata"
    : "must lie on the public internet, not at a private or local address"
}

/**
 * A resolver for one connection: it looks the name up once, refuses when the rules don't allow one of
 * the addresses, and the connection is made to what it answered. A name that points elsewhere a moment
 * later gains nothing.
 */
export function guardedLookup(rules: AddressRules): LookupFunction {
  return (host, options, callback) => {
    dns.lookup(host, { ...options, all: true }, (error, addresses) => {
      const refused =
        error ??
        (addresses.every(({ address }) => mayReach(address, host, rules))
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
