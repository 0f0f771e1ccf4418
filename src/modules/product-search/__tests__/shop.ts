import { draftDocument, type Draft } from "../../../../integration-tests/support/product-search"
import { matchProducts } from "../memory/match"
import { MemoryIndex } from "../memory/memory-index"
import { rankByWords } from "../memory/rank"
import { parseQuery } from "../query/parse"
import { catalogueLanguage, Thesaurus } from "../query/thesaurus"

/** A catalogue in memory, and how queries are read and answered with it; words only. */
export function shopOf(drafts: Draft[], lines: string[] = [], language = "en") {
  const thesaurus = new Thesaurus(catalogueLanguage(language), lines)
  const index = new MemoryIndex(thesaurus)
  const titles = new Map<string, string>()
  for (const draft of drafts) {
    const document = draftDocument(draft)
    titles.set(document.product_id, draft.title)
    index.put(document)
  }
  const read = (query: string, locale = language, spoken?: string) =>
    parseQuery(
      query,
      { currency: "usd", locale, ...(spoken && { language: spoken }) },
      { vocabulary: index.vocabulary, thesaurus }
    )
  const rank = (query: string, locale = language) => {
    const parsed = read(query, locale)
    const found = rankByWords(index, parsed, matchProducts(index, parsed), {
      accept: () => true,
      limit: 10,
    })
    return found.map(({ product_id }) => titles.get(product_id))
  }
  return { read, rank, index }
}
