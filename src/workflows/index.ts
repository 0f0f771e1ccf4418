export * from "./wallet"
