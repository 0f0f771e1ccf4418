import { crossSiteGate, defineService, readPackageVersion } from "../../../http"
import { UnknownSecretError } from "../../../settings/secrets"
import { RefusedSettingError } from "../../../settings/setting"
import { prepareAssistantSettings } from "../../assistant/settings"
import { identifyStaff } from "../../identity"
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
  translate: translateRefusedSetting,
})

/** A mask that was sent back for a secret that nobody knows, or a value that can't be set. */
function translateRefusedSetting(error: unknown) {
  return error instanceof UnknownSecretError || error instanceof RefusedSettingError
    ? { code: "assistant_invalid_param" as const, data: { params: { [error.key]: error.message } } }
    : undefined
}

export const { endpoint } = adminAssistant
export const AdminAssistantError = adminAssistant.Error
