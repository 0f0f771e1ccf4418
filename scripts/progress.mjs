/** What a step looks like on the terminal: its name while it runs, then how long it took. */
const isTerminal = process.stdout.isTTY === true

function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`
}

/**
 * Runs a step under its name.
 *
 * @template T
 * @param {string} name
 * @param {(show: (text: string) => void) => Promise<T>} work `show` replaces what stands after the name
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  const started = Date.now()
  let detail = ""
  const draw = () => {
    if (isTerminal) {
      process.stdout.write(`\r\x1b[K  … ${name} ${detail || seconds(started)}`)
    }
  }
  draw()
  const timer = setInterval(draw, 200)
  try {
    const result = await work((text) => {
      detail = text
      draw()
    })
    clearInterval(timer)
    process.stdout.write(`${isTerminal ? "\r\x1b[K" : ""}  ✓ ${name} (${seconds(started)})\n`)
    return result
  } catch (error) {
    clearInterval(timer)
    process.stdout.write(`${isTerminal ? "\r\x1b[K" : ""}  ✗ ${name} (${seconds(started)})\n`)
    throw error
  }
}

/**
 * A progress bar for a step's `show`; without a terminal, a line for every tenth of the way.
 *
 * @returns {(done: number, total: number, what: string) => void}
 */
export function bar(show, width = 28) {
  let tenth = 0
  return (done, total, what) => {
    const share = total > 0 ? Math.min(1, done / total) : 0
    const filled = Math.round(share * width)
    show(
      `[${"█".repeat(filled)}${"░".repeat(width - filled)}] ${Math.round(share * 100)} % ${what}`
    )
    if (!isTerminal && Math.floor(share * 10) > tenth) {
      tenth = Math.floor(share * 10)
      process.stdout.write(`    ${tenth * 10} % ${what}\n`)
    }
  }
}
