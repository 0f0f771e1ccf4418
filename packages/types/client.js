import createClient from "openapi-fetch"

export function createWalletClient(options) {
  return createClient(options)
}

export function createAdminClient(options) {
  return createClient(options)
}

export function createAssistantAdminClient(options) {
  return createClient(options)
}

export function createAssistantClient(options) {
  return createClient(options)
}
