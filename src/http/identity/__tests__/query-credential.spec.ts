import { takeQueryCredential } from "../query-credential"

interface Asked {
  url: string
  originalUrl: string
  query: Record<string, string>
  headers: Record<string, string | undefined>
}

function take(search: string, authorization?: string): Asked {
  const request: Asked = {
    originalUrl: `/wallet/v1/wallets${search}`,
    url: `/wallets${search}`,
    query: Object.fromEntries(new URLSearchParams(search)),
    headers: authorization === undefined ? {} : { authorization },
  }
  takeQueryCredential(request as never)
  return request
}

const basic = (text: string) => `Basic ${Buffer.from(text).toString("base64")}`

describe("a store API key in the query", () => {
  it("becomes the same key over Basic, and leaves no trace in the address", () => {
    expect(take("?page=2&consumer_key=ck_1&per_page=5&consumer_secret=cs_2")).toEqual({
      originalUrl: "/wallet/v1/wallets?page=2&per_page=5",
      url: "/wallets?page=2&per_page=5",
      query: { page: "2", per_page: "5" },
      headers: { authorization: basic("ck_1:cs_2") },
    })
    expect(take("?consumer_secret=cs_2&consumer_key=ck_1").originalUrl).toBe("/wallet/v1/wallets")
  })

  it("is found however it is encoded", () => {
    const asked = take("?consumer%5Fkey=ck%5F1&%63onsumer_secret=cs_2")
    expect(asked.headers.authorization).toBe(basic("ck_1:cs_2"))
    expect(asked.originalUrl).toBe("/wallet/v1/wallets")
  })

  it.each([
    ["in part", "?consumer_key=ck_1"],
    ["in the other part", "?consumer_secret=cs_1"],
    ["twice", "?consumer_key=ck_1&consumer_key=ck_2&consumer_secret=cs_1"],
  ])("%s is no credential", (_, search) => {
    const asked = take(search)
    expect(asked.headers.authorization).toBe("")
    expect(asked.originalUrl).not.toContain("consumer")
  })

  it("beside an Authorization header is no credential", () => {
    const asked = take("?consumer_key=ck_1&consumer_secret=cs_1", "Bearer token")
    expect(asked.headers.authorization).toBe("")
  })

  it("with broken encoding is taken out all the same", () => {
    const asked = take("?consumer_key=ck_1&consumer_secret=%E0%A4%A")
    expect(asked.originalUrl).toBe("/wallet/v1/wallets")
    expect(asked.headers.authorization).toBe(basic("ck_1:"))
  })

  it("that is not there changes nothing", () => {
    for (const search of ["", "?", "?page=1&&%E0%A4%A=1", "?consumer_keys=1", "?a=consumer_key"]) {
      const asked = take(search, "Bearer token")
      expect(asked.originalUrl).toBe(`/wallet/v1/wallets${search}`)
      expect(asked.headers.authorization).toBe("Bearer token")
    }
  })
})
