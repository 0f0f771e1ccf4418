import { Client } from "@medusajs/framework/pg"
import type { ClientConfig } from "@medusajs/framework/pg"
import type { Logger } from "@medusajs/framework/types"
import { query } from "../../database/connection"
import type { Connection } from "../../database/connection"

/** The triggers of `access_revision` notify it. */
const CHANNEL = "wallet_access_changed"
/** What is behind the notifications, which poolers and broken connections swallow. */
const POLL_MS = 1_000
const RECONNECT_MS = 5_000

/**
 * Tells at once when a credential or a grant was taken away or changed: by this instance itself, by
 * another one that the database notifies of, or at the latest by asking the database every second.
 */
export class AccessChanges {
  private readonly listeners = new Set<() => void>()
  private revision: string | undefined
  private isPolling = false

  constructor(
    private readonly connection: Connection,
    private readonly address: ClientConfig,
    private readonly logger: Logger
  ) {}

  /** Calls `listener` at every change from now on; once, however often it is handed in. */
  watch(listener: () => void): void {
    if (this.listeners.has(listener)) return
    this.listeners.add(listener)
    if (this.listeners.size > 1) return
    void this.poll()
    setInterval(() => void this.poll(), POLL_MS).unref()
    this.listen()
  }

  /** Tells everybody who watches. */
  announce(): void {
    for (const listener of this.listeners) listener()
  }

  private async poll(): Promise<void> {
    if (this.isPolling) return
    this.isPolling = true
    try {
      const [row] = await query<{ revision: string }>(
        this.connection,
        "select revision from access_revision"
      )
      const isChanged = this.revision !== undefined && row?.revision !== this.revision
      this.revision = row?.revision
      if (isChanged) this.announce()
    } catch (error) {
      // What is known ends by itself after a few seconds.
      this.logger.debug(`Could not ask for changes of access: ${(error as Error).message}`)
    } finally {
      this.isPolling = false
    }
  }

  private listen(): void {
    const client = new Client({ ...this.address, application_name: "wallet access changes" })
    const again = () => setTimeout(() => this.listen(), RECONNECT_MS).unref()
    client.once("end", again)
    client.on("error", (error) => this.logger.debug(`Lost notifications: ${error.message}`))
    client.on("notification", () => this.announce())
    client
      .connect()
      .then(async () => {
        await client.query(`listen ${CHANNEL}`)
        // What changed while nobody listened.
        await this.poll()
      })
      .catch((error) => {
        this.logger.debug(`Could not listen for changes of access: ${error.message}`)
        client.end().catch(() => {})
      })
  }
}
