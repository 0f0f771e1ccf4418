import type { Language } from "../language"
import { grammar } from "./grammar"
import { questions, services } from "./services"
import { shades } from "./shades"
import { shop } from "./shop"
import { utterances } from "./utterances"

export const nl: Language = { ...grammar, shop, shades, services, questions, utterances }
