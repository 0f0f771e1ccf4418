import type { ownWords as OwnWords } from "../en/own-words"
import type { Translated } from "../translated"

export const ownWords: Translated<typeof OwnWords> = {
  answers: "Domande con risposte",
  answersHint: "Ciò a cui l'assistente risponde subito con le parole del negozio.",
  answersEmpty: "Ancora nessuna domanda.",
  addAnswer: "Domanda e risposta",
  questions: "Domande",
  questionsHint:
    "Una per riga, come la farebbe un cliente. Altre desinenze, ordine e parole di uguale significato vengono comprese.",
  answer: "Risposta",
  phrases: "Frasi e tono",
  phrasesHint: "Ciò che l'assistente dice con le parole del negozio invece che con le sue.",
  addPhrase: "Frase",
  phrase: "Frase",
  phraseText: "Testo",
  phraseTaken: "Questa frase esiste già in questa lingua.",
  tone: "Tono",
  toneHint: "Per i modelli linguistici: come devono parlare.",
  phraseNames: {
    greeting: "Saluto",
    thanks: "Ringraziamento",
    goodbye: "Congedo",
    help: "Che cosa sa fare",
    who: "Chi è",
    smallTalk: "Non riguarda il negozio",
    unclear: "Non capito",
    nothing: "Niente trovato",
  },
}
