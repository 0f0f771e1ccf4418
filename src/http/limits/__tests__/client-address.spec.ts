import type { MedusaRequest } from "@medusajs/framework/http"
import { clientAddress } from "../client-address"

describe("the address that a client is counted under", () => {
  const of = (ip: string | undefined) => clientAddress({ ip } as MedusaRequest)

  it("is an IPv4 address as it is, mapped into IPv6 or not", () => {
    expect(of("203.0.113.7")).toBe("203.0.113.7")
    expect(of("::ffff:203.0.113.7")).toBe("203.0.113.7")
    expect(of("::FFFF:203.0.113.7")).toBe("203.0.113.7")
  })

  it("is the network of an IPv6 address, however the address is written", () => {
    const network = "2001:db8:1:2::/64"
    for (const ip of [
      "2001:db8:1:2:3:4:5:6",
      "2001:0DB8:0001:0002::1",
      "2001:db8:1:2::",
      "2001:db8:1:2:ffff::9%eth0",
      "2001:db8:1:2::192.0.2.1",
    ]) {
      expect(of(ip)).toBe(network)
    }
    expect(of("2001:db8::1")).toBe("2001:db8:0:0::/64")
    expect(of("::1")).toBe("0:0:0:0::/64")
    expect(of("fe80::1:2:3:4:5")).toBe("fe80:0:0:1::/64")
  })

  it("is one for all whose address is not known", () => {
    expect(of(undefined)).toBe("unknown")
    expect(of("not an address")).toBe("unknown")
  })
})
