import { detectLanguage, LANGUAGES } from "../../../language"
import type { Language } from "../../../language"
import { query } from "../../../database/connection"
import type { Connection } from "../../../database/connection"
import { forgetSourceChanges, readTexts } from "./documents"

/** As many products tell what language a catalogue is in. */
const TELLING_PRODUCTS = 60
/** Where nothing tells. */
const PRIOR = { en: 0.5 }
const NAME = "language:"

/**
 * The language that a catalogue's own texts are in. When it has become another than it was, all
 * products are due to be read anew, since their words in PostgreSQL are stems of the old one.
 *
 * @param fresh texts of products that are about to be written
 */
export async function readCatalogueLanguage(
  connection: Connection,
  fresh: readonly string[]
): Promise<Language> {
  const texts = [...(await readTexts(connection, TELLING_PRODUCTS)), ...fresh]
  const { language = LANGUAGES[0] } = detectLanguage(
    texts.slice(0, TELLING_PRODUCTS).join("\n"),
    PRIOR
  )
  const known = await query<{ name: string }>(
    connection,
    "select name from assistant_search_state where name like ?",
    [`${NAME}%`]
  )
  const name = NAME + language.code
  if (known.length === 1 && known[0].name === name) return language
  await query(connection, "delete from assistant_search_state where name like ?", [`${NAME}%`])
  await query(
    connection,
    `insert into assistant_search_state (name, at) values (?, now())
     on conflict (name) do nothing`,
    [name]
  )
  if (known.length) await forgetSourceChanges(connection)
  return language
}
