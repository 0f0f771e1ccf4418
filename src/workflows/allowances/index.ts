export { readSpent, readUsed, type Spent, type Usage } from "./used"
export { explainObstacle } from "./words"
