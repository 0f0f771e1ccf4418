import { h } from "./dom.js"
import { ask } from "./store.js"

const CARDS = [
  ["4242 4242 4242 4242", "works"],
  ["4000 0000 0000 0002", "is declined"],
  ["4000 0025 0000 3155", "works, but wants you there each time"],
]

export const DEMO_CARD = "pp_demo-card_demo"

export const PROVIDER_NAMES = {
  [DEMO_CARD]: "Demo card",
  pp_system_default: "Test payment",
}

/** Carries out what the wallet asks for, as a real shop does with its provider's script. */
export async function payByDemoCard(event) {
  const { provider_id, purpose, data, done, failed } = event.detail
  if (provider_id !== DEMO_CARD) return
  event.preventDefault()
  try {
    await askForCard(data.id, purpose === "topup" ? "Pay" : "Save this card")
    done()
  } catch (error) {
    failed(error.message)
  }
}

/**
 * The dialog in which a card is chosen for what the provider has begun.
 *
 * @param id what the provider calls it
 * @param press words of the button
 * @throws Error with the bank's words when the card is refused, without any when nobody chose one
 */
export function askForCard(id, press) {
  return new Promise((resolve, reject) => {
    const close = () => dialog.close()
    const dialog = h(
      "dialog",
      {
        class: "demo-card",
        "aria-labelledby": "demo-card-title",
        onclose: () => {
          dialog.remove()
          reject(new Error())
        },
      },
      h(
        "form",
        {
          class: "fields",
          onsubmit: (submitted) => {
            submitted.preventDefault()
            const number = new FormData(submitted.target).get("number")
            ask("/shop/demo-card", { id, number }).then(resolve, reject).finally(close)
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
          h("button", { class: "button" }, press),
          h("button", { class: "button quiet", type: "button", onclick: close }, "Cancel")
        )
      )
    )
    document.body.append(dialog)
    dialog.showModal()
  })
}
