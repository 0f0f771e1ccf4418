import { createServer, request as open, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { BodyError, RequestAborted } from "../body"
import { MultipartError, readUpload, UploadError, type UploadedBody } from "../upload"

const SPEC = {
  field: "image",
  description: "A picture.",
  maxBytes: 2_000,
  missing: "test_missing",
  tooLarge: "test_too_large",
}

let server: Server
let outcome: Promise<UploadedBody | Error>

beforeAll(async () => {
  server = createServer((request, response) => {
    outcome = readUpload(
      request as unknown as MedusaRequest,
      response as unknown as MedusaResponse,
      SPEC
    ).catch((error: Error) => error)
    void outcome.then(() => response.end())
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
})

afterAll(() => server.close())

function address() {
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

async function send(body: RequestInit["body"], headers?: Record<string, string>) {
  await fetch(address(), { method: "POST", body, headers, duplex: "half" } as RequestInit)
  return await outcome
}

function form(fields: Record<string, string | Blob>) {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

const picture = (size = 1_000) => new Blob([new Uint8Array(size).fill(7)], { type: "image/png" })

describe("an endpoint's upload", () => {
  it("is the file's bytes and, apart from them, the fields as text", async () => {
    const read = (await send(form({ limit: "3", image: picture() }))) as UploadedBody
    expect(read.fields).toEqual({ limit: "3" })
    expect(read.file).toEqual(Buffer.alloc(1_000, 7))
  })

  it("may be as large as the limit, not a byte larger", async () => {
    expect(((await send(form({ image: picture(2_000) }))) as UploadedBody).file).toHaveLength(2_000)
    expect(await send(form({ image: picture(2_001) }))).toEqual(new UploadError("test_too_large"))
  })

  it("is refused by its declared length before it is read, and by what arrives without one", async () => {
    expect(await send(form({ image: picture(200_000) }))).toEqual(new UploadError("test_too_large"))
    const parts = [
      '--b\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\n',
      "x".repeat(100_000),
      "\r\n--b--\r\n",
    ]
    const stream = new ReadableStream({
      start(controller) {
        for (const part of parts) controller.enqueue(Buffer.from(part))
        controller.close()
      },
    })
    const headers = { "content-type": "multipart/form-data; boundary=b" }
    expect(await send(stream, headers)).toEqual(new UploadError("test_too_large"))
  })

  it.each([
    ["no body", undefined],
    ["no file", form({ limit: "3" })],
    ["an empty file", form({ image: new Blob([]) })],
    ["text instead of a file", form({ image: "hello" })],
  ])("is missing when there is %s", async (_, body) => {
    expect(await send(body)).toEqual(new UploadError("test_missing"))
  })

  it.each(["application/json", "image/png", "multipart/mixed; boundary=b"])(
    "does not come as %s",
    async (type) => {
      const error = await send("{}", { "content-type": type })
      expect(error).toBeInstanceOf(BodyError)
      expect(error).toMatchObject({ reason: "unsupported_media_type" })
    }
  )

  it("is one file under one name", async () => {
    const twice = form({ image: picture() })
    twice.append("image", picture())
    expect(await send(twice)).toMatchObject({
      field: "image",
      problem: "must be sent once",
    })
    expect(await send(form({ image: picture(), photo: picture() }))).toMatchObject({
      field: "photo",
    })
  })

  it("has few fields, and short ones", async () => {
    const many = form({ image: picture() })
    for (let i = 0; i < 30; i++) many.append(`f${i}`, "1")
    expect(await send(many)).toBeInstanceOf(MultipartError)
    expect(await send(form({ image: picture(), limit: "9".repeat(5_000) }))).toMatchObject({
      field: "limit",
      problem: "is too long",
    })
  })

  it.each([
    ["without a boundary", "multipart/form-data; charset=utf-8", "x"],
    ["with a boundary that never comes", "multipart/form-data; boundary=b", "nothing"],
    [
      "that ends in the middle",
      "multipart/form-data; boundary=b",
      '--b\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\nabc',
    ],
  ])("is refused as malformed %s", async (_, type, body) => {
    expect(await send(body, { "content-type": type })).toMatchObject({ field: "body" })
  })

  it("is nobody's when the client goes away", async () => {
    const arrived = new Promise<void>((resolve) => server.once("request", () => resolve()))
    const client = open(address(), {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=b", "content-length": "1000" },
    })
    client.on("error", () => undefined)
    client.write('--b\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\nabc')
    await arrived
    client.destroy()
    expect(await outcome).toBeInstanceOf(RequestAborted)
  })
})
