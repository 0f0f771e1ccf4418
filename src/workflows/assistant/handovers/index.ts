export { announceHandovers, announceSoon } from "./announce"
export { presentHandovers } from "./present"
export { findHandoverOwners } from "./customer-of"
