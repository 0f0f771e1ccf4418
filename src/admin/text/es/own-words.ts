import type { ownWords as OwnWords } from "../en/own-words"
import type { Translated } from "../translated"

export const ownWords: Translated<typeof OwnWords> = {
  answers: "Preguntas con respuestas",
  answersHint: "Lo que el asistente responde al momento con las palabras de la tienda.",
  answersEmpty: "Todavía no hay preguntas.",
  addAnswer: "Pregunta y respuesta",
  questions: "Preguntas",
  questionsHint:
    "Una por línea, como la haría un cliente. Se entienden otras terminaciones, otro orden y palabras del mismo significado.",
  answer: "Respuesta",
  phrases: "Frases y tono",
  phrasesHint: "Lo que el asistente dice con las palabras de la tienda en vez de las suyas.",
  addPhrase: "Frase",
  phrase: "Frase",
  phraseText: "Texto",
  phraseTaken: "Esta frase ya existe en este idioma.",
  tone: "Tono",
  toneHint: "Para los modelos de lenguaje: cómo deben hablar.",
  phraseNames: {
    greeting: "Saludo",
    thanks: "Agradecimiento",
    goodbye: "Despedida",
    help: "Qué sabe hacer",
    who: "Quién es",
    smallTalk: "No es de la tienda",
    unclear: "No entendido",
    nothing: "Nada encontrado",
  },
}
