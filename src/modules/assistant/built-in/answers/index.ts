export { answerOrder } from "./orders"
export { answerPolicy, handOver } from "./policy"
export { answerShipping } from "./shipping"
export { chooseOptions, optionsOf } from "./options"
export {
  answerQuestion,
  bearsOn,
  factsOf,
  lookAtProducts,
  PROPERTIES,
  settleOn,
  tellsOf,
} from "./product"
export type { ProductFacts } from "./product"
export { answerHaggle, answerPromotions, answerWallet } from "./account"
export { advise, answerWhich, recommendOne, weightOf } from "./advice"
