import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { startInside, type Inside } from "../support/inside"
import { createAdmin, createCustomer, request, type Admin, type Customer } from "../support/store"
import { shareWalletStore, type WalletStore } from "./wallet-store"

const folder = mkdtempSync(path.join(tmpdir(), "imports-"))
let wallets: WalletStore
let ann: Customer
let bob: Customer
let lists = 0

beforeAll(async () => {
  wallets = await shareWalletStore()
})
beforeEach(async () => {
  ;[ann, bob] = [await createCustomer(wallets.store), await createCustomer(wallets.store)]
  lists += 1
})
afterAll(async () => {
  await wallets?.store.stop()
  rmSync(folder, { recursive: true })
})

const balance = async (customer: Customer) => (await wallets.mine(customer)).balance
const entries = async ({ id }: Customer) =>
  (await wallets.asAdmin("GET", `/transactions?user_id=${id}`)).body.data
const nameOf = (what: string) => `${what}-${ann.id}-${lists}`

/** Balances of another system, brought over from a file. */
describe("the import on the command line", () => {
  let inside: Inside

  beforeAll(async () => {
    inside = await startInside(wallets.store.databaseUrl)
  })
  afterAll(() => inside?.stop())

  function write(text: string) {
    lists += 1
    const file = path.join(folder, `${nameOf("list")}.csv`)
    writeFileSync(file, text)
    return file
  }
  const run = async (...args: string[]) => await inside.script("import-wallets", args)

  it("tells what it would do, then does it, and does it once", async () => {
    const file = write(
      "customer,amount,expiry_date,purpose,reason\n" +
        `${ann.email},12.50,2090-12-31,gift,From the old shop\n` +
        `${bob.id},3,,,\n${bob.id},0,,,\n`
    )
    const dry = await run(file)
    expect(dry.output).toContain("15.50 EUR in 2 rows would be booked")
    expect(dry.output).toContain("Nothing was booked")
    expect([dry.status, await entries(ann)]).toEqual([0, []])

    const first = await run(file, "book")
    expect(first.output).toContain("15.50 EUR in 2 rows booked")
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
    expect(again.output).toContain("0.00 EUR in 0 rows booked; 15.50 EUR in 2 rows there already")
    expect([again.status, await balance(ann), await balance(bob)]).toEqual([0, "1250", "300"])
  })

  it("writes down what it refuses, and takes it when it is put right", async () => {
    const bad = `E-Mail;Sum\n${ann.email};1,00\nnobody@example.com;2.00\n${bob.email};3.005\n`
    const file = write(bad)
    const columns = ["customer=E-Mail", "amount=Sum", "book"]
    const first = await run(file, ...columns)
    expect([first.status, await balance(ann)]).toEqual([1, "100"])
    expect(first.output).toContain("2 rows refused")
    const [head, ...lines] = readFileSync(`${file}.errors.csv`, "utf8").trim().split("\r\n")
    expect(head).toMatch(/^\ufeff?line,error,customer,amount,/)
    expect(lines).toEqual([
      expect.stringMatching(
        /^3,customer is no registered customer of this store,nobody@example.com,2.00,/
      ),
      expect.stringContaining(`4,amount has more than the 2 decimals of EUR,${bob.email},3.005,`),
    ])
    // A line that was booked says another amount now.
    writeFileSync(file, bad.replace(";1,00", ";9.00").replace("3.005", "3.00"))
    const second = await run(file, ...columns)
    expect(second.output).toContain("3.00 EUR in 1 row booked")
    expect(readFileSync(`${file}.errors.csv`, "utf8")).toContain("it was booked before with 1.00")
    expect([await balance(ann), await balance(bob)]).toEqual(["100", "300"])
    writeFileSync(file, `E-Mail;Sum\n${ann.email};1.00\n\n${bob.email};3.00\n`)
    expect((await run(file, ...columns)).status).toBe(0)
    expect(existsSync(`${file}.errors.csv`)).toBe(false)
  })

  it("takes the file of refused rows when it is put right, whatever lines it has there", async () => {
    const file = write(
      `E-Mail;Sum\n${ann.email};1,00\n${bob.email};2,00\n${ann.email};1.005\n${bob.email};x\n`
    )
    expect((await run(file, "customer=E-Mail", "amount=Sum", "book")).output).toContain(
      "2 rows refused"
    )
    // Its first line is of Ann, and so was the first of the other.
    const wrong = readFileSync(`${file}.errors.csv`, "utf8")
    const right = write(wrong.replace("1.005", "1.00").replace(",x,", ",y,"))
    const name = `name=${path.basename(file)}`
    const second = await run(right, "customer=E-Mail", "amount=Sum", name, "book")
    expect(second.output).toContain("1.00 EUR in 1 row booked")
    expect([await balance(ann), await balance(bob)]).toEqual(["200", "200"])
    // The second file of refused rows still tells the lines of the first.
    expect(readFileSync(`${right}.errors.csv`, "utf8")).toContain("5,amount is no decimal number")
    // And whoever puts the first file right instead books nothing twice.
    writeFileSync(file, readFileSync(file, "utf8").replace("1.005", "1.00").replace(";x", ";0,50"))
    const third = await run(file, "customer=E-Mail", "amount=Sum", "book")
    expect(third.output).toContain("0.50 EUR in 1 row booked; 4.00 EUR in 3 rows there already")
    expect([await balance(ann), await balance(bob)]).toEqual(["200", "250"])
  })

  it("books each row once when the same list is imported twice at once", async () => {
    const rows = Array.from({ length: 450 }, (_, at) => `${at % 2 ? ann.id : bob.email},0.01`)
    const file = write(`customer,amount\n${rows.join("\n")}\n`)
    const [one, two] = await Promise.all([run(file, "book"), run(file, "book")])
    expect([one.status, two.status]).toEqual([0, 0])
    expect([await balance(ann), await balance(bob)]).toEqual(["225", "225"])
  })

  it("finds customers whose address is spelled otherwise", async () => {
    const shout = bob.email.toUpperCase()
    const file = write(`customer,amount\n${shout},1\nNOBODY@example.com,1\n`)
    const { output } = await run(file, "book")
    expect(output).toContain("1.00 EUR in 1 row booked")
    expect(output).toContain("1 row refused")
    expect(await balance(bob)).toBe("100")
  })

  it("brings a history of TeraWallet over, with the dates on which it happened", async () => {
    const file = write(
      "id,user_id,email,type,category,currency,amount,details,added_by,date\n" +
        `7,3,${ann.email},credit,topup,EUR,50.00000000,"Through <a href=""/o"">#12</a>",,2025-02-01 10:00:00\n` +
        `8,4,${bob.email},credit,cashback,EUR,2.5,Cashback,,2025-02-01 10:00:00\n` +
        `9,3,${ann.email},debit,purchase,EUR,20.00,'=cmd,,2025-02-02 10:00:00\n`
    )
    const { output, status } = await run(file, "terawallet", "book")
    expect([status, output]).toEqual([
      0,
      expect.stringContaining("52.50 EUR in and 20.00 EUR out in 3 rows booked"),
    ])
    expect(await entries(ann)).toMatchObject([
      { type: "debit", amount: "2000", reason: "=cmd", happened_at: "2025-02-02T10:00:00.000Z" },
      {
        type: "topup",
        reason: "Through #12",
        purpose: "paid",
        happened_at: "2025-02-01T10:00:00.000Z",
      },
    ])
    expect([await balance(ann), await balance(bob)]).toEqual(["3000", "250"])
    const again = await run(file, "terawallet", "book")
    expect(again.output).toContain("there already")
    expect([await balance(ann), await balance(bob)]).toEqual(["3000", "250"])
  })

  it("says what is wrong with the command or the file", async () => {
    for (const [args, message] of [
      [[], /FILE \[FORM\]/],
      [[write("customer,amount\n"), "boook"], /I don't know what boook means/],
      [["/nowhere.csv"], /no such file/],
      [[write("name,sum\nx,1\n")], /There is no column customer/],
      [[write("customer,amount\nx,1\n"), "history"], /There is no column date/],
      [["loyalty"], /does not have the loyalty plugin/],
      [["loyalty", "terawallet"], /balances or history/],
    ] as const) {
      const { status, output } = await run(...args)
      expect([status, output]).toEqual([1, expect.stringMatching(message)])
    }
  })
})

const IMPORTS = "/admin/wallet/imports"

describe("the import on the dashboard", () => {
  const call = (method: string, route = "", body?: object, by: Admin = wallets.admin) =>
    request(wallets.store, method, `${IMPORTS}${route}`, { token: by.token, body })

  async function upload(file: string | Buffer, fields: Record<string, string> = {}) {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    form.set("file", new Blob([new Uint8Array(Buffer.from(file))]), "list.csv")
    const answer = await fetch(`${wallets.store.baseUrl}${IMPORTS}`, {
      method: "POST",
      headers: { authorization: `Bearer ${wallets.admin.token}` },
      body: form,
    })
    const text = await answer.text()
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers of every shape
    return { status: answer.status, body: JSON.parse(text) as any }
  }

  async function until(id: number, wanted: string) {
    for (let tries = 0; tries < 200; tries += 1) {
      const { body } = await call("GET", `/${id}`)
      if (body.status === wanted) return body
      await sleep(50)
    }
    throw new Error(`Import ${id} did not come to be ${wanted}`)
  }

  const history = () =>
    "customer,date,type,amount,expiry_date,reason\n" +
    // The newest first, as some systems write it.
    `${ann.email},2025-03-05,debit,4,,Spent\n` +
    `${bob.email},2025-03-01,debit,1,,Never had it\n` +
    `${ann.email},2025-03-01,cashback,10,2025-04-01,Old cashback\n` +
    `${ann.email},2025-03-01,topup,20,,Paid in\n`

  it("shows what a history would come to, books it whole, and says what keeps a customer's away", async () => {
    const name = nameOf("history")
    const made = await upload(history(), { form: "history", name })
    expect(made).toMatchObject({ status: 201, body: { name, kind: "history", source: "history" } })
    const { id } = made.body
    const checked = await until(id, "checked")
    expect(checked.sums).toEqual([
      { currency: "EUR", status: "good", rows: 3, incoming: "3000", outgoing: "400" },
      { currency: "EUR", status: "refused", rows: 1, incoming: "0", outgoing: "100" },
    ])
    expect(await entries(ann)).toEqual([])

    expect((await call("POST", `/${id}/book`)).status).toBe(202)
    const done = await until(id, "done")
    expect(done).toMatchObject({ booked_by: expect.stringMatching(/^user:/) })
    expect(done.sums).toContainEqual({
      currency: "EUR",
      status: "booked",
      rows: 3,
      incoming: "3000",
      outgoing: "400",
    })
    // What was left of the cashback lapsed on its day: the debit had taken of it before.
    expect(await balance(ann)).toBe("2000")
    const booked = await entries(ann)
    expect(
      booked.map((entry: Record<string, string>) => [entry.type, entry.amount, entry.happened_at])
    ).toEqual([
      ["expiry", "600", "2025-04-01T23:59:59.999Z"],
      ["debit", "400", "2025-03-05T00:00:00.000Z"],
      ["cashback", "1000", "2025-03-01T00:00:00.000Z"],
      ["topup", "2000", "2025-03-01T00:00:00.000Z"],
    ])
    expect(booked[0].actor).toMatch(/^import:user_|^system:expiry$/)

    const errors = await call("GET", `/${id}/errors`)
    expect(errors.text).toContain("3,there was only 0.00 to take 1.00 from")
    expect((await call("POST", `/${id}/book`)).body).toMatchObject({
      code: "wallet_import_not_ready",
      data: { import_status: "done" },
    })
    expect((await call("DELETE", `/${id}`)).body.code).toBe("wallet_import_not_ready")

    const again = await upload(history(), { form: "history", name })
    const there = await until(again.body.id, "checked")
    expect(there.sums).toContainEqual({
      currency: "EUR",
      status: "there",
      rows: 3,
      incoming: "3000",
      outgoing: "400",
    })
    expect((await call("DELETE", `/${again.body.id}`)).body).toEqual({
      id: again.body.id,
      deleted: true,
    })
    expect((await call("GET", `/${again.body.id}`)).status).toBe(404)
  })

  it("keeps a history away of which a row can't be read, until it can", async () => {
    const rows = (amount: string, by: Customer) =>
      "customer,date,amount\n" +
      `${by.email.toUpperCase()},2025-03-01,10\n` +
      `${by.email},2025-03-02,${amount}\n` +
      `${bob.email},2025-03-01,3\n`
    const name = nameOf("broken")
    const book = async (text: string) => {
      const { body } = await upload(text, { form: "history", name })
      await until(body.id, "checked")
      await call("POST", `/${body.id}/book`)
      await until(body.id, "done")
      return (await call("GET", `/${body.id}/errors`)).text
    }
    const errors = await book(rows("-four", ann))
    expect(errors).toContain("3,amount is no decimal number such as 12.50")
    expect(errors).toContain("2,line 3 keeps the customer's history from coming: amount is no")
    expect([await balance(ann), await balance(bob)]).toEqual(["0", "300"])
    expect((await book(errors.replace("'-four", "-4"))).trim().split("\n")).toHaveLength(1)
    expect([await balance(ann), await balance(bob)]).toEqual(["600", "300"])
  })

  it("takes its own exports again, to the cent and with what is left of each credit", async () => {
    const { id } = await wallets.mine(ann)
    const soon = "2090-01-31T00:00:00.000Z"
    for (const [route, body] of [
      ["credit", { amount: "1000", reason: "=SUM(A1)", expiry_date: soon }],
      ["credit", { amount: "500", reason: "Gift", purpose: "gift" }],
      ["debit", { amount: "1200", reason: 'Bought, in "part"' }],
      ["credit", { amount: "70", reason: "Thanks", purpose: "promotional" }],
    ] as const) {
      expect((await wallets.asAdmin("POST", `/wallets/${id}/${route}`, body)).status).toBe(201)
    }
    const lotsOf = async (customer: Customer) => {
      const wallet = await wallets.mine(customer)
      const { body } = await wallets.asAdmin("GET", `/wallets/${wallet.id}/lots`)
      return body.data.map(
        ({ amount, remaining, purpose, expiry_date }: Record<string, string>) => ({
          amount,
          remaining,
          purpose,
          expiry_date,
        })
      )
    }
    const exported = await request(
      wallets.store,
      "GET",
      `/admin/wallet/exports/transactions?wallet_id=${id}`,
      { token: wallets.admin.token }
    )
    // As if it came from another store, where Bob was Ann.
    const theirs = exported.text.replaceAll(ann.email, bob.email)
    const name = nameOf("own")
    const { body } = await upload(theirs, { form: "wallet_transactions", name })
    await until(body.id, "checked")
    await call("POST", `/${body.id}/book`)
    await until(body.id, "done")
    expect(await balance(bob)).toBe(await balance(ann))
    expect(await lotsOf(bob)).toEqual(await lotsOf(ann))
    const texts = (list: { reason: string; type: string }[]) => list.map((one) => one.reason)
    expect(texts(await entries(bob))).toEqual(texts(await entries(ann)))

    // And what is owed, as balances.
    const cid = await createCustomer(wallets.store)
    const owed = await request(wallets.store, "GET", "/admin/wallet/exports/credits", {
      token: wallets.admin.token,
    })
    const [head, ...rows] = owed.text.split("\r\n")
    const annsRows = rows.filter((row) => row.includes(ann.email))
    const credits = [head, ...annsRows].join("\r\n").replaceAll(ann.email, cid.email)
    const again = await upload(credits, { form: "wallet_credits", name: nameOf("credits") })
    await until(again.body.id, "checked")
    await call("POST", `/${again.body.id}/book`)
    await until(again.body.id, "done")
    expect(await balance(cid)).toBe(await balance(ann))
  })

  it("tells webhooks of balances, and of nothing that is no news", async () => {
    const { id } = await wallets.mine(ann)
    const text = `customer,date,type,amount\n${ann.email},2025-03-01,topup,20\n${ann.email},2025-03-02,debit,5\n`
    const made = await upload(text, { form: "history", name: nameOf("news") })
    const told: string[] = []
    let last = 0
    await until(made.body.id, "checked")
    await call("POST", `/${made.body.id}/book`)
    await until(made.body.id, "done")
    for (let tries = 0; tries < 100; tries += 1) {
      const { body } = await wallets.asAdmin("GET", `/events?after=${last}&limit=500`)
      const mine = body.data.filter(
        (event: { data: { wallet?: { id: number } } }) => event.data.wallet?.id === id
      )
      told.push(...mine.map(({ type }: { type: string }) => type))
      last = body.meta.next
      if (told.includes("wallet.debited")) {
        expect(told.filter((type: string) => type !== "wallet.created")).toEqual([
          "wallet.credited",
          "wallet.debited",
        ])
        return
      }
      await sleep(50)
    }
    throw new Error("Nothing was told")
  })

  it("counts in the month's books as brought over, in and out", async () => {
    const day = new Date().toISOString().slice(0, 10)
    const rollForward = async () =>
      (
        await request(wallets.store, "GET", `/admin/wallet/roll-forward?from=${day}&to=${day}`, {
          token: wallets.admin.token,
        })
      ).body
    const imported = (report: Awaited<ReturnType<typeof rollForward>>) =>
      report.data
        .flatMap(
          ({ lines }: { lines: { kind: string; direction: string; amount: string }[] }) => lines
        )
        .filter(({ kind }: { kind: string }) => kind === "imported")
        .reduce(
          (sum: bigint, line: { direction: string; amount: string }) =>
            line.direction === "in" ? sum + BigInt(line.amount) : sum - BigInt(line.amount),
          0n
        )
    const before = imported(await rollForward())
    const text = `customer,date,type,amount\n${ann.email},2025-03-01,topup,20\n${ann.email},2025-03-02,debit,5\n`
    const made = await upload(text, { form: "history", name: nameOf("books") })
    await until(made.body.id, "checked")
    await call("POST", `/${made.body.id}/book`)
    await until(made.body.id, "done")
    expect(imported(await rollForward()) - before).toBe(1500n)
  })

  it("needs a second person where a row would", async () => {
    const set = (value: string | null) =>
      request(wallets.store, "PATCH", "/admin/wallet/settings", {
        token: wallets.admin.token,
        body: { second_person_above: value },
      })
    await set("EUR:5000")
    try {
      const other = await createAdmin(wallets.store, { email: `${nameOf("second")}@example.com` })
      const small = await upload(`customer,amount\n${ann.email},50\n`, { name: nameOf("small") })
      await until(small.body.id, "checked")
      expect((await call("POST", `/${small.body.id}/book`)).status).toBe(202)
      await until(small.body.id, "done")
      const large = await upload(`customer,amount\n${ann.email},50.01\n`, { name: nameOf("large") })
      await until(large.body.id, "checked")
      expect((await call("POST", `/${large.body.id}/book`)).body.code).toBe("wallet_import_own")
      expect((await call("POST", `/${large.body.id}/book`, undefined, other)).status).toBe(202)
      await until(large.body.id, "done")
      expect(await balance(ann)).toBe("10001")
    } finally {
      await set(null)
    }
  })

  it("says what is wrong with a file", async () => {
    const name = nameOf("wrong")
    const answers = [
      await upload("name\nx\n", { name }),
      await upload(Buffer.from([0xff, 0xfe, 0x00]), { name }),
      await upload("customer,amount\nann\0,1\n", { name }),
      await upload("customer,amount\n"),
      await upload("customer,amount\n", { name, columns: "{" }),
      await upload("customer,amount\n", { name, form: "excel" }),
    ]
    expect(answers.map(({ status, body }) => [status, Object.keys(body.data.params)])).toEqual([
      [400, ["file"]],
      [400, ["file"]],
      [400, ["file"]],
      [400, ["name"]],
      [400, ["columns"]],
      [400, ["form"]],
    ])
    expect((await call("GET", "?status=reading")).body.data).toEqual([])
    expect((await call("POST", "/loyalty", {})).body.code).toBe("wallet_loyalty_missing")
    expect((await call("POST", "/999999/book")).status).toBe(404)
  })
})
