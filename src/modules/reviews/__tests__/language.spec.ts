import { detectLanguage } from "../language"

const TEXTS: Record<string, string[]> = {
  en: [
    "Exactly what I hoped for. The quality is better than I expected at this price.",
    "Arrived damaged, a scratch right across it.",
    "It is smaller than I thought and I sent it back.",
  ],
  de: [
    "Leider zu klein. Ich habe es zurückgeschickt, aber die Erstattung kam schnell.",
    "Passt perfekt und sieht sehr gut aus!",
    "Nicht für den Winter geeignet",
  ],
  fr: [
    "Très déçue, la couleur n'est pas celle de la photo.",
    "C'est exactement ce que je cherchais, merci.",
    "Un peu petit mais bien fini",
  ],
  es: [
    "Muy buena calidad, llegó antes de lo esperado.",
    "No me gusta el color, pero es cómodo.",
    "La tela es muy fina y se rompió en una semana",
  ],
  it: [
    "Molto bello, ma è arrivato con una settimana di ritardo.",
    "Non sono soddisfatta della qualità di questo prodotto.",
    "Consiglio a tutti, ottimo acquisto, grazie",
  ],
  pt: [
    "Não gostei, a cor é muito diferente da foto.",
    "Chegou bem embalado e a qualidade é muito boa.",
    "O produto veio com um defeito e não foi trocado",
  ],
  nl: [
    "Mooi product, maar de levering duurde erg lang.",
    "Ik ben niet tevreden, het is na een week stuk.",
    "Zeer goed en snel geleverd",
  ],
}

describe("the language of a review", () => {
  it.each(Object.entries(TEXTS))("is told of texts in %s", (language, texts) => {
    expect(texts.map(detectLanguage)).toEqual(texts.map(() => language))
  })

  it("is told by its script where that says it", () => {
    expect(detectLanguage("とても気に入りました")).toBe("ja")
    expect(detectLanguage("아주 좋아요")).toBe("ko")
    expect(detectLanguage("质量很好")).toBe("zh")
    expect(detectLanguage("الجودة ممتازة وأنصح به")).toBe("ar")
    expect(detectLanguage("کیفیت خیلی خوب است")).toBe("fa")
    expect(detectLanguage("یہ بہت اچھا ہے")).toBe("ur")
  })

  it("is not guessed when nothing tells it", () => {
    expect(
      ["", "OK", "👍👍👍", "12345", "xyzzy plugh", "https://example.com"].map(detectLanguage)
    ).toEqual([null, null, null, null, null, null])
  })
})
