/** The search of the documentation, and a button to copy each piece of code. */
const field = document.getElementById("search")
const results = document.getElementById("results")
const MOST = 12
const EXCERPT = 140

let sections

async function load() {
  sections ??= fetch("/docs/search.json").then((answer) => answer.json())
  return sections
}

const wordsOf = (text) => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? []

/** How well a section answers: each word has to stand in it, best in its heading. */
function score({ title, heading, text }, words) {
  const places = [
    [heading.toLowerCase(), 8],
    [title.toLowerCase(), 4],
    [text.toLowerCase(), 1],
  ]
  let sum = 0
  for (const word of words) {
    const found = places.filter(([place]) => place.includes(word))
    if (!found.length) return 0
    sum += found.reduce((best, [, weight]) => best + weight, 0)
  }
  return sum
}

function excerpt(text, words) {
  const at = Math.max(0, text.toLowerCase().indexOf(words[0]) - 40)
  const piece = text.slice(at, at + EXCERPT).trim()
  return `${at > 0 ? "…" : ""}${piece}${at + EXCERPT < text.length ? "…" : ""}`
}

function show(found, words) {
  results.replaceChildren(
    ...found.map((section) => {
      const [item, link, note] = ["li", "a", "small"].map((tag) => document.createElement(tag))
      link.href = section.address
      link.textContent = section.heading ? `${section.title}: ${section.heading}` : section.title
      note.textContent = excerpt(section.text, words)
      link.append(note)
      item.append(link)
      return item
    })
  )
  if (!found.length) {
    const item = document.createElement("li")
    const nothing = document.createElement("p")
    nothing.textContent = "Nothing found."
    item.append(nothing)
    results.append(item)
  }
  results.hidden = false
}

async function search() {
  const words = wordsOf(field.value)
  if (!words.length) {
    results.hidden = true
    return
  }
  const all = await load()
  const found = all
    .map((section) => [score(section, words), section])
    .filter(([points]) => points > 0)
    .sort(([a], [b]) => b - a)
    .slice(0, MOST)
    .map(([, section]) => section)
  show(found, words)
}

field.addEventListener("focus", load, { once: true })
field.addEventListener("input", search)
field.form.addEventListener("submit", (event) => {
  event.preventDefault()
  results.querySelector("a")?.click()
})
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") results.hidden = true
  const isTyping = /^(?:input|textarea)$/i.test(event.target.tagName)
  if (event.key === "/" && !isTyping) {
    event.preventDefault()
    field.focus()
  }
  if (results.hidden || !["ArrowDown", "ArrowUp"].includes(event.key)) return
  event.preventDefault()
  const links = [field, ...results.querySelectorAll("a")]
  const step = event.key === "ArrowDown" ? 1 : -1
  links[(links.indexOf(document.activeElement) + step + links.length) % links.length].focus()
})
document.addEventListener("click", (event) => {
  if (!field.form.contains(event.target)) results.hidden = true
})

for (const block of document.querySelectorAll("pre")) {
  const button = document.createElement("button")
  button.type = "button"
  button.textContent = "Copy"
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(block.querySelector("code").textContent)
    button.textContent = "Copied"
    setTimeout(() => (button.textContent = "Copy"), 2000)
  })
  block.append(button)
}

// On a phone the contents would stand before the text.
const contents = document.querySelector(".contents")
if (matchMedia("(max-width: 60rem)").matches) contents.open = false
