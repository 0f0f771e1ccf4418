export { BUDGETS, runTurn } from "./run-turn"
export type { TurnBudgets, TurnParts } from "./run-turn"
export type { TurnSummary } from "./summary"
export { MAX_CONTENT, MAX_MESSAGES, MessagesRefused, readMessages } from "./transcript"
