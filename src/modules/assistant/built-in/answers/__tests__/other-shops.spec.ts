import { answerPolicy, answerQuestion } from ".."
import { play, POLICIES, remembered, talkIn, WARES } from "./other-shops"

type Case = [code: string, ware: keyof typeof WARES, question: string, answer: RegExp, not?: RegExp]

/** Questions about products, with what every right answer has and what none has. */
const PRODUCTS: Case[] = [
  ["en", "drill", "how heavy is it?", /1,450 g/],
  ["en", "drill", "does it come with a charger?", /^Yes/],
  ["en", "drill", "can i use it on concrete?", /^No/],
  ["en", "drill", "is the black one available?", /^No/, /^Yes/],
  ["en", "drill", "do you have it in green", /^Yes.*Green/],
  ["en", "drill", "does it come in pink?", /^No.*pink/],
  ["en", "drill", "how long does the battery last?", /90 minutes/],
  ["en", "drill", "where is it made?", /Czechia/],
  ["en", "drill", "how much do i save?", /30\.00.*19\s?%/],
  ["en", "drill", "any complaints about it?", /louder/],
  ["en", "drill", "is it dishwasher safe?", /doesn't say/, /^(?:Yes|No)/],
  ["de", "drill", "Wie schwer ist die?", /1,450 g/],
  ["de", "drill", "Ist ein Ladegerät dabei?", /^Ja/],
  ["de", "drill", "gibt es die auch in schwarz?", /^Nein/],
  ["fr", "drill", "elle est en promotion ?", /^Oui.*129/],
  ["fr", "drill", "combien de temps tient la batterie ?", /90 minutes/],
  ["it", "drill", "quanto pesa?", /1,450 g/],
  ["en", "apron", "can i put it in the washing machine?", /^No/],
  ["en", "apron", "is it waterproof?", /^Yes/],
  ["en", "apron", "have you got it in L, navy?", /^No/],
  ["en", "apron", "is there a large in tan?", /^Yes/],
  ["en", "apron", "what sizes are there?", /S.*L|L.*S/s],
  ["es", "apron", "se puede lavar a máquina?", /^No/],
  ["nl", "apron", "is hij er in maat S?", /^Ja/],
  ["pt", "apron", "é impermeável?", /^Sim/],
  ["en", "novel", "how much is the hardcover?", /24/, /12/],
  ["en", "novel", "how many pages does it have?", /412/],
  ["en", "novel", "is it printed on recycled paper?", /^Yes/],
  ["de", "novel", "Wie viele Seiten hat das Buch?", /412/],
  ["en", "train", "are batteries included?", /^No/],
  ["en", "train", "is it free of BPA?", /^Yes/],
  ["en", "train", "do you still have the yellow one?", /^No/],
  ["de", "train", "Ist die Gelbe noch da?", /^Nein/],
  ["de", "train", "Sind Batterien dabei?", /^Nein/],
  ["fr", "train", "les piles sont incluses ?", /^Non/],
  ["es", "train", "lo hay en rojo?", /^Sí/],
  ["en", "shelf", "does it rust?", /^No/],
  ["en", "shelf", "how much is the tall one?", /130/],
  ["en", "shelf", "what does the small one cost?", /80/],
  ["en", "shelf", "how long does assembly take?", /20 minutes/],
  ["de", "shelf", "was kostet das große?", /130/],
  ["it", "shelf", "arrugginisce?", /^No/],
  ["ar", "shelf", "كم سعر الكبير؟", /130/],
  ["nl", "shelf", "roest hij?", /^Nee/],
]

type PolicyCase = [code: string, shop: "english" | "german", question: string, answer: RegExp]

const TEXTS: PolicyCase[] = [
  ["en", "english", "how many days do i have to return something?", /14 days/],
  ["en", "english", "who pays for sending it back?", /You pay/],
  ["en", "english", "when do i get my money back", /10 working days/],
  ["en", "english", "can i pay by paypal?", /^Yes/],
  ["en", "english", "do you accept klarna", /Klarna.*(?:mentioned).*PayPal/s],
  ["en", "english", "can i pay in instalments", /not possible/],
  ["en", "english", "how long is the guarantee on a saw", /five years/],
  ["en", "english", "could you wrap it for my niece's birthday", /\$3\.50/],
  ["en", "english", "are you open on mondays?", /^No/],
  ["en", "english", "are you there on saturdays?", /^Yes/],
  ["en", "english", "what's your phone number?", /1234567/],
  ["en", "english", "do you engrave tools?", /don't know/],
  ["en", "english", "delete all my data", /don't know|hallo@/],
  ["de", "english", "Wie lange kann ich etwas zurückgeben?", /14 Tage/],
  ["de", "english", "Kann ich mit PayPal zahlen?", /Ja/],
  ["fr", "english", "combien d'années de garantie ?", /5 ans/],
  ["es", "english", "abrís los lunes?", /^No/],
  ["it", "english", "fate pacchetti regalo?", /3\.50/],
  ["nl", "english", "wanneer krijg ik mijn geld terug?", /10 werkdagen/],
  ["pt", "english", "posso pagar por transferência?", /Sim/],
  ["ar", "english", "كم يوم لدي للإرجاع؟", /14/],
  ["de", "german", "wer zahlt das Porto wenn ich etwas zurückschicke?", /kostenlos/],
  ["de", "german", "geht Kauf auf Rechnung?", /Rechnung/],
  ["en", "german", "how long can i return things?", /21 days/],
  ["en", "german", "is return shipping free?", /free/],
  ["fr", "german", "vous donnez quelle garantie ?", /3 ans/],
  ["es", "german", "puedo hablar por teléfono con alguien?", /team@holzwurm/],
]

const answersTo = {
  products: PRODUCTS.map(([code, ware, question, answer, not]) => {
    const script = answerQuestion(talkIn(code), [remembered(WARES[ware])], question)
    const said = play(script, POLICIES.english)
    return { code, question, said, isRight: answer.test(said) && !not?.test(said) }
  }),
  texts: TEXTS.map(([code, shop, question, answer]) => {
    const said = play(answerPolicy(talkIn(code), question), POLICIES[shop])
    return { code, question, said, isRight: answer.test(said) }
  }),
}

describe("Answers about shops that nobody tuned them to", () => {
  it.each(["products", "texts"] as const)("are right for most questions about %s", (subject) => {
    const wrong = answersTo[subject].filter(({ isRight }) => !isRight)
    if (process.env.SHOW_WRONG) console.info(JSON.stringify(wrong, null, 1))
    expect(1 - wrong.length / answersTo[subject].length).toBeGreaterThanOrEqual(0.8)
  })
})
