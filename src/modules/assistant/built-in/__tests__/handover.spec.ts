import { EMAIL_MISSING, HANDOVER } from "../../handovers/tool"
import { mayHandOver } from "../may-hand-over"
import { Conversation, FakeShop } from "./fake-shop"

/** A shop that passes requests on once it knows how to reach the shopper. */
function begin(locale = "en", { signedIn = false } = {}): Conversation {
  const shop = new FakeShop()
  shop.signedIn = signedIn
  shop.handOver = () => PASSED_ON
  return new Conversation(shop, locale)
}

const PASSED_ON = { output: { told_the_shopper: "PASSED ON." }, facts: [] }

describe("A person of the shop", () => {
  it.each([
    ["en", "I want to talk to a human"],
    ["de", "Ich möchte mit einem Menschen sprechen"],
    ["fr", "Je veux parler à une vraie personne"],
    ["es", "quiero hablar con una persona"],
    ["it", "voglio parlare con una persona"],
    ["pt", "quero falar com uma pessoa"],
    ["nl", "ik wil een medewerker spreken"],
    ["ar", "أريد التحدث إلى شخص حقيقي"],
  ])("is told at once of a customer who asks for one, in %s", async (locale, words) => {
    const turn = await begin(locale, { signedIn: true }).say(words)
    expect(turn.tools).toContain(HANDOVER)
    expect(turn.text).toContain("PASSED ON.")
    expect(turn.text).toContain("help@shop.example")
  })

  it.each(["anna@example.com", "sure, anna@example.com", "it's anna.maria@example.co.uk"])(
    "is told of a guest who has said how to reach them: %s",
    async (address) => {
      const guest = begin()
      guest.shop.handOver = () => ({ code: EMAIL_MISSING, message: "Ask for an address." })
      const asked = await guest.say("can I speak to a human please")
      expect(asked.text).toMatch(/e-mail address/)
      guest.shop.handOver = () => PASSED_ON
      const given = await guest.say(address)
      expect(given.text).toContain("PASSED ON.")
    }
  )

  it.each([
    ["en", "cancel my order 216", "yes please"],
    ["de", "bitte storniere meine Bestellung 216", "ja bitte"],
    ["fr", "annulez ma commande 216", "oui"],
  ])("is offered for what the assistant can't do, and told on yes, in %s", async (...told) => {
    const [locale, words, yes] = told
    const customer = begin(locale, { signedIn: true })
    const offered = await customer.say(words)
    expect(offered.tools).not.toContain(HANDOVER)
    expect(customer.state?.pending).toEqual({ about: "handover" })
    expect((await customer.say(yes)).text).toContain("PASSED ON.")
  })

  it("is not told of whoever says no, or goes on with something else", async () => {
    for (const words of ["no thanks", "do you have mugs?"]) {
      const customer = begin("en", { signedIn: true })
      await customer.say("cancel my order 216")
      expect((await customer.say(words)).tools).not.toContain(HANDOVER)
    }
  })

  it("is offered to whoever complains", async () => {
    const customer = begin("en", { signedIn: true })
    const turn = await customer.say("my parcel arrived damaged")
    expect(turn.tools).not.toContain(HANDOVER)
    expect(turn.text).toMatch(/pass your request on/)
  })

  it("is only named where nothing can be passed on", async () => {
    const turn = await new Conversation().say("I want to talk to a human")
    expect(turn.text).toContain("help@shop.example")
    expect(turn.text).not.toMatch(/pass/)
  })
})

describe("A model's wish to pass a request on", () => {
  it.each([
    ["en", "I want to talk to a human"],
    ["en", "yes"],
    ["en", "please cancel my order"],
    ["en", "anna@example.com"],
    ["de", "Ja, bitte"],
    ["de", "Ich möchte mich beschweren"],
    ["fr", "je veux parler à quelqu'un"],
    ["en", "ฉันต้องการคุยกับคน"],
  ])("is the shopper's own (%s): %s", (locale, words) => {
    expect(mayHandOver(words, locale)).toBe(true)
  })

  it.each([
    ["en", "show me blue mugs"],
    ["en", "what does the desk lamp cost?"],
    ["de", "Habt ihr Wanderschuhe?"],
    ["fr", "montrez-moi des lampes"],
  ])("is not (%s): %s", (locale, words) => {
    expect(mayHandOver(words, locale)).toBe(false)
  })
})
