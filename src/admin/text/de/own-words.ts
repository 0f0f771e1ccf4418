import type { ownWords as OwnWords } from "../en/own-words"
import type { Translated } from "../translated"

export const ownWords: Translated<typeof OwnWords> = {
  answers: "Fragen mit Antworten",
  answersHint: "Was der Assistent sofort in den Worten des Shops beantwortet.",
  answersEmpty: "Noch keine Fragen.",
  addAnswer: "Frage und Antwort",
  questions: "Fragen",
  questionsHint:
    "Eine je Zeile, so wie Kunden sie stellen. Andere Endungen, Reihenfolge und gleichbedeutende Wörter werden verstanden.",
  answer: "Antwort",
  phrases: "Formulierungen und Ton",
  phrasesHint: "Was der Assistent in den Worten des Shops sagt statt in seinen.",
  addPhrase: "Formulierung",
  phrase: "Formulierung",
  phraseText: "Text",
  phraseTaken: "Diese Formulierung gibt es in dieser Sprache schon.",
  tone: "Ton",
  toneHint: "Für Sprachmodelle: wie sie sprechen sollen.",
  phraseNames: {
    greeting: "Begrüßung",
    thanks: "Dank",
    goodbye: "Abschied",
    help: "Was er kann",
    who: "Wer er ist",
    smallTalk: "Nicht über den Shop",
    unclear: "Nicht verstanden",
    nothing: "Nichts gefunden",
  },
}
