import { askForCard, DEMO_CARD } from "../demo-card.js"
import { fieldsOf, go, h, money, picture, tell } from "../dom.js"
import {
  ask,
  at,
  cart,
  changeCart,
  changes,
  country,
  customer,
  keepCart,
  loadCart,
  shop,
} from "../store.js"
import { sums } from "./cart.js"

/** The wallet's provider, with the id from the store's configuration behind it. */
const isWallet = (id) => /^pp_wallet(_|$)/.test(id)
const PROVIDERS = {
  pp_system_default: ["Test card", "Nothing is charged: this is a demo."],
  [DEMO_CARD]: ["Demo card", "You choose what the bank answers. Nothing is charged, either."],
  wallet: ["Wallet", "What is left to pay from your balance."],
}
const SAMPLE = {
  email: "guest@example.com",
  first_name: "Robin",
  last_name: "Sailor",
  address_1: "1 Quay Street",
  postal_code: "97205",
  city: "Portland",
}

/** Everything on one page: address, delivery, payment. A link may bring a cart along. */
export async function page({ query }) {
  const linked = query.get("cart_id")
  if (linked && linked !== cart.id) keepCart(linked)
  await loadCart()
  if (!cart.value?.items?.length) {
    return {
      title: "Checkout",
      content: [
        h("h1", {}, "Checkout"),
        h(
          "div",
          { class: "empty" },
          h("p", {}, "There is nothing in this cart."),
          h("a", { class: "button", href: at("/") }, "Look around")
        ),
      ],
    }
  }
  const notes = query.getAll("handoff_note")
  const aside = h("aside", { class: "box" })
  const steps = h("div", { class: "steps" })
  const state = { notes, aside, steps, options: [], providers: [], wallet: undefined }
  drawSummary(state)
  drawAddress(state)
  if (cart.value.email && cart.value.shipping_address?.address_1) await toDelivery(state)
  return {
    title: "Checkout",
    content: [
      h("h1", {}, "Checkout"),
      notes.length
        ? h(
            "div",
            { class: "notice", role: "status" },
            notes.map((note) => h("p", {}, note))
          )
        : null,
      h("div", { class: "columns" }, steps, aside),
    ].filter(Boolean),
  }
}

function drawSummary({ aside }) {
  const { value } = cart
  aside.replaceChildren(
    h("h2", {}, "Your order"),
    h(
      "ul",
      { class: "small-lines" },
      value.items.map(({ product_title, variant_title, quantity, thumbnail, unit_price }) =>
        h(
          "li",
          {},
          h("img", { src: picture(thumbnail), alt: "", width: 56, height: 56 }),
          h("span", {}, `${quantity} × ${product_title}`, h("small", {}, variant_title)),
          h("span", { class: "figure" }, money(unit_price * quantity, value.currency_code))
        )
      )
    ),
    sums(value)
  )
}

function section(title, ...children) {
  return h("section", { class: "box" }, h("h2", { tabIndex: -1 }, title), ...children)
}

/** What had the focus is gone: on with the step that has come. */
function focusStep(state, number) {
  state.steps.children[number - 1].querySelector("h2").focus()
}

/** Runs what a form asks for, once at a time, and says what went wrong beside it. */
function submitting(form, work) {
  const problem = h("p", { class: "problem", role: "alert" })
  form.append(problem)
  form.addEventListener("submit", async (event) => {
    event.preventDefault()
    const button = form.querySelector("button[type=submit]")
    button.disabled = true
    problem.textContent = ""
    try {
      await work(form)
    } catch (error) {
      problem.textContent = error.message
    }
    button.disabled = false
  })
  return form
}

function drawAddress(state) {
  const { value } = cart
  const home = customer.value?.addresses?.[0]
  const known = value.shipping_address?.address_1 ? value.shipping_address : home
  const fields = {}
  const field = (name, label, more = {}) => {
    fields[name] = h("input", { name, required: true, value: known?.[name] ?? "", ...more })
    return h("label", { class: more.class }, label, fields[name])
  }
  const countries = shop.countries.filter(({ region_id }) => region_id === value.region_id)
  const wanted = known?.country_code ?? country().code
  const form = h(
    "form",
    { class: "fields" },
    field("email", "E-mail", {
      type: "email",
      autocomplete: "email",
      class: "all",
      value: value.email ?? customer.value?.email ?? "",
    }),
    field("first_name", "First name", { autocomplete: "given-name" }),
    field("last_name", "Last name", { autocomplete: "family-name" }),
    field("address_1", "Street and number", { autocomplete: "address-line1", class: "all" }),
    field("postal_code", "Postal code", { autocomplete: "postal-code" }),
    field("city", "City", { autocomplete: "address-level2" }),
    h(
      "label",
      { class: "all" },
      "Country",
      h(
        "select",
        { name: "country_code", autocomplete: "country" },
        countries.map(({ code, name }) =>
          h("option", { value: code, selected: code === wanted }, name)
        )
      )
    ),
    h(
      "div",
      { class: "row all" },
      h("button", { class: "button", type: "submit" }, "On to delivery"),
      h(
        "button",
        {
          class: "link",
          type: "button",
          onclick: () =>
            Object.entries(SAMPLE).forEach(([name, text]) => (fields[name].value ||= text)),
        },
        "Fill in a sample address"
      )
    )
  )
  submitting(form, async () => {
    const { email, ...address } = fieldsOf(form)
    await changeCart("", { email, shipping_address: address, billing_address: address })
    await toDelivery(state)
    focusStep(state, 2)
  })
  state.steps.replaceChildren(section("1. Address", form))
}

