/**
 * A stream of the assistant, read from the bare socket as `curl -N` would show it.
 *
 *   const stream = await openStream(store, guest.headers(), { messages })
 *   stream.status; stream.headers["content-type"]
 *   const { events, raw } = await stream.end()
 */
import { connect, type Socket } from "node:net"

type Target = { baseUrl: string }

export interface StreamEvent {
  /** Of the line `event:`. */
  name: string
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests look into events of every shape
  data: any
  /** Milliseconds after the request was sent. */
  at: number
}

export interface OpenStream {
  status: number
  headers: Record<string, string>
  events: StreamEvent[]
  /** Everything that has come, without chunk lengths. */
  raw(): string
  /** Waits for the end of the answer. */
  end(): Promise<{ events: StreamEvent[]; raw: string }>
  /** Hangs up. */
  close(): void
}

export function openStream(
  { baseUrl }: Target,
  headers: Record<string, string>,
  body: unknown
): Promise<OpenStream> {
  const { hostname, port } = new URL(baseUrl)
  const text = typeof body === "string" ? body : JSON.stringify(body)
  const lines = [
    "POST /assistant/v1/stream HTTP/1.1",
    `Host: ${hostname}:${port}`,
    "Connection: close",
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(text)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(Number(port), hostname)
    const started = performance.now()
    const events: StreamEvent[] = []
    let head = ""
    let rest = Buffer.alloc(0)
    let raw = ""
    let read = 0
    const closed = new Promise<void>((done) => socket.once("close", () => done()))
    socket.once("error", reject)
    socket.once("connect", () => socket.write(`${lines.join("\r\n")}\r\n\r\n${text}`))
    socket.on("data", (data: Buffer) => {
      rest = Buffer.concat([rest, data])
      if (!head) {
        const end = rest.indexOf("\r\n\r\n")
        if (end < 0) return
        head = rest.subarray(0, end).toString()
        rest = rest.subarray(end + 4)
        resolve(toStream())
      }
      takePieces()
      takeEvents()
    })

    function takePieces() {
      if (!/transfer-encoding: chunked/i.test(head)) {
        raw += rest.toString()
        rest = Buffer.alloc(0)
        return
      }
      for (;;) {
        const end = rest.indexOf("\r\n")
        const length = end < 0 ? Number.NaN : Number.parseInt(rest.subarray(0, end).toString(), 16)
        if (Number.isNaN(length) || rest.length < end + 4 + length) return
        raw += rest.subarray(end + 2, end + 2 + length).toString()
        rest = rest.subarray(end + 4 + length)
      }
    }

    function takeEvents() {
      for (let end = raw.indexOf("\n\n", read); end >= 0; end = raw.indexOf("\n\n", read)) {
        const block = raw.slice(read, end)
        read = end + 2
        const name = /^event: (.*)$/m.exec(block)?.[1]
        const data = /^data: (.*)$/m.exec(block)?.[1]
        if (name === undefined || data === undefined) continue
        events.push({ name, data: JSON.parse(data), at: performance.now() - started })
      }
    }

    function toStream(): OpenStream {
      const [line = "", ...fields] = head.split("\r\n")
      return {
        status: Number(line.split(" ")[1]),
        headers: Object.fromEntries(
          fields.map((field) => {
            const colon = field.indexOf(":")
            return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()]
          })
        ),
        events,
        raw: () => raw,
        async end() {
          await closed
          return { events, raw }
        },
        close: () => socket.destroy(),
      }
    }
  })
}
