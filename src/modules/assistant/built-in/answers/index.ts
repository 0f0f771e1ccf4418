export { answerOrder, answerOrderBefore, answerOwnOrder } from "./orders"
export { admitUnknown, answerPolicy, quoteClear, quotePolicy } from "./policy"
export {
  answerComplaint,
  handOver,
  offerHandover,
  tellHowToReach,
  wordHandedOver,
} from "./handover"
export { answerShipping } from "./shipping"
export { chooseOptions, optionsOf } from "./options"
export {
  answerProperty,
  answerQuestion,
  bearsOn,
  factsOf,
  lookAtProducts,
  PROPERTIES,
  settleOn,
  tellsOf,
  wordPrice,
  wordSum,
  writeLike,
} from "./product"
export type { ProductFacts } from "./product"
export { answerHaggle, answerPromotions, answerWallet } from "./account"
export { advise, answerWhich, asksForQuality, recommendOne, topicsOf, weightOf } from "./advice"
