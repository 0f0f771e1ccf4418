import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { RateCounter, RateLimitRedis } from "../../http"
import { redisUrlOf } from "../../network/redis-url"

let redis: RateLimitRedis | undefined | null = null
const counters = new Map<string, RateCounter>()

/**
 * The counter of that name. All of them share one connection, to the Redis of `redisUrlOf`;
 * without one, every instance counts by itself.
 */
export function counterNamed(name: string, scope: MedusaContainer): RateCounter {
  let counter = counters.get(name)
  if (!counter) {
    redis = redis === null ? connect(scope) : redis
    counter = new RateCounter(name, redis)
    counters.set(name, counter)
  }
  return counter
}

function connect(scope: MedusaContainer): RateLimitRedis | undefined {
  const { projectConfig } = scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE)
  const { redisPrefix, redisOptions } = projectConfig
  const url = redisUrlOf(projectConfig)
  if (!url) return undefined
  return new RateLimitRedis(url, scope.resolve(ContainerRegistrationKeys.LOGGER), {
    ...redisOptions,
    keyPrefix: redisPrefix,
  })
}
