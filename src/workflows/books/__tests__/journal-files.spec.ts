import { accountsSetting } from "../../../modules/books/accounts"
import type { Movement } from "../../../modules/ledger"
import { DATEV_COLUMNS } from "../datev-columns"
import { journalOf, linesOf, neededFor, UnmappedAccountsError } from "../journal"
import {
  datevJournals,
  notForDatev,
  plainJournal,
  quickBooksJournals,
  xeroJournals,
} from "../journal-files"

const setting = accountsSetting("")
const ACCOUNTS = setting.read(
  "liability=1700; liability.promotional=1710\ntopup=1360;credit=4730;credit.refund=8200;debit=8400;expiry=4900"
)
const HEADER = { consultant: 1001, client: 7, fiscal_year_month: 4, account_length: 4 }
const SEPTEMBER = { from: "2026-09-01", to: "2026-09-30", made: "20260930220000000" }

const move = (fields: Partial<Movement>): Movement => ({
  day: "2026-09-07",
  currency: "EUR",
  purpose: "general",
  type: "credit",
  direction: "in",
  by: "other",
  of_order: false,
  entries: 1,
  amount: 1234567n,
  ...fields,
})

const journal = journalOf(
  [
    move({}),
    move({ by: "staff", entries: 2, amount: 3n }),
    move({ type: "topup", purpose: "paid", amount: 500n }),
    move({ type: "debit", direction: "out", of_order: true, amount: 70n }),
    move({ type: "expiry", direction: "out", purpose: "promotional", amount: 9n }),
    move({ purpose: "refund", currency: "JPY", amount: 1200n, day: "2026-09-08" }),
    move({ type: "transfer_in", amount: 5n }),
  ],
  ACCOUNTS
)

it("books what grew against what is owed, and what customers sent each other not at all", () => {
  expect(
    journal.map(({ liability_account, account, direction, amount, entries }) => [
      liability_account,
      account,
      direction,
      amount,
      entries,
    ])
  ).toEqual([
    ["1700", "4730", "in", 1234570n, 3],
    ["1700", "1360", "in", 500n, 1],
    ["1700", "8400", "out", 70n, 1],
    ["1710", "4900", "out", 9n, 1],
    ["1700", "8200", "in", 1200n, 1],
  ])
  for (const number of ["WALLET-20260907-EUR", "WALLET-20260908-JPY"]) {
    const lines = linesOf(journal).filter(({ journal_no }) => journal_no === number)
    const sum = (side: "debit" | "credit") => lines.reduce((all, line) => all + line[side], 0n)
    expect(lines.length).toBeGreaterThan(1)
    expect(sum("debit")).toBe(sum("credit"))
  }
})

it("names every account that is missing at once", () => {
  const wanted = [move({}), move({ type: "debit", direction: "out", by: "staff" })]
  expect(() => journalOf(wanted, new Map([["topup", "1"]]))).toThrow(UnmappedAccountsError)
  expect(() => journalOf(wanted, new Map([["topup", "1"]]))).toThrow(
    "No account is set for adjustment, credit, liability.general"
  )
  expect(neededFor(wanted)).toEqual(["adjustment", "credit", "liability.general"])
  expect(neededFor([])).toEqual([])
})

it("writes plain CSV, in both units", () => {
  const [head, first, second] = plainJournal(journal).content.toString().split("\r\n")
  expect(head).toBe(
    "\ufeffentry_date,journal_no,account,debit,credit,debit_minor,credit_minor,currency,type,purpose,count,description"
  )
  expect(first).toBe(
    '2026-09-07,WALLET-20260907-EUR,4730,12345.70,0.00,1234570,0,EUR,credit,general,3,"Credit issued (credit, general), 3 entries"'
  )
  expect(second).toContain(",1700,0.00,12345.70,0,1234570,EUR,")
})

it("writes for Xero what it imports: signed amounts, days first, journals whole", () => {
  const [eur, jpy] = xeroJournals(journal, "Tax Exempt")
  expect([eur.name, jpy.name]).toEqual(["journal-xero-EUR-1.csv", "journal-xero-JPY-1.csv"])
  const [head, debit, credit] = eur.content.toString().split("\r\n")
  expect(head).toMatch(/^\ufeff\*Narration,\*Date,Description,\*AccountCode,\*TaxRate,\*Amount,/)
  expect(debit).toMatch(
    /^WALLET-20260907-EUR,07\/09\/2026,"Credit.*",4730,Tax Exempt,12345\.70,,,,$/
  )
  expect(credit).toMatch(/,1700,Tax Exempt,-12345\.70,,,,$/)
  expect(jpy.content.toString()).toContain(",8200,Tax Exempt,1200,")
})

it("gives Xero at most 300 lines a file, and breaks no journal", () => {
  const days = Array.from({ length: 28 }, (_, place) =>
    ["topup", "credit", "expiry", "debit"].flatMap((type) =>
      (["general", "paid", "gift"] as const).map((purpose) =>
        move({
          day: `2026-09-${String(place + 1).padStart(2, "0")}`,
          type: type as Movement["type"],
          purpose,
          direction: type === "debit" || type === "expiry" ? "out" : "in",
        })
      )
    )
  ).flat()
  const files = xeroJournals(journalOf(days, ACCOUNTS), "No VAT")
  const numbers = files.map(({ content }) => {
    const lines = content.toString().trim().split("\r\n").slice(1)
    expect(lines.length).toBeLessThanOrEqual(300)
    return [...new Set(lines.map((line) => line.split(",")[0]))]
  })
  expect(files).toHaveLength(3)
  expect(new Set(numbers.flat()).size).toBe(numbers.flat().length)
  expect(numbers.flat()).toHaveLength(28)
})

