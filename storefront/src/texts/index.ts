/** The language tag that holds for an element: its own, its surroundings', or the browser's. */
export function localeOf(element: Element): string {
  for (let node: Element | null = element; node; node = parentOf(node)) {
    const tag = node.getAttribute("lang")
    if (tag) return canonical(tag)
  }
  return canonical(navigator.language)
}

function parentOf(node: Element): Element | null {
  const root = node.getRootNode()
  return node.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
}

function canonical(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? "en"
  } catch {
    return "en"
  }
}

/** What there is for a language, in English where there is nothing. */
export function ofLanguage<T>(all: Record<string, T>, locale: string): T {
  return all[new Intl.Locale(locale).language] ?? all.en!
}

/** The page's direction; on a page that does not say, that of the language. */
export function directionOf(element: Element, locale: string): "rtl" | "ltr" {
  if (element.closest("[dir]")) return getComputedStyle(element).direction as "rtl" | "ltr"
  return ["ar", "he", "fa", "ur"].includes(new Intl.Locale(locale).language) ? "rtl" : "ltr"
}

/** Puts values into the places of a text. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
