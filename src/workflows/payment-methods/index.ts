export { type AccountHolder, readPayingCustomer } from "./account-holders"
export { describeMethod, type MethodFace } from "./describe-method"
export {
  beginSavingMethod,
  findSavedMethod,
  listSavedMethods,
  removeSavedMethod,
  type SavedMethod,
} from "./methods"
