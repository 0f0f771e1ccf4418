export { Grounder } from "./grounder"
export type { Removal } from "./grounder"
export { neutralWords } from "./neutral"
