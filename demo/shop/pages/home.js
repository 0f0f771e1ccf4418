import { h, picture } from "../dom.js"
import { belovedness } from "../ratings.js"
import { at, catalogue, categories } from "../store.js"
import { grid } from "./product-tile.js"

const QUESTIONS = [
  "A warm jacket under 150 dollars",
  "A gift for somebody who loves coffee",
  "Which running shoes are rated best?",
]

export async function page() {
  const [products, all] = await Promise.all([catalogue(), categories()])
  const sale = products.filter(({ price, regular, in_stock }) => regular > price && in_stock)
  const score = belovedness(products)
  const loved = products.filter(({ in_stock }) => in_stock).sort((a, b) => score(b) - score(a))
  const pictures = new Map(
    all.map(({ handle }) => [
      handle,
      products.find((one) => one.categories.includes(handle))?.thumbnail,
    ])
  )
  const hero = loved.slice(0, 3)
  return {
    content: [
      h(
        "section",
        { class: "hero" },
        h(
          "div",
          {},
          h("p", { class: "kicker" }, "Autumn at the harbour"),
          h("h1", {}, "Made to be used, mended and handed on."),
          h(
            "p",
            { class: "lead" },
            "Clothes, tools and small comforts from workshops that we know."
          ),
          h(
            "p",
            { class: "row" },
            h("a", { class: "button", href: at("/categories/jackets") }, "See the jackets"),
            h("a", { class: "button quiet", href: "#sale", onclick: jump }, "Autumn sale")
          )
        ),
        h(
          "div",
          { class: "trio" },
          hero.map(({ handle, title, thumbnail }) =>
            h(
              "a",
              { href: at(`/products/${handle}`) },
              h("img", { src: picture(thumbnail), alt: title, width: 400, height: 400 })
            )
          )
        )
      ),
      h(
        "section",
        { class: "ask" },
        h("h2", {}, "Ask, as you would in a shop"),
        h(
          "div",
          { class: "row" },
          QUESTIONS.map((question) =>
            h(
              "button",
              {
                class: "chip",
                onclick: () => document.querySelector("shop-assistant").ask(question),
              },
              question
            )
          )
        )
      ),
      h(
        "section",
        {},
        h("h2", {}, "By category"),
        h(
          "ul",
          { class: "categories" },
          all.map(({ name, handle }) =>
            h(
              "li",
              {},
              h(
                "a",
                { href: at(`/categories/${handle}`) },
                h("img", {
                  src: picture(pictures.get(handle)),
                  alt: "",
                  width: 160,
                  height: 160,
                  loading: "lazy",
                }),
                name
              )
            )
          )
        )
      ),
      h("section", { id: "sale" }, h("h2", {}, "Autumn sale"), grid(sale.slice(0, 8))),
      h("section", {}, h("h2", {}, "Best loved"), grid(loved.slice(0, 8))),
    ],
  }
}

function jump(event) {
  event.preventDefault()
  document.getElementById("sale").scrollIntoView({ behavior: "smooth" })
}
