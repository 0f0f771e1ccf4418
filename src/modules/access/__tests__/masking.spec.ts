import fc from "fast-check"
import { maskPath, maskQuery, maskUnknownPath, maskValue } from "../masking"

describe("masking", () => {
  it("hides fields that are named for a secret, at any depth", () => {
    expect(
      maskValue({
        password: "x",
        data: [{ consumer_secret: "cs_1", headers: { Authorization: "Basic abc" } }],
        "X-Platform-Nonce": "n",
        access_token: "t",
        secret: null,
        amount: "100",
      })
    ).toEqual({
      password: "***",
      data: [{ consumer_secret: "***", headers: { Authorization: "***" } }],
      "X-Platform-Nonce": "***",
      access_token: "***",
      secret: null,
      amount: "100",
    })
  })

  it("hides credentials by their form, wherever they stand", () => {
    expect(
      maskValue([
        "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
        "ck_0123456789abcdef and cs_0123456789abcdef",
        "sent as Basic YWRtaW46c2VjcmV0 yesterday",
        "Bearer eyJhbGciOi.J9.abc",
        "sk_0123456789abcdef",
        "AbCd 2345 efgh JKLM npqr 6789",
      ])
    ).toEqual([
      "whsec_***",
      "ck_*** and cs_***",
      "sent as Basic *** yesterday",
      "Bearer ***",
      "sk_***",
      "***",
    ])
  })

  it("leaves of a redemption code its end, and the codes of errors", () => {
    expect(
      maskValue({
        codes: [{ code: "GIFT-7KQ2-M9XA-3FPT-W8Z4", amount: "500" }],
        code: "wallet_idempotent_replay",
        reason: "Redeemed 7KQ2-M9XA-3FPT-W8Z4",
      })
    ).toEqual({
      codes: [{ code: "***W8Z4", amount: "500" }],
      code: "wallet_idempotent_replay",
      reason: "Redeemed ***W8Z4",
    })
    expect(maskValue({ code: "123456" })).toEqual({ code: "***" })
  })

  it("hides a code in a path by the name of its parameter, however it is written", () => {
    const path = (code: string) =>
      maskPath(`/wallet/v1/codes/${code}/redeem`, { code, other: "codes" })
    expect(path("7kq2m9xa3fptw8z4")).toBe("/wallet/v1/codes/***w8z4/redeem")
    expect(path("short")).toBe("/wallet/v1/codes/***/redeem")
    expect(maskPath("/wallet/v1/wallets/7", { id: "7" })).toBe("/wallet/v1/wallets/7")
  })

  it("hides what is long in a path that leads nowhere", () => {
    expect(maskUnknownPath("/wallet/v1/codes/7KQ2-M9XA-3FPT-W8Z4/redem")).toBe(
      "/wallet/v1/codes/***W8Z4/redem"
    )
  })

  it("hides what a query says of keys", () => {
    expect(
      maskQuery("?consumer_key=ck_0123456789abcdef&consumer_secret=anything&page=2&type=a&type=b")
    ).toEqual({
      consumer_key: "ck_***",
      consumer_secret: "***",
      page: "2",
      type: ["a", "b"],
    })
    expect(maskQuery("")).toBeNull()
  })

  it("makes something of every JSON value that PostgreSQL can keep", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 50 }), (value) => {
        const masked = JSON.stringify(maskValue(value))
        expect(masked).not.toMatch(/\\u0000|\\ud[89a-f][0-9a-f]{2}/)
      })
    )
    expect(maskValue("a\u0000b\ud800c")).toBe("a\uFFFDb\uFFFDc")
    let deep: unknown = "end"
    for (let i = 0; i < 20_000; i++) deep = [deep]
    expect(JSON.stringify(maskValue(deep)).length).toBeLessThan(200)
  })
})
