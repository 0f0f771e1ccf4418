import type { ownWords as OwnWords } from "../en/own-words"
import type { Translated } from "../translated"

export const ownWords: Translated<typeof OwnWords> = {
  answers: "Vragen met antwoorden",
  answersHint: "Wat de assistent meteen in de woorden van de winkel beantwoordt.",
  answersEmpty: "Nog geen vragen.",
  addAnswer: "Vraag en antwoord",
  questions: "Vragen",
  questionsHint:
    "Eén per regel, zoals een klant ze stelt. Andere uitgangen, volgorde en woorden met dezelfde betekenis worden begrepen.",
  answer: "Antwoord",
  phrases: "Zinnen en toon",
  phrasesHint: "Wat de assistent in de woorden van de winkel zegt in plaats van de zijne.",
  addPhrase: "Zin",
  phrase: "Zin",
  phraseText: "Tekst",
  phraseTaken: "Deze zin bestaat al in deze taal.",
  tone: "Toon",
  toneHint: "Voor taalmodellen: hoe ze moeten spreken.",
  phraseNames: {
    greeting: "Begroeting",
    thanks: "Bedankje",
    goodbye: "Afscheid",
    help: "Wat hij kan",
    who: "Wie hij is",
    smallTalk: "Niet over de winkel",
    unclear: "Niet begrepen",
    nothing: "Niets gevonden",
  },
}
