/** The results as a table for people. */

const HEADINGS = ["", "unit", "ours", "peer", "ratio", "goal", ""]

export function formatTable(results) {
  const lines = [HEADINGS, ...results.map(toCells)]
  const widths = HEADINGS.map((_, column) => Math.max(...lines.map((line) => line[column].length)))
  return lines
    .map((line) =>
      line
        .map((cell, column) =>
          column >= 2 && column <= 4 ? cell.padStart(widths[column]) : cell.padEnd(widths[column])
        )
        .join("  ")
        .trimEnd()
    )
    .join("\n")
}

function toCells({ name, unit, ours, peer, ratio, goal, met }) {
  const number = (value) => (value === null ? "" : value.toLocaleString("en-US"))
  const verdict = met === null ? "" : met ? "met" : "MISSED"
  return [name, unit, number(ours), number(peer), number(ratio), goal ?? "", verdict]
}
