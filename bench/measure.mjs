/** Medians of alternated runs: what this machine does meanwhile hits both sides alike. */

/** The median of a list of numbers. */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/**
 * Runs the sides in turn, A B C A B C …, after one run of each that warms up and is not counted.
 *
 * @param {{rounds: number, warmUp?: boolean}} options
 * @param {Record<string, (warming: boolean) => Promise<Record<string, number>>>} sides each answers
 *   its figures by name
 * @returns {Promise<Record<string, Record<string, number> & {runs: Record<string, number>[]}>>} the
 *   median of each figure of each side, and all the runs behind it
 */
export async function alternate({ rounds, warmUp = true }, sides) {
  const names = Object.keys(sides)
  if (warmUp) {
    for (const name of names) {
      await sides[name](true)
    }
  }
  const runs = Object.fromEntries(names.map((name) => [name, []]))
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      runs[name].push(await sides[name](false))
    }
  }
  return Object.fromEntries(names.map((name) => [name, medians(runs[name])]))
}

function medians(runs) {
  const figures = Object.keys(runs[0])
  const entries = figures.map((figure) => [figure, median(runs.map((run) => run[figure]))])
  return { ...Object.fromEntries(entries), runs }
}

/**
 * One line of the table and of `results.json`.
 *
 * @param {{name: string, unit: string, ours: number, peer?: number, atLeast?: number, atMost?: number}} figure
 *   the goal, if there is one, is on ours ÷ peer where there is a peer, else on ours
 */
export function result({ name, unit, ours, peer, atLeast, atMost }) {
  // A side that finished nothing in time proves nothing, so it meets no goal.
  const ratio = peer === undefined ? null : peer > 0 ? ours / peer : 0
  const judged = ratio ?? ours
  return {
    name,
    unit,
    ours: round(ours),
    peer: peer === undefined ? null : round(peer),
    ratio: ratio === null ? null : round(ratio),
    ...judge(judged, { atLeast, atMost }),
  }
}

function judge(figure, { atLeast, atMost }) {
  if (atLeast !== undefined) return { goal: `>= ${atLeast}`, met: figure >= atLeast }
  if (atMost !== undefined) return { goal: `<= ${atMost}`, met: figure <= atMost }
  return { goal: null, met: null }
}

function round(number) {
  const digits = Math.abs(number) >= 100 ? 0 : Math.abs(number) >= 10 ? 1 : 3
  return Number(number.toFixed(digits))
}
