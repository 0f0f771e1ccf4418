import { readCredential } from "../credentials"

const basic = (text: string) => `Basic ${Buffer.from(text).toString("base64")}`

describe("the Authorization header", () => {
  it.each([
    ["Bearer abc", { kind: "bearer" }],
    ["bearer  abc", { kind: "bearer" }],
    ["Basic sk_123", { kind: "secret_key", token: "sk_123" }],
    [basic("sk_123:"), { kind: "secret_key", token: "sk_123" }],
    [basic("sk_123"), { kind: "secret_key", token: "sk_123" }],
    [basic("a@b.c:x:y z"), { kind: "password", username: "a@b.c", password: "x:y z" }],
    [basic("ck_1:cs_2"), { kind: "store_key", key: "ck_1", secret: "cs_2" }],
    [basic("sk_123:x"), { kind: "password", username: "sk_123", password: "x" }],
  ])("%s is read as %p", (header, credential) => {
    expect(readCredential(header)).toEqual(credential)
  })

  it.each([
    "",
    "Bearer",
    "Bearer ",
    "Basic",
    "Digest x",
    basic(":x"),
    basic("x:"),
    basic("x"),
    basic("ck_1:"),
    "Basic =",
  ])("%p is no credential", (header) => {
    expect(readCredential(header)).toEqual({ kind: "unknown" })
  })
})
