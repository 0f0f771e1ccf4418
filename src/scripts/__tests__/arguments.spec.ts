import type { ExecArgs } from "@medusajs/framework/types"
import storm from "../storm"
import verifyLedger from "../verify-ledger"

/** A store of which nobody must ask for anything. */
const container = {
  resolve() {
    throw new Error("the script went to work")
  },
}

describe("a script with an argument that makes no sense", () => {
  const saved = process.exitCode
  let told: string[]

  beforeEach(() => {
    told = []
    jest.spyOn(process.stderr, "write").mockImplementation((text) => {
      told.push(String(text))
      return true
    })
  })
  afterEach(() => {
    process.exitCode = saved
    jest.restoreAllMocks()
  })

  async function run(script: (options: ExecArgs) => Promise<void>, argument: string) {
    process.exitCode = 0
    await script({ container, args: [argument] } as never)
    return { status: process.exitCode, told: told.join("") }
  }

  it.each(["abc", "", "-5", "0", "29", "1e3", "60x", "3.5", "99999999"])(
    "storm %j fires nothing, says what it takes, and fails",
    async (argument) => {
      expect(await run(storm, argument)).toEqual({
        status: 1,
        told: expect.stringContaining("[OPERATIONS]"),
      })
    }
  )

  it.each(["17", "0:", `x:${"a".repeat(64)}`, `3:${"a".repeat(63)}`, `3:${"g".repeat(64)}`])(
    "verify-ledger %j verifies nothing, says what it takes, and fails",
    async (argument) => {
      expect(await run(verifyLedger, argument)).toEqual({
        status: 1,
        told: expect.stringContaining("[NUMBER:HASH]"),
      })
    }
  )
})
