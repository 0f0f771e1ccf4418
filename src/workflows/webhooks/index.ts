export { eventRelayOf, relayBatch, type RelayServices } from "./relay-events"
