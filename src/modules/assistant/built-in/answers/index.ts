export { answerOrder } from "./orders"
export { answerPolicy, handOver } from "./policy"
export { answerShipping } from "./shipping"
export { subjectOf } from "./subject"
