/**
 * Where the Redis is that instances share their counters in: `REDIS_URL`, else the host's
 * `projectConfig.redisUrl`; undefined without either (docs/configuration.md).
 */
export function redisUrlOf({ redisUrl }: { redisUrl?: string }): string | undefined {
  return process.env.REDIS_URL || redisUrl || undefined
}
