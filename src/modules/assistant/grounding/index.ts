export { Grounder } from "./grounder"
export { neutralWords } from "./neutral"
