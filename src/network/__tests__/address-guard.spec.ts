import { isPublicAddress, refusalOfUrl } from "../address-guard"

const strict = { allowHttp: false, allowPrivateAddresses: false }
const lax = { allowHttp: true, allowPrivateAddresses: true }

describe("addresses", () => {
  it.each([
    ["8.8.8.8"],
    ["1.1.1.1"],
    ["172.15.255.255"],
    ["172.32.0.1"],
    ["100.63.255.255"],
    ["100.128.0.0"],
    ["2606:4700::1111"],
    ["2a00:1450:4001::1"],
  ])("%s is public", (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    ["this host", "0.0.0.0"],
    ["loopback", "127.0.0.1"],
    ["all of loopback", "127.255.255.254"],
    ["private", "10.1.2.3"],
    ["private", "172.16.0.1"],
    ["private", "172.31.255.255"],
    ["private", "192.168.1.1"],
    ["a cloud's metadata", "169.254.169.254"],
    ["another cloud's platform", "168.63.129.16"],
    ["shared by carriers", "100.64.0.1"],
    ["multicast", "224.0.0.1"],
    ["broadcast", "255.255.255.255"],
    ["documentation", "203.0.113.9"],
    ["IPv6 loopback", "::1"],
    ["IPv6 unspecified", "::"],
    ["IPv6 link-local", "fe80::1"],
    ["IPv6 unique local", "fd00:ec2::254"],
    ["IPv6 multicast", "ff02::1"],
    ["IPv4 in IPv6", "::ffff:127.0.0.1"],
    ["IPv4 in IPv6, hexadecimal", "::ffff:7f00:1"],
    ["IPv4 behind a translator", "64:ff9b::7f00:1"],
    ["IPv4 in 6to4", "2002:7f00:1::"],
    ["Teredo", "2001:0:1::1"],
    ["no address at all", "example.com"],
  ])("%s is not public: %s", (_what, address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

describe("an endpoint's URL", () => {
  it.each([
    ["https://example.com/hooks?x=1"],
    ["https://example.com:8443/"],
    ["https://8.8.8.8/hook"],
    ["https://[2606:4700::1111]/hook"],
  ])("may be %s", (url) => {
    expect(refusalOfUrl(url, strict)).toBeNull()
  })

  it.each([
    ["not complete", "example.com/hook", /complete/],
    ["of another scheme", "ftp://example.com/", /complete/],
    ["a script", "javascript:alert(1)", /complete/],
    ["unencrypted", "http://example.com/", /https/],
    ["with credentials", "https://user:pw@example.com/", /user name/],
    ["with a fragment", "https://example.com/#x", /fragment/],
    ["loopback", "https://127.0.0.1/", /public/],
    ["loopback in decimal", "https://2130706433/", /public/],
    ["loopback in octal", "https://0177.0.0.1/", /public/],
    ["loopback in short", "https://127.1/", /public/],
    ["loopback by name", "https://localhost/", /public/],
    ["loopback by name, rooted", "https://LOCALHOST./", /public/],
    ["a name below localhost", "https://x.localhost/", /public/],
    ["a metadata service by name", "https://metadata.google.internal/", /public/],
    ["IPv6 loopback", "https://[::1]/", /public/],
    ["IPv4 in IPv6", "https://[::ffff:10.0.0.1]/", /public/],
  ])("may not be %s", (_what, url, reason) => {
    expect(refusalOfUrl(url, strict)).toMatch(reason)
  })

  it.each([
    "http://169.254.169.254/latest/meta-data",
    "http://169.254.1.1/",
    "http://2852039166/",
    "http://168.63.129.16/machine",
    "http://100.100.100.200/latest",
    "http://192.0.0.192/",
    "http://[fd00:ec2::254]/",
    "http://[fe80::1]/",
    "http://[::ffff:169.254.169.254]/",
    "http://[64:ff9b::a9fe:a9fe]/",
  ])("may not be %s, whatever the store allows", (url) => {
    expect(refusalOfUrl(url, lax)).toMatch(/metadata/)
    expect(refusalOfUrl(url, strict)).not.toBeNull()
  })

  it("may be on this machine where only that is allowed, and in no private network", () => {
    const local = { allowHttp: true, allowPrivateAddresses: false, allowLoopback: true }
    for (const host of ["127.0.0.1:8080", "localhost:11434", "[::1]", "127.1"]) {
      expect(refusalOfUrl(`http://${host}/v1`, local)).toBeNull()
    }
    for (const host of ["10.0.0.1", "192.168.1.9", "[fd12::1]", "0.0.0.0", "models.internal"]) {
      expect(refusalOfUrl(`http://${host}/v1`, local)).toMatch(/public/)
    }
  })

  it("may be on this machine and unencrypted where the store allows it", () => {
    expect(refusalOfUrl("http://127.0.0.1:3000/hook", lax)).toBeNull()
    expect(refusalOfUrl("http://localhost/hook", lax)).toBeNull()
    expect(refusalOfUrl("http://u:p@localhost/hook", lax)).toMatch(/user name/)
  })
})
