import { Webhook, WebhookVerificationError } from "standardwebhooks"
import { generateSecret, signMessage } from "../signing"

const at = new Date()
const body = '{"type":"wallet.credited","data":{"reason":"Grüße 🎁"}}'

function sign(secrets: string[], instant = at) {
  return signMessage(secrets, { id: "evt_1", body, at: instant })
}

describe("signing", () => {
  it("is what a receiver with the standard's own library accepts", () => {
    const secret = generateSecret()
    expect(new Webhook(secret).verify(body, sign([secret]))).toEqual(JSON.parse(body))
  })

  it("lets receivers verify with either secret during a rotation", () => {
    const [next, previous] = [generateSecret(), generateSecret()]
    const headers = sign([next, previous])
    expect(new Webhook(next).verify(body, headers)).toBeTruthy()
    expect(new Webhook(previous).verify(body, headers)).toBeTruthy()
    expect(() => new Webhook(generateSecret()).verify(body, headers)).toThrow(
      WebhookVerificationError
    )
  })

  it.each([
    ["another body", (headers: Record<string, string>) => [body.replace("credited", "x"), headers]],
    ["another id", (headers: Record<string, string>) => [body, { ...headers, "webhook-id": "e" }]],
  ])("does not hold for %s", (_what, change) => {
    const secret = generateSecret()
    const [changedBody, headers] = change(sign([secret])) as [string, Record<string, string>]
    expect(() => new Webhook(secret).verify(changedBody, headers)).toThrow(WebhookVerificationError)
  })

  it("is worth nothing to somebody who sends it again later", () => {
    const secret = generateSecret()
    const headers = sign([secret], new Date(at.getTime() - 6 * 60 * 1000))
    expect(() => new Webhook(secret).verify(body, headers)).toThrow(/too old/)
  })

  it("makes secrets of 32 random bytes", () => {
    const secret = generateSecret()
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(generateSecret()).not.toBe(secret)
  })
})
