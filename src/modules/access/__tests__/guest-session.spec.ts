import { createGuestSession, deriveGuestKey, readGuestSession } from "../guest-session"

describe("a guest's session", () => {
  const key = deriveGuestKey("secret")

  it("is known by its token to every instance with the same secret", () => {
    const { id, token } = createGuestSession(key)
    expect(readGuestSession(deriveGuestKey("secret"), token)).toBe(id)
    expect(readGuestSession(deriveGuestKey("other"), token)).toBeUndefined()
  })

  it("is another one each time", () => {
    const ids = Array.from({ length: 50 }, () => createGuestSession(key).id)
    expect(new Set(ids).size).toBe(50)
  })

  it("can't be made up or bent", () => {
    const { id, token } = createGuestSession(key)
    const other = createGuestSession(key).token
    for (const wrong of [
      "",
      id,
      `${id}.`,
      `${token}x`,
      ` ${token}`,
      `${id}.${other.split(".")[1]}`,
      `${id.replace(/^./, (first) => (first === "A" ? "B" : "A"))}.${token.split(".")[1]}`,
    ]) {
      expect(readGuestSession(key, wrong)).toBeUndefined()
    }
  })
})
