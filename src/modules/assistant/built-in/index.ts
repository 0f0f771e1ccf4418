export { BUILT_IN_PROVIDER, createBuiltInProvider } from "./provider"
