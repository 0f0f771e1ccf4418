export { readPromptAddition, tellOfTurn } from "./around-turns"
export { extensionFailures, extensionOf, runExtension } from "./call-extension"
export type { ExtensionFailures, TurnExtension } from "./call-extension"
export { merchantTools } from "./merchant-tools"
