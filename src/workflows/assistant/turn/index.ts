export { assistantTurn, openConversation, streamTurn } from "./assistant-turn"
export type { TurnAnswer, TurnRequest } from "./assistant-turn"
