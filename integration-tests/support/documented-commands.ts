/**
 * The documentation's shell commands, run as they stand there: each file in a shell of its own, from its first
 * block to its last, so that what one block sets the next one knows.
 */
import { execFile } from "node:child_process"
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { ROOT } from "./demo"

/** A request that a document makes, and what the store said to it. */
export interface DocumentedCall {
  method: string
  /** Without the store's address. */
  to: string
  status: number
  /** The beginning of the answer. */
  body: string
}

export interface DocumentedRun {
  calls: DocumentedCall[]
  /** Commands of npm and npx, which are looked at, not run: other tests run them. */
  others: string[]
  /** What the shell itself complained of. */
  problems: string[]
}

export const DOCUMENTS = [
  "README.md",
  ...readdirSync(path.join(ROOT, "docs"), { recursive: true })
    .map((name) => path.posix.join("docs", String(name).split(path.sep).join("/")))
    .filter((name) => name.endsWith(".md")),
].filter((file) => commandsOf(file))

export function commandsOf(file: string): string {
  const text = readFileSync(path.join(ROOT, file), "utf8")
  return [...text.matchAll(/^```(?:bash|sh)\n([\s\S]*?)^```/gm)]
    .map(([, block]) => block)
    .join("\n")
}

/** Requests are real; whatever else would change this machine only says what it was called with. */
const PREAMBLE = `
set -u
curl() {
  command curl -sS --max-time 60 -w '%{stderr}\\nCALL %{http_code} %{method} %{url_effective}\\n' "$@" | tee body
  printf 'BODY %s\\n' "$(head -c 400 body | tr '\\n' ' ')" >&2
}
npm() { echo "OTHER npm $*" >&2; }
npx() { echo "OTHER npx $*" >&2; }
git() { echo "OTHER git $*" >&2; }
pg_dump() { echo "OTHER pg_dump $*" >&2; }
`

/** Runs a document's commands in `folder`; `set` has its variables, `replace` its examples of ids and names. */
export async function runDocument(
  file: string,
  folder: string,
  baseUrl: string,
  set: Record<string, string>,
  replace: readonly (readonly [example: string | RegExp, real: string])[]
): Promise<DocumentedRun> {
  const commands = replace.reduce(
    (text, [example, real]) => text.replaceAll(example, () => real),
    // A placeholder that a person fills in is no redirection.
    commandsOf(file).replaceAll(/<([a-z ]+)>/g, "'$1'")
  )
  const env = { PATH: process.env.PATH!, HOME: folder, LC_ALL: "C.UTF-8", ...set }
  const script = `${PREAMBLE}\n${commands}`
  const told = await new Promise<string>((resolve) => {
    execFile("bash", ["-c", script], { cwd: folder, env, maxBuffer: 1 << 26 }, (_, __, err) =>
      resolve(err)
    )
  })
  const run: DocumentedRun = { calls: [], others: [], problems: [] }
  for (const line of told.split("\n").filter(Boolean)) {
    const [kind, ...rest] = line.split(" ")
    if (kind === "CALL") {
      const [status, method, address] = rest as [string, string, string]
      const to = address.replace(baseUrl, "")
      run.calls.push({ method, to, status: Number(status), body: "" })
    } else if (kind === "BODY") run.calls.at(-1)!.body = rest.join(" ")
    else if (kind === "OTHER") run.others.push(rest.join(" "))
    else run.problems.push(line)
  }
  return run
}
