/** Whether two folded words are one for our purposes: equal, or apart by an ending or a slip. */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (/\d/.test(long) || short.length < 3) return false
  if (long.startsWith(short) && long.length - short.length <= 2) return true
  return short.length >= 5 && isOneSlip(short, long)
}

/** One letter too many, too few or wrong, or two swapped. */
export function isOneSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let start = 0
  while (start < short.length && short[start] === long[start]) start++
  let end = 0
  while (
    end < short.length - start &&
    short[short.length - 1 - end] === long[long.length - 1 - end]
  ) {
    end++
  }
  const gap = short.length - start - end
  const longGap = long.length - start - end
  const isSwap =
    gap === 2 &&
    longGap === 2 &&
    short[start] === long[start + 1] &&
    short[start + 1] === long[start]
  return longGap <= 1 || isSwap
}
