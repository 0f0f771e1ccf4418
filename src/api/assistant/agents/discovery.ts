import { defineService, GUEST, readPackageVersion } from "../../../http"
import { agentRateGate } from "../gates"
import { prepareAssistantSettings } from "../settings"

/**
 * The discovery document, outside of every prefix of ours: where the protocol wants it. A folder of
 * that name would begin with a dot, which compilers pass over.
 */
export const discovery = defineService({
  prefix: "assistant",
  root: "/.well-known/ucp",
  title: "Agent discovery",
  description: "Where agents learn what this store offers them.",
  version: readPackageVersion(__dirname),
  tags: [{ name: "Agents", description: "What agents may read." }],
  errors: {},
  identify: () => GUEST,
  cors: "store",
  prepare: prepareAssistantSettings,
  gates: [agentRateGate],
})

export const { endpoint } = discovery
