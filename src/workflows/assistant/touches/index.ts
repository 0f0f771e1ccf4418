export { recordTouch } from "./record-touch"
export type { Shown } from "./record-touch"