async function toDelivery(state) {
  const { value } = cart
  const [{ shipping_options }, { payment_providers }, wallet] = await Promise.all([
    ask(`/store/shipping-options?cart_id=${value.id}`),
    ask(`/store/payment-providers?region_id=${value.region_id}`),
    customer.value ? walletFor(value.id) : undefined,
  ])
  shipping_options.sort((a, b) => a.amount - b.amount)
  Object.assign(state, { options: shipping_options, providers: payment_providers, wallet })
  const chosen = value.shipping_methods?.[0]?.shipping_option_id ?? shipping_options[0]?.id
  if (!value.shipping_methods?.length && chosen) {
    await changeCart("/shipping-methods", { option_id: chosen })
  }
  drawSummary(state)
  drawDelivery(state, chosen)
  state.payment = undefined
  drawPayment(state)
}

/** Whether the wallet may pay a part of this cart; the element says why when it can't. */
async function walletFor(id) {
  const [quote] = await Promise.all([
    walletCart(id),
    import("/wallet/v1/widget.js").catch(() => undefined),
  ])
  return quote && !quote.obstacles.some(({ code }) => code === "disabled")
}

/** A session that changes nothing needs the nonce too. */
async function walletCart(id) {
  try {
    const { nonce } = await ask("/wallet/v1/nonce")
    const response = await fetch(`/wallet/v1/carts/${id}`, {
      headers: { "x-platform-nonce": nonce },
    })
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}

function drawDelivery(state, chosen) {
  const { address_1, city } = cart.value.shipping_address
  const form = h(
    "form",
    {},
    state.options.map(({ id, name, amount, type }) =>
      h(
        "label",
        { class: "choice" },
        h("input", {
          type: "radio",
          name: "option",
          value: id,
          checked: id === chosen,
          onchange: async () => {
            await changeCart("/shipping-methods", { option_id: id }).catch((error) =>
              tell(error.message)
            )
            drawSummary(state)
            drawPayment(state)
            void document.querySelector("shop-wallet[cart-id]")?.refresh?.()
          },
        }),
        h("span", {}, h("b", {}, name), h("small", {}, type?.description)),
        h("b", {}, money(amount, cart.value.currency_code))
      )
    )
  )
  state.steps.replaceChildren(
    section(
      "1. Address",
      h(
        "p",
        { class: "row spread" },
        `${cart.value.shipping_address.first_name} ${cart.value.shipping_address.last_name}, ${address_1}, ${city}`,
        h(
          "button",
          {
            class: "link",
            onclick: () => {
              drawAddress(state)
              focusStep(state, 1)
            },
          },
          "Change"
        )
      )
    ),
    section("2. Delivery", form)
  )
}

function drawPayment(state) {
  const { providers, wallet } = state
  const isPaid = cart.value.total <= 0
  // One way of paying with the wallet is enough.
  const offered = providers
    .filter(({ id }) => !isWallet(id) || (customer.value && !wallet))
    .sort((one, other) => rank(one) - rank(other))
  const form = h(
    "form",
    {},
    isPaid ? h("p", {}, "Your wallet pays for all of it.") : null,
    (isPaid ? [] : offered).map(({ id }, index) => {
      const [name, note] = PROVIDERS[isWallet(id) ? "wallet" : id] ?? [id.replace(/^pp_/, ""), ""]
      return h(
        "label",
        { class: "choice" },
        h("input", {
          type: "radio",
          name: "provider",
          value: id,
          checked: index === 0,
          required: true,
        }),
        h("span", {}, h("b", {}, name), h("small", {}, note))
      )
    }),
    h("button", { class: "button wide", type: "submit" }, "Place the order")
  )
  submitting(form, () => placeOrder(fieldsOf(form).provider))
  if (state.payment) {
    state.payment.replaceChildren(form)
    return
  }
  state.payment = h("div", {}, form)
  const parts = [wallet ? walletBox(state) : null, state.payment].filter(Boolean)
  state.steps.append(section("3. Payment", ...parts))
}

/** In the order of the list above, others behind. */
function rank({ id }) {
  const place = Object.keys(PROVIDERS).indexOf(isWallet(id) ? "wallet" : id)
  return place < 0 ? Infinity : place
}

/** A part from the wallet, or all of it; the rest by what is chosen below. */
function walletBox(state) {
  const box = h("shop-wallet", { "cart-id": cart.id })
  box.addEventListener("wallet:cart-changed", async () => {
    await loadCart()
    drawSummary(state)
    drawPayment(state)
  })
  return box
}

async function placeOrder(provider_id) {
  const { id, total } = cart.value
  // What the wallet pays for in full needs no other payment.
  if (total > 0) await choosePayment(id, provider_id)
  const answer = await ask(`/store/carts/${id}/complete`, {})
  if (answer.type !== "order") throw new Error(answer.error?.message ?? "The payment was refused.")
  keepCart(undefined)
  changes.dispatchEvent(new Event("cart"))
  await document.querySelector("shop-assistant")?.refreshCart?.()
  go(at(`/orders/${answer.order.id}?placed=yes`))
}

async function choosePayment(cart_id, provider_id) {
  const { payment_collection: begun } = await ask("/store/payment-collections", { cart_id })
  const sessions = `/store/payment-collections/${begun.id}/payment-sessions`
  const { payment_collection } = await ask(sessions, { provider_id })
  if (provider_id !== DEMO_CARD) return
  const session = payment_collection.payment_sessions.find((one) => one.provider_id === DEMO_CARD)
  await askForCard(session.data.id, "Pay").catch(({ message }) => {
    throw new Error(message || "The payment was not finished: nothing is ordered.")
  })
}
