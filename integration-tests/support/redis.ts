/**
 * A Redis of a test's own; only where `hasRedis`.
 *
 *   const redis = await startRedis()
 *   const store = await startStore({ env: { REDIS_URL: redis.url } })
 *   await redis.kill()                      // without a word to its clients
 *   await redis.restart()                   // same port, empty
 *   await redis.stop()
 */
import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { createServer, type AddressInfo } from "node:net"
import { Redis } from "ioredis"
import { redisPath } from "./available"

export interface RedisServer {
  url: string
  /** keeps its connections and answers nothing */
  freeze(): void
  thaw(): void
  kill(): Promise<void>
  restart(): Promise<void>
  stop(): Promise<void>
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

async function start(port: number): Promise<ChildProcess> {
  const settings = ["--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
  const child = spawn(redisPath as string, ["--port", String(port), ...settings], {
    stdio: "ignore",
  })
  const client = new Redis(port, "127.0.0.1", { maxRetriesPerRequest: 50 })
  client.on("error", () => undefined)
  await client.ping()
  client.disconnect()
  return child
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, "exit")
  child.kill("SIGKILL")
  await exited
}

export async function startRedis(): Promise<RedisServer> {
  const port = await findFreePort()
  let child = await start(port)
  return {
    url: `redis://127.0.0.1:${port}`,
    freeze: () => void child.kill("SIGSTOP"),
    thaw: () => void child.kill("SIGCONT"),
    kill: () => end(child),
    restart: async () => {
      await end(child)
      child = await start(port)
    },
    stop: () => end(child),
  }
}
