/** Run by `medusa exec`: calls functions of the built plugin for a test, see inside.ts. */
const { createServer } = require("node:http")
const path = require("node:path")

const BUILT = path.resolve(__dirname, "..", "..", ".medusa", "server", "src")

async function runTool(container, { tool: name, shopper, input }) {
  const { createToolRegistry } = require(path.join(BUILT, "workflows/assistant/tools"))
  const tool = (await createToolRegistry(container)).find((one) => one.name === name)
  const result = await tool.run(tool.input.parse(input), { scope: container, shopper })
  tool.output.parse(result.output)
  return result
}

/** A script of the plugin as `medusa exec` runs it, with what it prints; one at a time. */
async function runScript(container, { script, args }) {
  const told = []
  const keep = (chunk) => told.push(String(chunk)) > 0
  process.exitCode = 0
  Object.assign(process.stdout, { write: keep })
  Object.assign(process.stderr, { write: keep })
  try {
    await require(path.join(BUILT, "scripts", script)).default({ container, args })
    return { status: process.exitCode, output: told.join("") }
  } finally {
    delete process.stdout.write
    delete process.stderr.write
    process.exitCode = 0
  }
}

async function call(container, { file = "", name, args, ...rest }) {
  try {
    if (rest.tool) {
      return { result: await runTool(container, rest) }
    }
    if (rest.script) {
      return { result: await runScript(container, { args, ...rest }) }
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
