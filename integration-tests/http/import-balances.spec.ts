import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { startInside, type Inside } from "../support/inside"
import { createCustomer, type Customer } from "../support/store"
import { shareWalletStore, type WalletStore } from "./wallet-store"

/** Balances of another system, brought over from a file. */
describe("the import of balances", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "import-balances-"))
  let wallets: WalletStore
  let inside: Inside
  let ann: Customer
  let bob: Customer

  beforeAll(async () => {
    wallets = await shareWalletStore()
    inside = await startInside(wallets.store.databaseUrl)
  })
  beforeEach(async () => {
    ;[ann, bob] = [await createCustomer(wallets.store), await createCustomer(wallets.store)]
  })
  afterAll(async () => {
    await inside?.stop()
    await wallets?.store.stop()
    rmSync(folder, { recursive: true })
  })

  let lists = 0
  function write(text: string) {
    lists += 1
    const file = path.join(folder, `list-${ann.id}-${lists}.csv`)
    writeFileSync(file, text)
    return file
  }
  const run = async (...args: string[]) => await inside.script("import-balances", args)
  const balance = async (customer: Customer) => (await wallets.mine(customer)).balance
  const entries = async ({ id }: Customer) =>
    (await wallets.asAdmin("GET", `/transactions?user_id=${id}`)).body.data

  it("tells what it would do, then does it, and does it once", async () => {
    const file = write(
      "customer,amount,expiry_date,purpose,reason\n" +
        `${ann.email},12.50,2090-12-31,gift,From the old shop\n` +
        `${bob.id},3,,,\n${bob.id},0,,,\n`
    )
    const dry = await run(file)
    expect(dry.output).toContain("15.50 EUR in 2 rows would be credited")
    expect(dry.output).toContain("Nothing was booked")
    expect([dry.status, await entries(ann)]).toEqual([0, []])

    const first = await run(file, "book")
    expect(first.output).toContain("15.50 EUR in 2 rows credited")
    expect(first.output).toContain("1 row of 0")
    expect([await balance(ann), await balance(bob)]).toEqual(["1250", "300"])
    const [entry] = await entries(ann)
    expect(entry).toMatchObject({
      type: "credit",
      purpose: "gift",
      reason: "From the old shop",
      expiry_date: "2090-12-31T23:59:59.999Z",
      reference: `import:${path.basename(file)}:2`,
      actor: expect.stringMatching(/^cli:/),
    })

    const again = await run(file, "book")
    expect(again.output).toContain("0.00 EUR in 0 rows credited; 15.50 EUR in 2 rows there already")
    expect([again.status, await balance(ann), await balance(bob)]).toEqual([0, "1250", "300"])
  })

  it("writes down what it refuses, and takes it when it is put right", async () => {
    const bad = `E-Mail;Sum\n${ann.email};1.00\nnobody@example.com;2.00\n${bob.email};3.005\n`
    const file = write(bad)
    const columns = ["customer=E-Mail", "amount=Sum", "book"]
    const first = await run(file, ...columns)
    expect([first.status, await balance(ann)]).toEqual([1, "100"])
    expect(first.output).toContain("2 rows refused")
    const [head, ...lines] = readFileSync(`${file}.errors.csv`, "utf8").trim().split("\r\n")
    expect(head).toMatch(/^line,error,customer,amount,/)
    expect(lines).toEqual([
      "3,customer is no registered customer of this store,nobody@example.com,2.00,,,,,,",
      `4,amount has more than the 2 decimals of EUR,${bob.email},3.005,,,,,,`,
    ])
    // A line that was booked says another amount now.
    writeFileSync(file, bad.replace(";1.00", ";9.00").replace("3.005", "3.00"))
    const second = await run(file, ...columns)
    expect(second.output).toContain("3.00 EUR in 1 row credited")
    expect(readFileSync(`${file}.errors.csv`, "utf8")).toContain("it was booked before with 1.00")
    expect([await balance(ann), await balance(bob)]).toEqual(["100", "300"])
    writeFileSync(file, `E-Mail;Sum\n${ann.email};1.00\n\n${bob.email};3.00\n`)
    expect((await run(file, ...columns)).status).toBe(0)
    expect(existsSync(`${file}.errors.csv`)).toBe(false)
  })

  it("books each row once when the same list is imported twice at once", async () => {
    const rows = Array.from({ length: 450 }, (_, at) => `${at % 2 ? ann.id : bob.email},0.01`)
    const file = write(`customer,amount\n${rows.join("\n")}\n`)
    const [one, two] = await Promise.all([run(file, "book"), run(file, "book")])
    expect([one.status, two.status]).toEqual([0, 0])
    expect([await balance(ann), await balance(bob)]).toEqual(["225", "225"])
  })

  it("says what is wrong with the command or the file", async () => {
    for (const [args, message] of [
      [[], /FILE \[book\]/],
      [[write("customer,amount\n"), "boook"], /I don't know what boook means/],
      [["/nowhere.csv"], /no such file/],
      [[write("name,sum\nx,1\n")], /There is no column customer/],
    ] as const) {
      const { status, output } = await run(...args)
      expect([status, output]).toEqual([1, expect.stringMatching(message)])
    }
  })
})
