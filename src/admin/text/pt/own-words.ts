import type { ownWords as OwnWords } from "../en/own-words"
import type { Translated } from "../translated"

export const ownWords: Translated<typeof OwnWords> = {
  answers: "Perguntas com respostas",
  answersHint: "O que o assistente responde logo com as palavras da loja.",
  answersEmpty: "Ainda não há perguntas.",
  addAnswer: "Pergunta e resposta",
  questions: "Perguntas",
  questionsHint:
    "Uma por linha, como um cliente a faria. Outras terminações, ordem e palavras com o mesmo sentido são entendidas.",
  answer: "Resposta",
  phrases: "Frases e tom",
  phrasesHint: "O que o assistente diz com as palavras da loja em vez das suas.",
  addPhrase: "Frase",
  phrase: "Frase",
  phraseText: "Texto",
  phraseTaken: "Esta frase já existe nesta língua.",
  tone: "Tom",
  toneHint: "Para os modelos de linguagem: como devem falar.",
  phraseNames: {
    greeting: "Saudação",
    thanks: "Agradecimento",
    goodbye: "Despedida",
    help: "O que sabe fazer",
    who: "Quem é",
    smallTalk: "Não é da loja",
    unclear: "Não percebido",
    nothing: "Nada encontrado",
  },
}
