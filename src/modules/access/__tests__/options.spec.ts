import { readAccessOptions } from "../options"

describe("the access module's options", () => {
  it("keep nothing but what is ours", () => {
    const options = { locale: "de-at", database: { clientUrl: "postgres://user:password@host" } }
    expect(readAccessOptions(options)).toEqual({ locale: "de-AT" })
    expect(readAccessOptions()).toEqual({ locale: "en-US" })
  })

  it.each(["", "not a locale", 5, ["de", "x y"]])("refuse the locale %p", (locale) => {
    expect(() => readAccessOptions({ locale })).toThrow(
      'The option "locale" must be a language tag'
    )
  })
})
