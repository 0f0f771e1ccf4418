/**
 * A server whose messages are German, on any machine: passes everything on to a real PostgreSQL, and
 * translates the severity and the message of each error and notice on the way back, as a server with
 * `lc_messages = de_DE` does. The field that is never translated (`V`) and the SQLSTATE stay.
 *
 *   const proxy = await translatingProxy(database.url)
 *   … connect to proxy.url …
 *   await proxy.close()
 */
import { createServer, connect, type AddressInfo, type Socket } from "node:net"

export interface Proxy {
  url: string
  close(): Promise<void>
}

const SEVERITIES: Record<string, string> = {
  ERROR: "FEHLER",
  FATAL: "SCHWERWIEGEND",
  PANIC: "PANIK",
  WARNING: "WARNUNG",
  NOTICE: "HINWEIS",
}

export async function translatingProxy(target: string): Promise<Proxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ]) {
      sockets.add(from)
      from.on("error", () => to.destroy())
      from.on("close", () => to.destroy())
    }
    client.pipe(upstream)
    const translate = translator()
    upstream.on("data", (chunk) => client.write(translate(chunk)))
    upstream.on("end", () => client.end())
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const url = new URL(target)
  url.hostname = "127.0.0.1"
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    close: async () => {
      sockets.forEach((socket) => socket.destroy())
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

/** Takes the server's bytes as they come, gives whole messages: a type byte, a length, a body. */
function translator(): (chunk: Buffer) => Buffer {
  let rest = Buffer.alloc(0)
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    const messages: Buffer[] = []
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const end = 1 + rest.readInt32BE(1)
      const type = String.fromCharCode(rest[0])
      const message = rest.subarray(0, end)
      messages.push(type === "E" || type === "N" ? translated(type, message.subarray(5)) : message)
      rest = rest.subarray(end)
    }
    return Buffer.concat(messages)
  }
}

/** An error is a list of fields: a letter, a text, a zero; a zero ends it. */
function translated(type: string, body: Buffer): Buffer {
  const fields = body
    .toString("utf8")
    .split("\0")
    .filter((field) => field)
    .map((field) => {
      if (field[0] === "S") return `S${SEVERITIES[field.slice(1)] ?? field.slice(1)}`
      return field[0] === "M" ? `MÜbersetzt: ${field.slice(1)}` : field
    })
  const text = Buffer.from(`${fields.join("\0")}\0\0`)
  const head = Buffer.alloc(5)
  head.write(type, 0, "latin1")
  head.writeInt32BE(4 + text.length, 1)
  return Buffer.concat([head, text])
}
