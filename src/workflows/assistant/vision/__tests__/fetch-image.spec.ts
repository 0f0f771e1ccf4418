import { createServer, type RequestListener, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { FetchError, fetchImage } from "../fetch-image"

let server: Server
let origin: string
let answer: RequestListener

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, resolve))
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** A container whose store serves files from `backendUrl`. */
function store(backendUrl?: string) {
  const config = {
    admin: {},
    modules: { file: { options: { providers: [{ options: { backend_url: backendUrl } }] } } },
  }
  return { resolve: () => config } as never
}

async function failure(url: string, scope = store()) {
  const error = await fetchImage(scope, url).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(FetchError)
  const { message, again } = error as FetchError
  return { message, again }
}

async function inProduction<T>(work: () => Promise<T>): Promise<T> {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = "production"
  try {
    return await work()
  } finally {
    process.env.NODE_ENV = before
  }
}

describe("a product's picture", () => {
  it("is fetched, over redirects as well", async () => {
    answer = (request, response) => {
      if (request.url === "/old") response.writeHead(302, { location: "/new" }).end()
      else response.end("bytes")
    }
    expect(await fetchImage(store(), `${origin}/old`)).toEqual(Buffer.from("bytes"))
  })

  it("is not there when a redirect leads nowhere", async () => {
    answer = (_, response) => response.writeHead(302, { location: "http://[" }).end()
    expect(await failure(`${origin}/old`)).toEqual({
      message: "A redirect leads nowhere",
      again: true,
    })
  })

  it("may have an address without a host, on the store's own files", async () => {
    answer = (request, response) => response.end(request.url)
    const bytes = await fetchImage(store(`${origin}/static`), "/static/a.jpg")
    expect(bytes.toString()).toBe("/static/a.jpg")
    expect(await failure("/static/a.jpg")).toMatchObject({ again: false })
  })

  it("is not looked for for ever", async () => {
    answer = (_, response) => response.writeHead(302, { location: "/again" }).end()
    expect(await failure(`${origin}/a`)).toEqual({ message: "Too many redirects", again: true })
    answer = (_, response) => response.writeHead(404).end()
    expect(await failure(`${origin}/a`)).toEqual({ message: "Answered with 404", again: true })
    server.closeAllConnections()
    answer = (request) => request.socket.destroy()
    expect(await failure(`${origin}/a`)).toMatchObject({ again: true })
  })

  it("is not read beyond a size", async () => {
    answer = (_, response) => {
      const piece = Buffer.alloc(1024 * 1024)
      const write = () => {
        while (!response.destroyed && response.write(piece));
      }
      response.on("drain", write)
      write()
    }
    expect(await failure(`${origin}/endless`)).toMatchObject({ again: false })
  })

  it.each(["ftp://shop.example/a.jpg", "file:///etc/passwd", "data:image/png;base64,AAAA"])(
    "does not lie at %s",
    async (url) => {
      expect(await failure(url)).toMatchObject({ again: false })
    }
  )

  it("lies on the public internet in production, or with the store itself", async () => {
    answer = (_, response) => response.end("bytes")
    await inProduction(async () => {
      expect(await failure(`${origin}/a`)).toMatchObject({ again: false })
      expect(await failure("http://169.254.169.254/latest/meta-data")).toMatchObject({
        again: false,
      })
      expect(await fetchImage(store(origin), `${origin}/a`)).toEqual(Buffer.from("bytes"))
    })
  })

  it("does not come from the private network by way of a redirect", async () => {
    answer = (_, response) =>
      response.writeHead(302, { location: "http://127.0.0.1:1/secret" }).end()
    await inProduction(async () => {
      expect((await failure(`${origin}/a`, store(origin))).message).toContain("public internet")
    })
  })
})
