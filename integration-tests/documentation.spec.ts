/** The documentation: all of it is on the site, every link of it leads somewhere, its code works. */
import { spawnSync } from "node:child_process"
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

/** How each receiver in the guide is run: what is put around it, and its words for a refusal. */
const RECEIVERS = [
  {
    language: "js",
    command: [process.execPath, "--input-type=module", "-e"],
    around: (receiver: string) => `
      const [, secret, rawBody, headers] = process.argv
      process.env.WALLET_WEBHOOK_SECRET = secret
      const request = { headers: JSON.parse(headers) }
      ${receiver}
      console.log(event.type)`,
    unsigned: "No matching signature found",
    old: "Message timestamp too old",
  },
  {
    language: "python",
    command: ["python3", "-c"],
    around: (receiver: string) => `${receiver}
import sys
print(verify(sys.argv[1], sys.argv[2].encode(), json.loads(sys.argv[3]))["type"])`,
    unsigned: "not signed with this secret",
    old: "too old",
  },
  {
    language: "php",
    command: ["php", "-r"],
    around: (receiver: string) => `${receiver}
      echo verify($argv[1], $argv[2], json_decode($argv[3], true))["type"];`,
    unsigned: "not signed with this secret",
    old: "too old",
  },
]

for (const { language, command, around, unsigned, old } of RECEIVERS) {
  const [program, ...flags] = command as [string, ...string[]]
  // Another machine may lack a language; the code is the same there.
  const test = spawnSync(program, ["--version"]).status === 0 ? it : it.skip
  test(`has a receiver of webhooks in ${language} that takes what is signed, and nothing else`, () => {
    const block = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``)
    const [, receiver] = block.exec(read("docs/webhooks.md"))!
    const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`
    const body = JSON.stringify({ type: "wallet.credited", data: { note: "für dich" } })
    const verify = (text: string, at: Date) => {
      const headers = {
        "webhook-id": "msg_1",
        "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
        "webhook-signature": `v1,AAAA ${new Webhook(secret).sign("msg_1", at, body)}`,
      }
      const args = [...flags, around(receiver!), "--", secret, text, JSON.stringify(headers)]
      if (language === "python") args.splice(2, 1)
      return spawnSync(program, args, { cwd: ROOT, encoding: "utf8" })
    }
    expect(verify(body, new Date()).stdout.trim()).toBe("wallet.credited")
    const changed = verify(`${body} `, new Date())
    expect([changed.stdout, changed.stderr]).toEqual(["", expect.stringContaining(unsigned)])
    const late = verify(body, new Date(Date.now() - 600_000))
    expect([late.stdout, late.stderr]).toEqual(["", expect.stringContaining(old)])
  })
}
