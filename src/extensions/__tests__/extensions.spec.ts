import { readExtensions } from ".."

describe("the option extensions", () => {
  it("may be absent, or hold some of the functions there are", () => {
    expect(readExtensions(undefined)).toEqual({})
    const wallet_step_up_url = () => "https://shop.example/confirm"
    expect(readExtensions({ wallet_step_up_url })).toEqual({ wallet_step_up_url })
  })

  it("names what it does not know or can't call", () => {
    expect(() => readExtensions("all")).toThrow('"extensions" must be an object')
    expect(() => readExtensions({ wallet_before_credit: () => {} })).toThrow(
      /no extension "wallet_before_credit".*wallet_before_debit, wallet_step_up_url/
    )
    expect(() => readExtensions({ wallet_before_debit: "refuse" })).toThrow(
      '"wallet_before_debit" must be a function'
    )
  })
})
