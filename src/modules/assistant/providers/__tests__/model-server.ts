import { createServer } from "node:http"
import type { IncomingMessage, ServerResponse } from "node:http"
import type { AddressInfo, Socket } from "node:net"
import type { ProviderEvent, ProviderRequest } from "../../types"

/** A server that answers as badly as it is told. */
export async function startBadServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void
) {
  const sockets = new Set<Socket>()
  const server = createServer(answer)
  server.on("connection", (socket) => {
    sockets.add(socket)
    socket.on("close", () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    stop: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

/** One chunk of a streamed answer. */
export function chunk(delta: object, finish: string | null = null): string {
  const choice = { index: 0, delta, finish_reason: finish }
  const body = { id: "c", object: "chat.completion.chunk", created: 1, model: "m" }
  return `data: ${JSON.stringify({ ...body, choices: [choice] })}\n\n`
}

export function ask(content: string, more: Partial<ProviderRequest> = {}): ProviderRequest {
  return {
    messages: [
      { role: "system", content: "You are a shop assistant." },
      { role: "user", content },
    ],
    tools: [],
    locale: "en-US",
    currency: "usd",
    maxOutputTokens: 500,
    signal: new AbortController().signal,
    ...more,
  }
}

export async function gather(events: AsyncIterable<ProviderEvent>) {
  const all: ProviderEvent[] = []
  for await (const event of events) all.push(event)
  const text = all.map((event) => (event.type === "text" ? event.content : "")).join("")
  return { all, text, calls: all.flatMap((event) => (event.type === "calls" ? event.calls : [])) }
}
