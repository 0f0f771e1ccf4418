import createClient from "openapi-fetch"

export function createWalletClient(options) {
  return createClient(options)
}
