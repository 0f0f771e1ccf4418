/** The store that a script of ours was loaded from; the page's own origin for a bundled one. */
export function storeOf(scriptUrl: string): string {
  const at = scriptUrl.search(/\/(assistant|wallet)\/v1\/widget\//)
  return at < 0 ? location.origin : scriptUrl.slice(0, at)
}

/** The cart's id in the store, which the link to its checkout names; undefined without one. */
export function cartIdOf({ checkout_url }: { checkout_url: string }): string | undefined {
  if (!URL.canParse(checkout_url, location.href)) return undefined
  return new URL(checkout_url, location.href).searchParams.get("cart_id") ?? undefined
}
