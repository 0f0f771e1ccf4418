import { h } from "./dom.js"
import { ask } from "./store.js"

const CARDS = [
  ["4242 4242 4242 4242", "works"],
  ["4000 0000 0000 0002", "is declined"],
  ["4000 0025 0000 3155", "works, but wants you there each time"],
]

export const PROVIDER_NAMES = {
  "pp_demo-card_demo": "Demo card",
  pp_system_default: "Test payment",
}

/** Carries out what the wallet asks for, as a real shop does with its provider's script. */
export function payByDemoCard(event) {
  const { provider_id, purpose, data, done, failed } = event.detail
  if (provider_id !== "pp_demo-card_demo") return
  event.preventDefault()
  let isDone = false
  const close = () => dialog.close()
  const dialog = h(
    "dialog",
    {
      class: "demo-card",
      "aria-labelledby": "demo-card-title",
      onclose: () => {
        dialog.remove()
        if (!isDone) failed()
      },
    },
    h(
      "form",
      {
        class: "fields",
        onsubmit: async (submitted) => {
          submitted.preventDefault()
          try {
            const number = new FormData(submitted.target).get("number")
            await ask("/shop/demo-card", { id: data.id, number })
            isDone = true
            done()
          } catch (error) {
            isDone = true
            failed(error.message)
          }
          close()
        },
      },
      h("h2", { id: "demo-card-title" }, "Demo card"),
      h("p", { class: "dim all" }, "This is a demo: no card is real, and no money moves."),
      h(
        "label",
        { class: "all" },
        "Card number",
        h(
          "select",
          { name: "number" },
          CARDS.map(([number, does]) => h("option", { value: number }, `${number} – ${does}`))
        )
      ),
      h(
        "div",
        { class: "row all" },
        h("button", { class: "button" }, purpose === "topup" ? "Pay" : "Save this card"),
        h("button", { class: "button quiet", type: "button", onclick: close }, "Cancel")
      )
    )
  )
  document.body.append(dialog)
  dialog.showModal()
}
