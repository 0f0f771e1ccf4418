/** Hundredths of a percent as people read them. */
export function percentOf(basisPoints: number, locale: string): string {
  const format = { style: "percent", maximumFractionDigits: 2 } as const
  return new Intl.NumberFormat(locale, format).format(basisPoints / 10_000)
}
