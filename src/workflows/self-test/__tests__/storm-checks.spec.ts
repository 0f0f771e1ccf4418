import type { WalletOutcome } from "../../wallet"
import { checkAnswers, checkBalances, checkCodes, checkSum, type Strike } from "../storm-checks"

const USES = 7
const CODES = ["A", "B"]
const WALLETS = [1, 2, 3, 4, 5, 6, 7, 8]

const posted = (wallet_id: number, amount = "7") =>
  ({ status: "posted", entry: { wallet_id, amount } }) as WalletOutcome
const refused = {
  status: "refused",
  refusal: { code: "code_already_redeemed" },
} as WalletOutcome

/** Every wallet's owner tries every code; the last one comes too late. */
const honest: Strike[] = CODES.flatMap((code) =>
  WALLETS.map((wallet): Strike => {
    const outcome = wallet <= USES ? posted(wallet) : refused
    return { kind: "redeem", code, outcome }
  })
)

/** The honest redemptions, but for one. */
function doctored(code: string, wallet: number, outcome: WalletOutcome): Strike[] {
  const at = CODES.indexOf(code) * WALLETS.length + wallet - 1
  return honest.map((strike, index) => (index === at ? { kind: "redeem", code, outcome } : strike))
}

describe("the storm's check of codes", () => {
  it("passes what is as it should be, and leaves refusals and other kinds alone", () => {
    const others: Strike[] = [1, 1, 1].map((id) => ({ kind: "debit", outcome: posted(id) }))
    expect(checkCodes([...honest, ...others], USES)).toMatchObject({ ok: true })
  })

  it("sees a code that pays once too often, though no wallet twice", () => {
    const { ok, detail } = checkCodes(doctored("A", 8, posted(8)), USES)
    expect(ok).toBe(false)
    expect(detail).toContain("15 redemptions; 1 codes paid more than 7 times, 0 times")
  })

  it("sees a wallet that is paid twice, though the code pays no more often than it may", () => {
    const { ok, detail } = checkCodes(doctored("B", 2, posted(1)), USES)
    expect(ok).toBe(false)
    expect(detail).toContain("14 redemptions; 0 codes paid more than 7 times, 1 times")
  })

  it("is not soothed by codes that pay less than they may", () => {
    const unused = honest.filter((strike) => strike.kind === "redeem" && strike.code === "A")
    const again: Strike = { kind: "redeem", code: "A", outcome: posted(1) }
    expect(checkCodes([...unused.slice(0, 3), again], USES).ok).toBe(false)
  })
})

describe("the storm's check of sums", () => {
  const wallet = (balance: bigint, held = 0n) => ({ balance, held })
  const strikes: Strike[] = [
    { kind: "debit", outcome: posted(1, "5") },
    { kind: "debit", outcome: refused },
    { kind: "transfer", outcome: posted(1, "9") },
    { kind: "redeem", code: "A", outcome: posted(2, "7") },
  ]
  const before = [wallet(1_000n), wallet(40n)]

  it("begins with what was in the wallets, and follows the answers", () => {
    expect(checkSum(before, [wallet(986n), wallet(56n)], strikes).ok).toBe(true)
  })

  it.each([1_041n, 1_043n])("does not hold when %s are found", (found) => {
    expect(checkSum(before, [wallet(found)], strikes).ok).toBe(false)
  })

  it("wants no wallet below nothing or with money that is held", () => {
    expect(checkBalances([wallet(0n), wallet(5n)]).ok).toBe(true)
    expect(checkBalances([wallet(-1n), wallet(6n)]).ok).toBe(false)
    expect(checkBalances([wallet(5n, 1n)]).ok).toBe(false)
  })

  it("wants every operation answered", () => {
    expect(checkAnswers(strikes).ok).toBe(true)
    const failed = { status: "failed", failure: { name: "Error", message: "" } } as const
    expect(checkAnswers([...strikes, { kind: "debit", outcome: failed }]).ok).toBe(false)
  })
})
