export { EventRelay, eventRelayOf, type RelayServices } from "./relay-events"
