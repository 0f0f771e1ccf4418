/** A run of a reply's words. */
export interface Run {
  text: string
  bold?: true
  /** http or https, nothing else. */
  href?: string
}

export type Block =
  { kind: "paragraph"; lines: Run[][] } | { kind: "list"; ordered: boolean; items: Run[][] }

const BULLET = /^\s*[-*•]\s+(.*)$/
const NUMBER = /^\s*\d{1,3}[.)]\s+(.*)$/
const RUN = /\*\*([^*\n]+)\*\*|\[([^\]\n]+)\]\((https?:\/\/[^\s)]+)\)|(https?:\/\/[^\s<>"']+)/gi
/** What ends a sentence is no part of the address before it. */
const AFTER_ADDRESS = /[.,;:!?)\]]+$/

/**
 * The small grammar of replies: paragraphs, lists, bold, links. What is something else is text. The
 * outcome is data that is drawn as nodes; no HTML is ever made of a reply.
 */
export function parseReply(text: string): Block[] {
  const blocks: Block[] = []
  let open: Block | undefined
  for (const line of text.split(/\r?\n/)) {
    if (!line.trim()) {
      open = undefined
      continue
    }
    const bullet = BULLET.exec(line)
    const item = bullet ?? NUMBER.exec(line)
    if (item) {
      const ordered = !bullet
      if (open?.kind !== "list" || open.ordered !== ordered) {
        open = { kind: "list", ordered, items: [] }
        blocks.push(open)
      }
      open.items.push(parseRuns(item[1]!))
    } else {
      if (open?.kind !== "paragraph") {
        open = { kind: "paragraph", lines: [] }
        blocks.push(open)
      }
      open.lines.push(parseRuns(line))
    }
  }
  return blocks
}

/** More of them, or longer ones, are no buttons any more. */
const MOST_CHOICES = 8
const LONGEST_CHOICE = 60
const QUESTION = /[?？؟]\s*$/

/**
 * What a reply offers to be said next: the items of its only list, where a question stands before it or
 * after it. Nobody has to type the name of what they mean.
 */
export function choicesIn(text: string): string[] {
  const blocks = parseReply(text)
  const lists = blocks.flatMap((block) => (block.kind === "list" ? [block] : []))
  const asks = blocks.some(
    (block) => block.kind === "paragraph" && QUESTION.test(wordsOf(block.lines.at(-1) ?? []))
  )
  if (!asks || lists.length !== 1) return []
  const items = lists[0]!.items.map(wordsOf)
  const fit = items.length <= MOST_CHOICES && items.every(({ length }) => length <= LONGEST_CHOICE)
  return fit ? items : []
}

function wordsOf(runs: Run[]): string {
  return runs
    .map(({ text }) => text)
    .join("")
    .trim()
}

function parseRuns(line: string): Run[] {
  const runs: Run[] = []
  const add = (run: Run) => run.text && runs.push(run)
  let end = 0
  for (const match of line.matchAll(RUN)) {
    const [whole, bold, label, target, bare] = match
    add({ text: line.slice(end, match.index) })
    end = match.index + whole.length
    if (bold) {
      add({ text: bold, bold: true })
    } else {
      const tail = bare ? (AFTER_ADDRESS.exec(bare)?.[0] ?? "") : ""
      const address = target ?? bare!.slice(0, bare!.length - tail.length)
      const text = label ?? address
      add(URL.canParse(address) ? { text, href: new URL(address).href } : { text })
      add({ text: tail })
    }
  }
  add({ text: line.slice(end) })
  return runs
}
