/** The store that a script of ours was loaded from; the page's own origin for a bundled one. */
export function storeOf(scriptUrl: string): string {
  const at = scriptUrl.search(/\/(assistant|wallet)\/v1\/widget\//)
  return at < 0 ? location.origin : scriptUrl.slice(0, at)
}
