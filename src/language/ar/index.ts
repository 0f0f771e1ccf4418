import type { Language } from "../language"
import { grammar } from "./grammar"
import { questions, services } from "./services"
import { shop } from "./shop"

export const ar: Language = { ...grammar, shop, services, questions, utterances: {} as never }
