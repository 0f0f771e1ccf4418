/**
 * How many letters have to be put in, left out, changed or swapped with their neighbour to make one
 * word of another; `limit` + 1 when it is more than `limit`.
 */
export function editDistance(one: string, other: string, limit: number): number {
  const [n, m] = [one.length, other.length]
  if (Math.abs(n - m) > limit) return limit + 1
  let before: number[] = []
  let above = Array.from({ length: m + 1 }, (_, j) => j)
  for (let i = 1; i <= n; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= m; j++) {
      const changed = above[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1)
      let distance = Math.min(changed, above[j] + 1, row[j - 1] + 1)
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (swapped) distance = Math.min(distance, before[j - 2] + 1)
      row.push(distance)
      if (distance < least) least = distance
    }
    if (least > limit) return limit + 1
    before = above
    above = row
  }
  return Math.min(above[m], limit + 1)
}
