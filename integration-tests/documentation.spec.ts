/** The documentation: all of it is on the site, every link of it leads somewhere, its code works. */
import { execFileSync, spawnSync } from "node:child_process"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { Webhook } from "standardwebhooks"
import { anchorOf, CONTENTS } from "../demo/src/api/docs-site"

const ROOT = path.join(__dirname, "..")
const FILES = [
  "README.md",
  ...readdirSync(path.join(ROOT, "docs"), { recursive: true })
    .map((name) => path.posix.join("docs", String(name).split(path.sep).join("/")))
    .filter((name) => name.endsWith(".md")),
]
const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8")
/** Without code, in which `#` begins a comment and brackets are no links. */
const proseOf = (file: string) => read(file).replace(/```[\s\S]*?```/g, "")

function anchorsOf(file: string): string[] {
  return [...proseOf(file).matchAll(/^#{1,4} (.+)$/gm)].map(([, heading]) =>
    anchorOf(heading!.replaceAll(/[`*]/g, ""))
  )
}

it("is on the site as a whole", () => {
  const pages = CONTENTS.flatMap(([, names]) => names)
  const files = pages.map((name) => (name === "" ? "README.md" : `docs/${name}.md`))
  expect([...files].sort()).toEqual([...FILES].sort())
})

it.each(FILES)("has no link in %s that leads nowhere", (file) => {
  const links = [...proseOf(file).matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)]
    .map(([, inText, inHtml]) => (inText ?? inHtml)!)
    .filter((link) => !/^[a-z]+:/.test(link))
  const broken = links.filter((link) => {
    const [target, anchor] = link.split("#") as [string, string?]
    const found = target ? path.posix.join(path.posix.dirname(file), target) : file
    if (!existsSync(path.join(ROOT, found))) return true
    return anchor !== undefined && found.endsWith(".md") && !anchorsOf(found).includes(anchor)
  })
  expect(broken).toEqual([])
})

const hasPython = spawnSync("python3", ["--version"]).status === 0

// Another machine may lack Python; the code is the same there.
if (hasPython) {
  it("has a receiver of webhooks in Python that takes what is signed, and nothing else", () => {
    const [, receiver] = /```python\n([\s\S]*?)```/.exec(read("docs/webhooks.md"))!
    const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`
    const body = JSON.stringify({ type: "wallet.credited", data: { note: "für dich" } })
    const verify = (text: string, at: Date) => {
      const headers = {
        "webhook-id": "msg_1",
        "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
        "webhook-signature": `v1,AAAA ${new Webhook(secret).sign("msg_1", at, body)}`,
      }
      const call =
        "import sys; print(verify(sys.argv[1], sys.argv[2].encode(), json.loads(sys.argv[3])))"
      const args = ["-c", `${receiver}\n${call}`, secret, text, JSON.stringify(headers)]
      return execFileSync("python3", args, { stdio: "pipe" }).toString()
    }
    expect(verify(body, new Date())).toContain("wallet.credited")
    expect(() => verify(`${body} `, new Date())).toThrow("not signed with this secret")
    expect(() => verify(body, new Date(Date.now() - 600_000))).toThrow("too old")
  })
}