it("writes for QuickBooks without negative amounts, months first", () => {
  const [eur] = quickBooksJournals(journal)
  const lines = eur.content.toString().split("\r\n")
  expect(lines[1]).toMatch(/^WALLET-20260907-EUR,09\/07\/2026,4730,12345\.70,,"Credit.*",,EUR$/)
  expect(lines[2]).toMatch(/^WALLET-20260907-EUR,09\/07\/2026,1700,,12345\.70,/)
})

it("writes for DATEV one row an entry, as its format wants it", () => {
  const [eur, jpy] = datevJournals(journal, SEPTEMBER, HEADER)
  expect([eur.name, jpy.name]).toEqual(["EXTF_wallet-EUR.csv", "EXTF_wallet-JPY.csv"])
  const bytes = Buffer.from(eur.content as Uint8Array)
  // "Soll/Haben-Kennzeichen" has no umlaut, "BU-Schlüssel" has one: a byte in Windows-1252.
  expect(bytes.includes(Buffer.from("BU-Schl\xfcssel", "latin1"))).toBe(true)
  const [head, names, credit, , debit] = bytes.toString("latin1").split("\r\n")
  expect(head.split(";")).toHaveLength(31)
  expect(head).toMatch(
    /^"EXTF";700;21;"Buchungsstapel";13;20260930220000000;;"RE";"";"";1001;7;20260401;4;20260901;20260930;"Wallet 2026-09";/
  )
  expect(names.split(";")).toEqual([...DATEV_COLUMNS])
  expect(DATEV_COLUMNS).toHaveLength(125)
  const cells = credit.split(";")
  expect(cells).toHaveLength(125)
  expect(cells.slice(0, 14)).toEqual([
    "12345,70",
    '"H"',
    '"EUR"',
    "",
    "",
    "",
    "1700",
    "4730",
    "",
    "0709",
    '"WALLET-20260907-EUR"',
    "",
    "",
    '"Credit issued (credit, general), 3 entries"',
  ])
  expect(debit.split(";").slice(0, 2)).toEqual(["0,70", '"S"'])
  expect(
    datevJournals(journal, { ...SEPTEMBER, from: "2026-02-01" }, HEADER)[0].content.toString()
  ).toContain(";20250401;")
})

it("knows which accounts and currencies DATEV does not take, and writes no such file", () => {
  expect(notForDatev(journal, HEADER)).toEqual({ accounts: [], currencies: [] })
  const short = { ...HEADER, account_length: 3 }
  expect(notForDatev(journal, short).accounts).toHaveLength(7)
  expect(datevJournals(journal, SEPTEMBER, short)).toEqual([])
  const nowhere = { ...short, consultant: 0 }
  expect(notForDatev(journal, nowhere)).toEqual({ accounts: [], currencies: [] })
  expect(datevJournals(journal, SEPTEMBER, nowhere)).toEqual([])
})

it("writes two decimals for DATEV whatever the currency has, and leaves out those with three", () => {
  const dinars = [...journal, ...journalOf([move({ currency: "KWD", amount: 1234n })], ACCOUNTS)]
  expect(notForDatev(dinars, HEADER).currencies).toEqual(["KWD"])
  const files = datevJournals(dinars, SEPTEMBER, HEADER)
  expect(files.map(({ name }) => name)).toEqual(["EXTF_wallet-EUR.csv", "EXTF_wallet-JPY.csv"])
  const [, , yen] = Buffer.from(files[1].content as Uint8Array)
    .toString("latin1")
    .split("\r\n")
  expect(yen.split(";").slice(0, 3)).toEqual(["1200,00", '"H"', '"JPY"'])
})

describe("the setting of accounts", () => {
  const takes = (wire: string) => setting.schema.safeParse(wire).success

  it("takes uses, with and without a purpose, and none at all", () => {
    for (const wire of ["", " \n", "liability=2400", "credit.refund = Sales:Refunds;topup=1"]) {
      expect([wire, takes(wire)]).toEqual([wire, true])
    }
  })

  it("refuses what it does not know, what stands twice and what is no account", () => {
    for (const wire of [
      "liability",
      "=1",
      "liability=",
      "sales=8400",
      "credit.food=1",
      "topup=1;topup=2",
      `topup=${"1".repeat(61)}`,
      "topup=a\tb",
      "liability=2400,topup=1360",
      "liability==1",
    ]) {
      expect([wire, takes(wire)]).toEqual([wire, false])
    }
  })

  it("says of each line what is wrong with it", () => {
    const problems = setting.schema
      .safeParse("liability=1;sales=8400;topup=1;topup=2;expiry=;nonsense")
      .error?.issues.map(({ message }) => message)
    expect(problems).toEqual([
      expect.stringMatching(/^has "sales=8400": a use is one of liability, credit, /),
      'has "topup=2": topup has an account already',
      'has "expiry=": the account is missing',
      'has "nonsense": each line is a use, = and an account, such as topup=1360',
    ])
  })
})
