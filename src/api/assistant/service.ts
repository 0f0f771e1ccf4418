import { defineService, readPackageVersion } from "../../http"
import { identify } from "../identity"
import { ASSISTANT_ERRORS } from "./errors"
import { agentRateGate, nonceGate, storefrontRateGate } from "./gates"
import { prepareAssistantSettings } from "./settings"
import { translateRefusal } from "./translate"

export { AGENT, STOREFRONT } from "./gates"

/** The assistant service of the interface document, at `/assistant/v1`. */
export const assistant = defineService({
  prefix: "assistant",
  root: "/assistant/v1",
  title: "Storefront assistant",
  description:
    "Chat, cart, feedback and visual search for shoppers, a messaging channel, figures and drafts " +
    "for the merchant, and a read-only gateway for agents. Whatever is said about products, " +
    "prices and stock was read from the store.",
  version: readPackageVersion(__dirname),
  tags: [
    { name: "Chat", description: "Talk to the assistant." },
    { name: "Cart", description: "Change what is in the shopper's cart." },
    { name: "Visual search", description: "Find products that look like a picture." },
    { name: "Feedback", description: "Say whether an answer was good." },
    { name: "Messaging", description: "Receive messages of a messaging channel." },
    { name: "Merchant", description: "Figures and drafts for the store's managers." },
    { name: "Agents", description: "What agents may read, and how they hand over to a human." },
    { name: "Session", description: "What a browser needs to call with its session cookie." },
    { name: "Storefront element", description: "The element for the shop's own pages." },
    { name: "Specification", description: "This document." },
  ],
  errors: ASSISTANT_ERRORS,
  identify,
  cors: "store",
  prepare: prepareAssistantSettings,
  gates: [nonceGate, storefrontRateGate, agentRateGate],
  translate: translateRefusal,
})

export const { endpoint } = assistant
export const AssistantError = assistant.Error
