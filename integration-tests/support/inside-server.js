/** Run by `medusa exec`: calls functions of the built plugin for a test, see inside.ts. */
const { createServer } = require("node:http")
const path = require("node:path")

const BUILT = path.resolve(__dirname, "..", "..", ".medusa", "server", "src")

async function runTool(container, { tool: name, shopper, input }) {
  const { createToolRegistry } = require(path.join(BUILT, "workflows/assistant/tools"))
  const tool = createToolRegistry(container).find((one) => one.name === name)
  const result = await tool.run(tool.input.parse(input), { scope: container, shopper })
  tool.output.parse(result.output)
  return result
}

async function call(container, { file = "", name, args, ...rest }) {
  try {
    if (rest.tool) {
      return { result: await runTool(container, rest) }
    }
    const module = require(path.join(BUILT, file))
    return { result: await module[name](container, ...args) }
  } catch (error) {
    const { code, message, details, stack } = error
    return { error: { code, message, details, stack } }
  }
}

module.exports.default = async function listen({ container, args: [port] }) {
  const server = createServer(async (request, response) => {
    const chunks = []
    for await (const chunk of request) {
      chunks.push(chunk)
    }
    const answer = await call(container, JSON.parse(Buffer.concat(chunks).toString()))
    const plain = (_, value) =>
      typeof value === "bigint"
        ? String(value)
        : value instanceof Map
          ? Object.fromEntries(value)
          : value
    response.end(JSON.stringify(answer, plain))
  })
  server.listen(Number(port), "127.0.0.1")
  await new Promise(() => undefined)
}
