import { FASHION } from "./fashion"
import { HOME } from "./home"
import { LIVING } from "./living"
import { PURPOSES } from "./purposes"
import { readKnowledge } from "./read-knowledge"
import type { Knowledge } from "./read-knowledge"
import { TECHNOLOGY } from "./technology"
import type { Stem } from "../text/stem"

export type { Knowledge }

/** @param lines what the merchant adds, in the tables' own form: `gilet = body warmer` */
export function knowledgeFor(stem: Stem, lines: readonly string[] = []): Knowledge {
  const tables = [FASHION, HOME, TECHNOLOGY, LIVING, lines.join("\n")]
  return readKnowledge({ tables, purposes: PURPOSES }, stem)
}
