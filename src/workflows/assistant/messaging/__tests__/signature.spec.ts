import { createHmac } from "node:crypto"
import { isSame, isSigned } from "../signature"

const SECRET = "app secret"
const sign = (bytes: Buffer, secret = SECRET) =>
  `sha256=${createHmac("sha256", secret).update(bytes).digest("hex")}`

describe("the signature of the messaging channel", () => {
  const bytes = Buffer.from('{"a": "é"}')

  it("holds over exactly the bytes that were sent, in either case", () => {
    expect(isSigned(bytes, sign(bytes), SECRET)).toBe(true)
    expect(
      isSigned(
        bytes,
        sign(bytes).replace(/[a-f]/g, (hex) => hex.toUpperCase()),
        SECRET
      )
    ).toBe(true)
    expect(isSigned(Buffer.from('{"a":"é"}'), sign(bytes), SECRET)).toBe(false)
    expect(isSigned(Buffer.from('{"a": "\\u00e9"}'), sign(bytes), SECRET)).toBe(false)
  })

  it("holds for nobody without the secret, nor when there is none", () => {
    expect(isSigned(bytes, sign(bytes, "guess"), SECRET)).toBe(false)
    expect(isSigned(bytes, sign(bytes, ""), "")).toBe(false)
  })

  it.each([undefined, "", "sha256=", "sha1=00", ["sha256=00"], `sha256=${"0".repeat(63)}`])(
    "does not hold when it is %p",
    (signature) => expect(isSigned(bytes, signature, SECRET)).toBe(false)
  )
})

it("the verify token is the same or it is not, whatever its length", () => {
  expect(isSame("token", "token")).toBe(true)
  for (const other of ["", "toke", "tokens", "Token"]) expect(isSame(other, "token")).toBe(false)
})
