import type { Language } from "../language"
import { grammar } from "./grammar"
import { questions, services } from "./services"
import { shop } from "./shop"
import { utterances } from "./utterances"

export const it: Language = { ...grammar, shop, services, questions, utterances }
