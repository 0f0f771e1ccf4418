/** Nodes, addresses and figures: the little that the pages share. */

/**
 * Makes an element. Properties that begin with `on` are listeners, `class` and what has a dash are
 * attributes, everything else is a property. Children are nodes, texts, lists of them, or nothing.
 */
export function h(name, properties = {}, ...children) {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(properties ?? {})) {
    if (value === undefined || value === null || value === false) continue
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value)
    else if (key === "class" || key.includes("-") || !(key in element)) {
      element.setAttribute(key, value === true ? "" : value)
    } else element[key] = value
  }
  element.append(
    ...children.flat(3).filter((child) => child !== undefined && child !== null && child !== false)
  )
  return element
}

const SVG = "http://www.w3.org/2000/svg"

export function icon(path) {
  const svg = document.createElementNS(SVG, "svg")
  svg.setAttribute("viewBox", "0 0 24 24")
  svg.setAttribute("aria-hidden", "true")
  const line = document.createElementNS(SVG, "path")
  line.setAttribute("d", path)
  svg.append(line)
  return svg
}

export const ICONS = {
  cart: "M3 4h2l2.4 11h10.2L20 7.5H6M9 20h.01M17 20h.01",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 21c0-4 3.6-6 8-6s8 2 8 6",
  search: "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM20 20l-4-4",
  tree: "M12 2l6 8h-3l4 6H5l4-6H6zM11 16h2v6h-2z",
}

/** An amount in major units, as the Store API has it. */
export function money(amount, currency) {
  return new Intl.NumberFormat("en-US", { style: "currency", currency }).format(amount ?? 0)
}

export function day(instant) {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "medium" }).format(new Date(instant))
}

/** A picture's path, so that it is asked of the host that the page came from. */
export function picture(address) {
  if (!address || !URL.canParse(address)) return address ?? ""
  const { pathname, origin } = new URL(address)
  return pathname.startsWith("/static/") ? pathname : origin + pathname
}

export function stars(rating, count) {
  if (!rating) return null
  const label = `${rating.toFixed(1)} of 5 stars, ${count} ${count === 1 ? "review" : "reviews"}`
  return h(
    "span",
    { class: "stars", role: "img", "aria-label": label },
    "★".repeat(Math.round(rating)),
    h("span", { class: "dim" }, "★".repeat(5 - Math.round(rating))),
    h("small", {}, ` ${rating.toFixed(1)} (${count})`)
  )
}

/** A form's fields as an object of trimmed texts. */
export function fieldsOf(form) {
  return Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, String(value).trim()])
  )
}

/** Says something to everybody: in a corner to those who see, as a status to those who listen. */
export function tell(text) {
  let toast = document.querySelector(".toast")
  if (!toast) {
    toast = h("div", { class: "toast", role: "status" })
    document.body.append(toast)
  }
  toast.textContent = text
  toast.classList.add("shown")
  clearTimeout(toast.timer)
  toast.timer = setTimeout(() => toast.classList.remove("shown"), 3500)
}

/** Goes to a page of the shop without loading anew; the router listens. */
export function go(path) {
  history.pushState(null, "", path)
  dispatchEvent(new Event("shop:go"))
}
