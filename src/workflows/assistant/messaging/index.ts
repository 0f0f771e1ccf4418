export { inboxWorkerOf } from "./answer-messages"
export { readBatch } from "./read-batch"
export { isSame, isSigned } from "./signature"
