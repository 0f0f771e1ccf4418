/** What the engine itself says, when no provider can. */
interface EngineWords {
  /** No provider could answer. */
  fallback: string
  /** A provider fell silent in the middle of its answer. */
  cutOff: string
  /** The turn's rounds or its time ran out. */
  tooLong: string
}

const WORDS: Record<string, EngineWords> = {
  en: {
    fallback:
      "Sorry, I can't answer right now. Please try again in a moment, or browse the store meanwhile.",
    cutOff: "Sorry, I was cut off there. Please ask me again.",
    tooLong: "That took me too long, sorry. Could you ask for it in a simpler way?",
  },
  de: {
    fallback:
      "Entschuldigung, ich kann gerade nicht antworten. Bitte versuchen Sie es gleich noch einmal.",
    cutOff: "Entschuldigung, ich wurde unterbrochen. Bitte fragen Sie noch einmal.",
    tooLong: "Das hat leider zu lange gedauert. Können Sie einfacher fragen?",
  },
  fr: {
    fallback: "Désolé, je ne peux pas répondre pour le moment. Réessayez dans un instant.",
    cutOff: "Désolé, j'ai été interrompu. Posez-moi la question à nouveau.",
    tooLong: "Désolé, cela a pris trop de temps. Pouvez-vous demander plus simplement ?",
  },
  es: {
    fallback: "Lo siento, ahora no puedo responder. Inténtalo de nuevo en un momento.",
    cutOff: "Lo siento, me he interrumpido. Pregúntame otra vez.",
    tooLong: "Lo siento, ha tardado demasiado. ¿Puedes preguntarlo de forma más sencilla?",
  },
  it: {
    fallback: "Mi dispiace, ora non posso rispondere. Riprova tra poco.",
    cutOff: "Mi dispiace, sono stato interrotto. Chiedimelo di nuovo.",
    tooLong: "Mi dispiace, ci è voluto troppo. Puoi chiederlo in modo più semplice?",
  },
  pt: {
    fallback: "Desculpe, não consigo responder agora. Tente novamente daqui a pouco.",
    cutOff: "Desculpe, fui interrompido. Pergunte outra vez.",
    tooLong: "Desculpe, demorou demasiado. Pode perguntar de forma mais simples?",
  },
  nl: {
    fallback: "Sorry, ik kan nu niet antwoorden. Probeer het zo nog eens.",
    cutOff: "Sorry, ik werd onderbroken. Vraag het me nog eens.",
    tooLong: "Sorry, dat duurde te lang. Kun je het eenvoudiger vragen?",
  },
  ar: {
    fallback: "عذراً، لا أستطيع الإجابة الآن. يرجى المحاولة بعد قليل.",
    cutOff: "عذراً، انقطعت إجابتي. يرجى السؤال مرة أخرى.",
    tooLong: "عذراً، استغرق ذلك وقتاً طويلاً. هل يمكنك السؤال بطريقة أبسط؟",
  },
}

/** The engine's words in a language, English where there are none. */
export function engineWords(locale: string): EngineWords {
  return WORDS[locale.slice(0, 2).toLowerCase()] ?? (WORDS.en as EngineWords)
}
