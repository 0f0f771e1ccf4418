import { MedusaError } from "@medusajs/framework/utils"

/**
 * Whether something of the host has refused, rather than broken down. What one of its workflows throws
 * has lost its class on the way.
 */
export function isOfHost(error: unknown): error is MedusaError {
  return typeof error === "object" && error !== null && MedusaError.isMedusaError(error)
}
