import { isUnavailable } from "../errors"

const failure = (fields: object, message = "x") => Object.assign(new Error(message), fields)

describe("an unavailable database", () => {
  it.each(["57P01", "57P03", "08006", "08P01", "53300", "53100", "55P03", "57014", "ECONNREFUSED"])(
    "is told by the code %s",
    (code) => expect(isUnavailable(failure({ code }))).toBe(true)
  )

  it("is told through the wrappers of the host's data layer", () => {
    expect(isUnavailable(new Error("x", { cause: failure({ code: "57P01" }) }))).toBe(true)
    expect(isUnavailable(failure({ previous: failure({ code: "ECONNRESET" }) }))).toBe(true)
    expect(isUnavailable(failure({ name: "KnexTimeoutError" }))).toBe(true)
    expect(isUnavailable(new Error("Connection terminated unexpectedly"))).toBe(true)
    const cut = "select 1 from wallet where id = $1 - Connection terminated unexpectedly"
    expect(isUnavailable(new Error(cut))).toBe(true)
    const exhausted = "Knex: Timeout acquiring a connection. The pool is probably full."
    expect(isUnavailable(failure({ name: "DriverException" }, exhausted))).toBe(true)
  })

  it("is not what a defect looks like", () => {
    for (const error of [
      new Error("x"),
      failure({ code: "23505" }),
      failure({ code: 57 }),
      "57P01",
    ]) {
      expect(isUnavailable(error)).toBe(false)
    }
    const circular: Error & { cause?: unknown } = new Error("x")
    circular.cause = circular
    expect(isUnavailable(circular)).toBe(false)
  })
})
