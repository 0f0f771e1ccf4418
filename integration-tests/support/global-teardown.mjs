/** Runs once after all tests: ends what they forgot to end and removes what setup made. */
import { cleanUp } from "./run-folder.mjs"

export default cleanUp
