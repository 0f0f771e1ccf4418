import { crossSiteGate, defineService, readPackageVersion } from "../../../http"
import { prepareAssistantSettings } from "../../assistant/settings"
import { identifyStaff } from "../../identity"
import { translateRefusedSetting } from "../../settings-endpoints"
import { ADMIN_ASSISTANT_ERRORS } from "./errors"

/** What the dashboard asks for, at `/admin/assistant`; the host signs its users in. */
export const adminAssistant = defineService({
  prefix: "assistant",
  root: "/admin/assistant",
  title: "Assistant dashboard",
  description: "What the store's staff does with the assistant from the dashboard.",
  version: readPackageVersion(__dirname),
  tags: [
    { name: "Settings", description: "Read and change how the assistant behaves." },
    { name: "Telemetry", description: "See how it is used, what it costs and how it is rated." },
    { name: "Conversations", description: "Read what shoppers asked and what they were told." },
    { name: "Hand-overs", description: "See to what shoppers ask a person for." },
    { name: "Reviews", description: "Bring in product reviews." },
    { name: "Search", description: "See what shoppers did not find." },
    { name: "Agents", description: "See what agents did." },
    { name: "Specification", description: "This document." },
  ],
  errors: ADMIN_ASSISTANT_ERRORS,
  identify: identifyStaff,
  cors: "host",
  prepare: prepareAssistantSettings,
  gates: [crossSiteGate("assistant_forbidden")],
  translate: translateRefusedSetting("assistant_invalid_param"),
})

export const { endpoint } = adminAssistant
export const AdminAssistantError = adminAssistant.Error
