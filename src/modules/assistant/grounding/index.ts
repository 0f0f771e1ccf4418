export { Grounder } from "./grounder"
export { neutralWords } from "./neutral"
export { warmUpGrounding } from "./find-claims"
