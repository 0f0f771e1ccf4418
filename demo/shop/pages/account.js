import { payByDemoCard, PROVIDER_NAMES } from "../demo-card.js"
import { day, go, h, money, tell } from "../dom.js"
import { at, country, customer, friendsCode, orders, shop, signIn, signOut } from "../store.js"

export async function page() {
  return customer.value ? await account() : signInPage()
}

async function account() {
  const { first_name, last_name, email } = customer.value
  const [list] = await Promise.all([
    orders(),
    import("/wallet/v1/widget.js").catch(() => undefined),
  ])
  return {
    title: "Account",
    content: [
      h(
        "div",
        { class: "heading" },
        h(
          "div",
          {},
          h("h1", {}, `Hello, ${first_name}`),
          h("p", { class: "dim" }, `${first_name} ${last_name} · ${email}`)
        ),
        h("button", { class: "button quiet", onclick: leave }, "Sign out")
      ),
      h("section", {}, h("h2", {}, "Wallet"), wallet()),
      h("section", {}, h("h2", {}, "Orders"), orderTable(list)),
    ],
  }
}

function wallet() {
  return h("shop-wallet", {
    currency: country().currency,
    "publishable-key": shop.publishable_key,
    "referral-code": friendsCode(),
    "onwallet:payment-needed": payByDemoCard,
    providerNames: PROVIDER_NAMES,
  })
}

async function leave() {
  await signOut().catch((error) => tell(error.message))
  go(at("/account"))
}

function orderTable(list) {
  if (!list.length) return h("p", { class: "dim" }, "You have not ordered anything yet.")
  return h(
    "div",
    { class: "scroll" },
    h(
      "table",
      {},
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          ["Order", "Date", "Items", "Total"].map((name) => h("th", { scope: "col" }, name))
        )
      ),
      h(
        "tbody",
        {},
        list.map(({ id, display_id, created_at, items, total, currency_code }) =>
          h(
            "tr",
            {},
            h("td", {}, h("a", { href: at(`/orders/${id}`) }, `#${display_id}`)),
            h("td", {}, day(created_at)),
            h(
              "td",
              {},
              items
                .map(({ quantity, product_title }) => `${quantity} × ${product_title}`)
                .join(", ")
            ),
            h("td", { class: "figure" }, money(total, currency_code))
          )
        )
      )
    )
  )
}

function signInPage() {
  const problem = h("p", { class: "problem", role: "alert" })
  const enter = async (credentials) => {
    problem.textContent = ""
    try {
      await signIn(credentials)
      go(at("/account"))
    } catch (error) {
      problem.textContent = error.status === 401 ? "E-mail or password is wrong." : error.message
    }
  }
  return {
    title: "Sign in",
    content: [
      h(
        "section",
        { class: "narrow" },
        h("h1", {}, "Sign in"),
        shop.customers.length
          ? h(
              "div",
              { class: "box" },
              h("h2", {}, "Be one of our invented customers"),
              h(
                "div",
                { class: "row" },
                shop.customers.map((one) =>
                  h("button", { class: "chip", onclick: () => void enter(one) }, nameOf(one.email))
                )
              )
            )
          : null,
        h(
          "form",
          {
            class: "fields box",
            onsubmit: (event) => {
              event.preventDefault()
              const data = new FormData(event.target)
              void enter({ email: data.get("email"), password: data.get("password") })
            },
          },
          h(
            "label",
            { class: "all" },
            "E-mail",
            h("input", { name: "email", type: "email", required: true, autocomplete: "username" })
          ),
          h(
            "label",
            { class: "all" },
            "Password",
            h("input", {
              name: "password",
              type: "password",
              required: true,
              autocomplete: "current-password",
            })
          ),
          h("button", { class: "button", type: "submit" }, "Sign in"),
          problem
        )
      ),
    ],
  }
}

function nameOf(email) {
  const [first = ""] = email.split(/[.@]/)
  return first.charAt(0).toUpperCase() + first.slice(1)
}
