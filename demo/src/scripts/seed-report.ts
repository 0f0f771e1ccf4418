/** Progress lines that `npm start` turns into a bar. */
let total = 0
let done = 0

/** Announces work: units are about a tenth of a second each. */
export function expectWork(units: number) {
  total += units
}

export function reportWork(units: number, what: string) {
  done += units
  process.stdout.write(`@seed ${JSON.stringify({ done, total, what })}\n`)
}
