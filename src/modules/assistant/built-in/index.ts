export { detectLanguage, fill, phrasesFor } from "./language"
export type { AttributeNames, CartPhrases } from "./language"
export { BUILT_IN_PROVIDER, createBuiltInProvider } from "./provider"
