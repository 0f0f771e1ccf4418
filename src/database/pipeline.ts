/** The part of node-postgres' client that sending several statements at once needs. */
export interface PipelinedClient {
  /** Whether queries are sent before those sent earlier are answered; older drivers take no notice. */
  pipeline?: boolean
  connection?: { stream?: { cork?(): void; uncork?(): void } }
}

/**
 * Hands what `send` sends on a connection to the network in one go. By itself the driver writes each
 * statement alone, which costs a system call, and most often wakes PostgreSQL, for each.
 */
export function inOnePacket<T>({ connection }: PipelinedClient, send: () => T): T {
  const stream = connection?.stream
  stream?.cork?.()
  try {
    return send()
  } finally {
    stream?.uncork?.()
  }
}
