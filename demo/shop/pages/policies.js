import { h } from "../dom.js"
import { policies } from "../store.js"

export async function page() {
  const list = await policies()
  return {
    title: "Delivery, returns, warranty",
    content: [
      h(
        "section",
        { class: "narrow" },
        h("h1", {}, "How we do things"),
        list.map(({ topic, title, text }) =>
          h("article", { class: "box", id: topic }, h("h2", {}, title), h("p", {}, text))
        )
      ),
    ],
  }
}
