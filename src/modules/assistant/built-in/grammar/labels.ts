/** `Size: L, Colour: Blue` as pairs; a label without names gives its values numbered. */
export function readLabel(label: string): [option: string, value: string][] {
  return label
    .split(label.includes(":") ? /\s*,\s*/ : /\s*,\s*|\s+\/\s+|(?<!\d)\/|\/(?!\d)/)
    .filter((part) => part !== "")
    .map((part, index) => {
      const [, option, value] = /^([^:]+):\s*(.+)$/.exec(part) ?? [null, String(index), part]
      return [option, value]
    })
}

/** A label for people: `L, Blue`. */
export function describeLabel(label: string): string {
  return readLabel(label)
    .map(([, value]) => value)
    .join(", ")
}
