import { randomBytes } from "node:crypto"
import { readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { generateJwtToken } from "@medusajs/framework/utils"
import { Client } from "pg"
import { totpCode } from "../../src/modules/access/step-up-totp"
import {
  createCustomer,
  createSecretKey,
  request,
  startStore,
  type Answer,
  type Customer,
  type RequestOptions,
  type Store,
} from "../support/store"
import { createKey, overBasic } from "./access-store"
import { startWalletStore, type WalletStore } from "./wallet-store"

const JWT_SECRET = "a-secret-for-tokens-of-the-step-up-test"
const MAIL_BOX = path.join(tmpdir(), `mail-box-${randomBytes(6).toString("hex")}`)
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"

describe("step-up authentication", () => {
  let wallets: WalletStore
  let store: Store
  let database: Client
  let recipient: Customer
  let customer: Customer

  beforeAll(async () => {
    wallets = await startWalletStore({
      env: { JWT_SECRET, MAIL_BOX, MAIL_PROVIDER: require.resolve("../support/mail-box.js") },
    })
    store = wallets.store
    recipient = await createCustomer(store)
    database = new Client(store.databaseUrl)
    await database.connect()
    await request(store, "PATCH", "/admin/wallet/settings", {
      token: wallets.admin.token,
      body: {
        transfers_enabled: true,
        step_up_required_for: ["debit", "transfer", "redeem"],
        step_up_threshold: "100",
        velocity_max_debits: 0,
      },
    })
  })
  afterAll(async () => {
    await database?.end()
    await store?.stop()
    rmSync(MAIL_BOX, { force: true })
  })
  beforeEach(async () => {
    customer = (await wallets.openWallet("10000")).owner
  })

  const call = (verb: string, path: string, options: RequestOptions, at: Store = store) =>
    request(at, verb, `/wallet/v1${path}`, options)
  const transfer = (options: RequestOptions, amount = "100", at: Store = store) =>
    call("POST", "/transfers", { ...options, body: { to_user_email: recipient.email, amount } }, at)
  const challenge = (options: RequestOptions, method: string, at: Store = store) =>
    call("POST", "/step-up/challenge", { ...options, body: { method } }, at)
  const verify = (options: RequestOptions, code: string, at: Store = store) =>
    call("POST", "/step-up/verify", { ...options, body: { code } }, at)
  const mails = () =>
    readFileSync(MAIL_BOX, "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line))
  const codeFor = (email: string): string =>
    mails().findLast(({ to }: { to: string }) => to === email).data.code
  const wrong = (code: string) => (code === "000000" ? "000001" : "000000")
  const letResend = ({ id }: Customer) =>
    database.query("update access_step_up set mailed_at = null where subject = $1", [
      `customer:${id}`,
    ])

  function expectRefused(answer: Answer, status: number, code: string, data = {}) {
    expect(answer.body).toMatchObject({ code, message: expect.any(String), data: { status } })
    expect(answer.body.data).toMatchObject(data)
    expect(answer.status).toBe(status)
  }
  const expectStepUp = (answer: Answer) =>
    expectRefused(answer, 403, "wallet_step_up_required", {
      step_up_url: "/wallet/v1/step-up/challenge",
    })

  async function signInAgain({ email, password }: Customer): Promise<RequestOptions> {
    // A token is the same for the second in which it was made.
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    const { body } = await request(store, "POST", "/auth/customer/emailpass", {
      body: { email, password },
    })
    return { token: body.token }
  }

  async function elevate(who: Customer, options: RequestOptions) {
    await letResend(who)
    expect((await challenge(options, "email")).status).toBe(201)
    return await verify(options, codeFor(who.email))
  }

  describe("is asked for", () => {
    it("from the threshold on, of customers, users and keys alike, and moves nothing", async () => {
      expect((await transfer(customer, "99")).status).toBe(201)
      expectStepUp(await transfer(customer, "100"))
      const { id } = await wallets.mine(customer)
      const body = { amount: "100", reason: "Test" }
      expectStepUp(await wallets.asAdmin("POST", `/wallets/${id}/debit`, body))
      const basic = `${await createSecretKey(store, wallets.admin)}:`
      expectStepUp(await call("POST", `/wallets/${id}/debit`, { basic, body }))
      expect((await wallets.mine(customer)).balance).toBe("9901")
    })

    it("when a code is redeemed, before its use is gone", async () => {
      const { body } = await wallets.asAdmin("POST", "/codes", { amount: "100" })
      const redeem = () => call("POST", `/codes/${body.codes[0].code}/redeem`, customer)
      expectStepUp(await redeem())
      await elevate(customer, customer)
      const redeemed = await redeem()
      expect(redeemed.status).toBe(200)
      expect(redeemed.body).toMatchObject({ amount: "100", balance_after: "10100" })
    })
  })

  describe("by e-mail", () => {
    it("elevates the session that asked, for five minutes and everything", async () => {
      const asked = await challenge(customer, "email")
      expect(asked.status).toBe(201)
      expect(asked.body).toEqual({
        method: "email",
        sent_to: "c***@example.com",
        expires_at: expect.any(String),
      })
      const life = new Date(asked.body.expires_at).getTime() - Date.now()
      expect(life / 1000).toBeGreaterThan(590)
      expect(life / 1000).toBeLessThan(610)
      const mail = mails().at(-1)
      expect(mail).toEqual({
        to: customer.email,
        channel: "email",
        template: "wallet-step-up-code",
        data: { code: expect.stringMatching(/^[0-9]{6}$/), expires_at: asked.body.expires_at },
      })
      expectStepUp(await transfer(customer))
      const { code } = mail.data
      const verified = await verify(customer, `${code.slice(0, 3)} ${code.slice(3)}`)
      expect(verified.status).toBe(200)
      expect(verified.body.method).toBe("email")
      const elevated = new Date(verified.body.elevated_until).getTime() - Date.now()
      expect(elevated / 1000).toBeGreaterThan(290)
      expect(elevated / 1000).toBeLessThan(310)
      expect((await transfer(customer)).status).toBe(201)
      expect((await transfer(customer, "5000")).status).toBe(201)
      await database.query(
        "update access_step_up_session set elevated_until = now() where subject = $1",
        [`customer:${customer.id}`]
      )
      expectStepUp(await transfer(customer))
    })

    it("elevates no other session of the same person, and nobody else", async () => {
      const other = await signInAgain(customer)
      await challenge(customer, "email")
      const code = codeFor(customer.email)
      expectRefused(await verify(other, code), 422, "wallet_step_up_code_invalid")
      expectRefused(await verify(recipient, code), 422, "wallet_step_up_code_invalid")
      expect((await verify(customer, code)).status).toBe(200)
      expect((await transfer(customer)).status).toBe(201)
      expectStepUp(await transfer(other))
    })

    it("takes a code once", async () => {
      await challenge(customer, "email")
      const code = codeFor(customer.email)
      expect((await verify(customer, code)).status).toBe(200)
      expectRefused(await verify(customer, code), 422, "wallet_step_up_code_invalid")
    })

    it("takes five tries, even at once, and the right code no more after them", async () => {
      await challenge(customer, "email")
      const code = codeFor(customer.email)
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => verify(customer, wrong(code)))
      )
      const left = answers.map(({ body }) => body.data.attempts_left).sort()
      expect(left).toEqual([0, 1, 2, 3, 4])
      expectRefused(await verify(customer, code), 422, "wallet_step_up_code_invalid", {
        attempts_left: 0,
      })
      expectStepUp(await transfer(customer))
    })

    it("takes no code that is older than ten minutes, or that a newer one replaced", async () => {
      await challenge(customer, "email")
      const first = codeFor(customer.email)
      await letResend(customer)
      await challenge(customer, "email")
      const second = codeFor(customer.email)
      if (first !== second) {
        expectRefused(await verify(customer, first), 422, "wallet_step_up_code_invalid")
      }
      await database.query(
        "update access_step_up_challenge set expires_at = now() where subject = $1",
        [`customer:${customer.id}`]
      )
      expectRefused(await verify(customer, second), 422, "wallet_step_up_code_invalid")
    })

    it("sends the next code after 30 seconds, whichever session asks", async () => {
      const other = await signInAgain(customer)
      const answers = await Promise.all([
        challenge(customer, "email"),
        challenge(customer, "email"),
        challenge(other, "email"),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 429, 429])
      const refused = answers.find(({ status }) => status === 429) as Answer
      expectRefused(refused, 429, "wallet_rate_limited")
      const wait = Number(refused.headers.get("Retry-After"))
      expect(wait).toBeGreaterThan(20)
      expect(wait).toBeLessThanOrEqual(30)
      await database.query(
        "update access_step_up set mailed_at = mailed_at - interval '30 seconds' where subject = $1",
        [`customer:${customer.id}`]
      )
      expect((await challenge(customer, "email")).status).toBe(201)
    })

    it("sends it no sooner to a key of the same customer", async () => {
      expect((await challenge(customer, "email")).status).toBe(201)
      const key = await createKey(store, wallets.admin, "read_write", customer.id)
      expectRefused(await challenge(overBasic(key), "email"), 429, "wallet_rate_limited")
    })

    it("lets nobody try more than twenty times an hour, over all challenges", async () => {
      for (let tries = 0; tries < 20; tries++) {
        if (tries % 5 === 0) {
          await letResend(customer)
          await challenge(customer, "email")
        }
        const answer = await verify(customer, wrong(codeFor(customer.email)))
        expect(answer.status).toBe(422)
      }
      await letResend(customer)
      await challenge(customer, "email")
      const answer = await verify(customer, codeFor(customer.email))
      expectRefused(answer, 429, "wallet_rate_limited")
      expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(3_000)
      expectStepUp(await transfer(customer))
    })

    it("leaves the code nowhere: not in the log, the host's notifications or our tables", async () => {
      await challenge(customer, "email")
      const code = codeFor(customer.email)
      expect(store.log()).not.toContain(code)
      const { rows } = await database.query(
        "select template, status, data from notification where receiver_id = $1",
        [customer.id]
      )
      expect(rows).toEqual([{ template: "wallet-step-up-code", status: "success", data: null }])
      const { rows: challenges } = await database.query(
        "select * from access_step_up_challenge where subject = $1",
        [`customer:${customer.id}`]
      )
      expect(JSON.stringify(challenges)).not.toContain(code)
      expect(challenges[0].code_hash).toHaveLength(32)
    })

    it("says when sending failed, and lets one ask again at once", async () => {
      const email = `${randomBytes(4).toString("hex")}@bounce.example`
      const bouncing = await createCustomer(store, { email })
      for (let count = 0; count < 2; count++) {
        expectRefused(await challenge(bouncing, "email"), 503, "wallet_unavailable")
      }
      const { rows } = await database.query(
        "select data from notification where receiver_id = $1",
        [bouncing.id]
      )
      expect(rows).toEqual([{ data: null }, { data: null }])
    })

    it("works for users of the dashboard, not for keys, which have no address", async () => {
      const { id } = await wallets.mine(customer)
      const body = { amount: "100", reason: "Test" }
      const admin = { token: wallets.admin.token }
      await challenge(admin, "email")
      expect((await verify(admin, codeFor(wallets.admin.email))).status).toBe(200)
      expect((await wallets.asAdmin("POST", `/wallets/${id}/debit`, body)).status).toBe(201)
      const basic = `${await createSecretKey(store, wallets.admin)}:`
      expectRefused(await challenge({ basic }, "email"), 409, "wallet_step_up_unavailable")
      expectStepUp(await call("POST", `/wallets/${id}/debit`, { basic, body }))
    })

    it("needs a sign-in and one of its methods", async () => {
      expectRefused(await challenge({}, "email"), 401, "wallet_unauthorized")
      expectRefused(await challenge(customer, "sms"), 400, "wallet_invalid_param")
      for (const code of ["12345", "1234567", "12345a", ""]) {
        expectRefused(await verify(customer, code), 400, "wallet_invalid_param")
      }
    })
  })

  describe("by the browser's session", () => {
    it("elevates the session, and not the token it was opened with", async () => {
      const signedIn = await request(store, "POST", "/auth/session", { token: customer.token })
      const cookie = String(signedIn.headers.get("set-cookie")).split(";")[0] as string
      const { body } = await call("GET", "/nonce", { headers: { cookie } })
      const session = { headers: { cookie, "x-platform-nonce": body.nonce as string } }
      expectStepUp(await transfer(session))
      await challenge(session, "email")
      expect((await verify(session, codeFor(customer.email))).status).toBe(200)
      expect((await transfer(session)).status).toBe(201)
      expectStepUp(await transfer(customer))
    })
  })

  describe("by the host's second factor", () => {
    const tokenOf = ({ id }: Customer, age: number) => ({
      token: generateJwtToken(
        {
          actor_id: id,
          actor_type: "customer",
          auth_identity_id: "a",
          mfa_enabled: true,
          mfa_challenge_completed_at: new Date(Date.now() - age * 1000).toISOString(),
        },
        { secret: JWT_SECRET, expiresIn: "1h" }
      ),
    })

    it("counts while it is younger than the setting says", async () => {
      expect((await transfer(tokenOf(customer, 290))).status).toBe(201)
      expectStepUp(await transfer(tokenOf(customer, 310)))
    })

    it("counts for a session that was opened with it, by cookie and nonce", async () => {
      const sessionOf = async (age: number) => {
        const signedIn = await request(store, "POST", "/auth/session", tokenOf(customer, age))
        const cookie = String(signedIn.headers.get("set-cookie")).split(";")[0] as string
        const { body } = await call("GET", "/nonce", { headers: { cookie } })
        return { headers: { cookie, "x-platform-nonce": body.nonce as string } }
      }
      expect((await transfer(await sessionOf(290))).status).toBe(201)
      expectStepUp(await transfer(await sessionOf(310)))
    })

    it("counts for another time when the store says so, and never with 0", async () => {
      const set = (step_up_mfa_max_age_seconds: number | null) =>
        request(store, "PATCH", "/admin/wallet/settings", {
          token: wallets.admin.token,
          body: { step_up_mfa_max_age_seconds },
        })
      await set(60)
      expect((await transfer(tokenOf(customer, 50))).status).toBe(201)
      expectStepUp(await transfer(tokenOf(customer, 70)))
      await set(0)
      for (const age of [-1, 0, 1]) expectStepUp(await transfer(tokenOf(customer, age)))
      await set(null)
      expect((await transfer(tokenOf(customer, 70))).status).toBe(201)
    })
  })

  describe("by an authenticator app", () => {
    const enrol = (who: RequestOptions, body: Record<string, unknown> = {}) =>
      call("POST", "/step-up/totp", { ...who, body })
    const activate = (who: RequestOptions, code: string) =>
      call("POST", "/step-up/totp/verify", { ...who, body: { code } })
    const remove = (who: RequestOptions) => call("DELETE", "/step-up/totp", who)
    const step = () => Math.floor(Date.now() / 30_000)

    async function enrolled(who: Customer): Promise<Buffer> {
      const { body } = await enrol(who, { password: who.password })
      const secret = fromBase32(body.secret)
      expect((await activate(who, totpCode(secret, step() - 1))).status).toBe(200)
      return secret
    }

    it("is enrolled with the password, activated by a code, and then confirms", async () => {
      const answer = await enrol(customer, { password: customer.password })
      expect(answer.status).toBe(201)
      const uri = new URL(answer.body.otpauth_uri)
      expect(uri.searchParams.get("secret")).toBe(answer.body.secret)
      expect(decodeURIComponent(uri.pathname)).toContain(customer.email)
      const secret = fromBase32(answer.body.secret)
      expect(secret).toHaveLength(20)
      expectRefused(await challenge(customer, "totp"), 409, "wallet_step_up_unavailable")
      expect((await activate(customer, totpCode(secret, step()))).body).toEqual({ enrolled: true })
      const asked = await challenge(customer, "totp")
      expect(asked.status).toBe(201)
      expect(asked.body).toMatchObject({ method: "totp", sent_to: null })
      const verified = await verify(customer, totpCode(secret, step() + 1))
      expect(verified.status).toBe(200)
      expect(verified.body.method).toBe("totp")
      expect((await transfer(customer)).status).toBe(201)
    })

    it("says how many codes are still looked at, and looks at that many", async () => {
      const { body } = await enrol(customer, { password: customer.password })
      const secret = fromBase32(body.secret)
      const first = await activate(customer, wrong(totpCode(secret, step())))
      const left = first.body.data.attempts_left
      expectRefused(first, 422, "wallet_step_up_code_invalid", { attempts_left: left })
      expect(left).toBeGreaterThan(0)
      for (let more = left - 1; more >= 0; more--) {
        const answer = await activate(customer, wrong(totpCode(secret, step())))
        expect(answer.body.data).toMatchObject({ attempts_left: more })
      }
      const late = await activate(customer, totpCode(secret, step()))
      expectRefused(late, 429, "wallet_rate_limited")
    })

    it("takes no code of the same or an earlier step twice", async () => {
      const secret = await enrolled(customer)
      const code = totpCode(secret, step())
      await challenge(customer, "totp")
      expect((await verify(customer, code)).status).toBe(200)
      const other = await signInAgain(customer)
      await challenge(other, "totp")
      expectRefused(await verify(other, code), 422, "wallet_step_up_code_invalid")
      const earlier = totpCode(secret, step() - 1)
      expectRefused(await verify(other, earlier), 422, "wallet_step_up_code_invalid")
    })

    it("needs the right password or an elevated session, so that a stolen token is not enough", async () => {
      expectStepUp(await enrol(customer))
      const guess = await enrol(customer, { password: "guess" })
      expectRefused(guess, 400, "wallet_invalid_param", {
        params: { password: "is not your password" },
      })
      const foreign = await enrol(customer, { password: recipient.password })
      expectRefused(foreign, 400, "wallet_invalid_param")
      await elevate(customer, customer)
      expect((await enrol(customer)).status).toBe(201)
    })

    it("lets nobody guess the password more than twenty times an hour", async () => {
      for (let tries = 0; tries < 20; tries++) {
        expect((await enrol(customer, { password: "guess" })).status).toBe(400)
      }
      const right = await enrol(customer, { password: customer.password })
      expectRefused(right, 429, "wallet_rate_limited")
    })

    it("is replaced only after it was removed, which needs an elevated session", async () => {
      const secret = await enrolled(customer)
      const again = await enrol(customer, { password: customer.password })
      expectRefused(again, 409, "wallet_totp_enrolled")
      expectStepUp(await remove(customer))
      await challenge(customer, "totp")
      expect((await verify(customer, totpCode(secret, step()))).status).toBe(200)
      expect((await remove(customer)).body).toEqual({ enrolled: false })
      expectRefused(await challenge(customer, "totp"), 409, "wallet_step_up_unavailable")
      expect((await enrol(customer)).status).toBe(201)
    })

    it("is not activated by a wrong code, or when none waits", async () => {
      expectRefused(await activate(customer, "123456"), 422, "wallet_step_up_code_invalid")
      const { body } = await enrol(customer, { password: customer.password })
      const code = totpCode(fromBase32(body.secret), step())
      expectRefused(await activate(customer, wrong(code)), 422, "wallet_step_up_code_invalid")
      expect((await activate(customer, code)).status).toBe(200)
      expectRefused(await activate(customer, code), 422, "wallet_step_up_code_invalid")
    })

    it("is kept encrypted", async () => {
      const { body } = await enrol(customer, { password: customer.password })
      const { rows } = await database.query(
        "select totp_secret from access_step_up where subject = $1",
        [`customer:${customer.id}`]
      )
      expect(rows[0].totp_secret.includes(fromBase32(body.secret))).toBe(false)
      expect(store.log()).not.toContain(body.secret)
    })
  })

  describe("on another instance, which can't send e-mail", () => {
    let second: Store

    beforeAll(async () => {
      second = await startStore({
        databaseUrl: store.databaseUrl,
        env: { JWT_SECRET, MAIL_PROVIDER: "" },
      })
    })
    afterAll(() => second?.stop())

    it("an elevated session is elevated, and a challenge can be answered", async () => {
      await challenge(customer, "email")
      expect((await verify(customer, codeFor(customer.email), second)).status).toBe(200)
      expect((await transfer(customer, "100", second)).status).toBe(201)
      expect((await transfer(customer)).status).toBe(201)
    })

    it("a code by e-mail is refused with the reason, and can be asked for elsewhere at once", async () => {
      const answer = await challenge(customer, "email", second)
      expectRefused(answer, 409, "wallet_step_up_unavailable")
      expect(answer.body.message).toContain("can't send e-mail")
      expect((await challenge(customer, "email")).status).toBe(201)
    })
  })
})

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, "0"))
  const bytes = bits.join("").match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => parseInt(byte, 2)))
}
