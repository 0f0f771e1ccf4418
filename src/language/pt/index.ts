import type { Language } from "../language"
import { grammar } from "./grammar"
import { shop } from "./shop"

export const pt: Language = { ...grammar, shop }
