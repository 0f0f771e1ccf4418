import type { ownWords as OwnWords } from "../en/own-words"
import type { Translated } from "../translated"

export const ownWords: Translated<typeof OwnWords> = {
  answers: "Questions et réponses",
  answersHint: "Ce à quoi l'assistant répond aussitôt avec les mots de la boutique.",
  answersEmpty: "Aucune question pour l'instant.",
  addAnswer: "Question et réponse",
  questions: "Questions",
  questionsHint:
    "Une par ligne, comme un client la poserait. Autres terminaisons, ordre et mots de même sens sont compris.",
  answer: "Réponse",
  phrases: "Formules et ton",
  phrasesHint: "Ce que l'assistant dit avec les mots de la boutique plutôt que les siens.",
  addPhrase: "Formule",
  phrase: "Formule",
  phraseText: "Texte",
  phraseTaken: "Cette formule existe déjà dans cette langue.",
  tone: "Ton",
  toneHint: "Pour les modèles de langage : comment parler.",
  phraseNames: {
    greeting: "Accueil",
    thanks: "Remerciement",
    goodbye: "Au revoir",
    help: "Ce qu'il sait faire",
    who: "Qui il est",
    smallTalk: "Hors de la boutique",
    unclear: "Pas compris",
    nothing: "Rien trouvé",
  },
}
