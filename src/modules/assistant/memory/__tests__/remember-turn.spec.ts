import type { CartState, ProductCard, ToolResult, TurnMessage } from "../../types"
import { rememberTurn } from "../remember-turn"

function card(id: number, name: string): ProductCard {
  return {
    id,
    medusa_product_id: `prod_${id}`,
    name,
    price: `$${id}.00`,
    price_amount: `${id}00`,
    currency: "usd",
    regular_price: `$${id}.00`,
    regular_price_amount: "8900",
    sale_price: null,
    on_sale: false,
    in_stock: true,
    short_description: "",
    image: null,
    url: `/products/${id}`,
    rating: null,
    review_count: 0,
    is_variable: false,
    variations: [],
  }
}

function turn(name: string, input: unknown, result: Partial<ToolResult>): TurnMessage[] {
  return [
    { role: "user", content: "…" },
    { role: "tool_calls", content: "", calls: [{ id: "1", name, input }] },
    { role: "tool_result", call_id: "1", name, result: { output: {}, facts: [], ...result } },
  ]
}

const names = (products: { name: string }[]) => products.map(({ name }) => name)

describe("rememberTurn", () => {
  const searched = rememberTurn(
    undefined,
    turn("search_products", { query: "mug" }, { cards: [card(1, "Red Mug"), card(2, "Blue Mug")] })
  )

  it("keeps the list that a search showed, in its order, and what was searched", () => {
    expect(names(searched.shown)).toEqual(["Red Mug", "Blue Mug"])
    expect(searched.search).toEqual({ query: "mug" })
    expect(searched.turns).toBe(1)
  })

  it("keeps all that was shown since the last search began, for whoever asks for more", () => {
    expect(searched.seen).toEqual([1, 2])
    const more = rememberTurn(
      searched,
      turn("search_products", { query: "mug", exclude: [1, 2] }, { cards: [card(3, "Mug")] })
    )
    expect(more.search).toEqual({ query: "mug" })
    const similar = turn("get_recommendations", { product_id: 3 }, { cards: [card(4, "Cup")] })
    expect(rememberTurn(more, similar).seen).toEqual([1, 2, 3, 4])
    const other = turn("search_products", { query: "hat" }, { cards: [card(9, "Hat")] })
    expect(rememberTurn(more, other).seen).toEqual([9])
  })

  it("keeps the list when one of it is looked at, and then means that one by 'it'", () => {
    const looked = rememberTurn(
      searched,
      turn("get_product_details", { product_id: 2 }, { cards: [card(2, "Blue Mug")] })
    )
    expect(names(looked.shown)).toEqual(["Red Mug", "Blue Mug"])
    expect(names(looked.focus)).toEqual(["Blue Mug"])
  })

  it("keeps the cart's lines, and means what was just added by 'it'", () => {
    const cart: CartState = {
      success: true,
      message: "",
      cart_item_key: "line_1",
      items: [
        {
          cart_item_key: "line_1",
          product_id: 2,
          variation_id: 5,
          name: "Blue Mug",
          quantity: 3,
          unit_price: "$2.00",
          line_total: "$6.00",
          image: null,
        },
      ],
      item_count: 3,
      subtotal: "$6.00",
      tax_total: "$0.00",
      discount_total: "$0.00",
      total: "$6.00",
      currency: "usd",
      checkout_url: "/checkout",
    }
    const added = rememberTurn(searched, turn("add_to_cart", { product_id: 2 }, { cart }))
    expect(added.cart).toEqual([
      { cart_item_key: "line_1", product_id: 2, variation_id: 5, name: "Blue Mug", quantity: 3 },
    ])
    expect(names(added.focus)).toEqual(["Blue Mug"])
    expect(names(added.shown)).toEqual(["Red Mug", "Blue Mug"])
  })

  it("forgets a question once a turn has passed that asked none", () => {
    const asked = rememberTurn(searched, turn("view_cart", {}, {}), { about: "wish" })
    expect(asked.pending).toEqual({ about: "wish" })
    expect(rememberTurn(asked, turn("view_cart", {}, {})).pending).toBeUndefined()
  })

  it("remembers nothing of a refusal, nor of a turn before the last message", () => {
    const refused: TurnMessage[] = [
      ...turn("search_products", { query: "hat" }, { cards: [card(9, "Hat")] }),
      { role: "user", content: "and now?" },
      { role: "tool_calls", content: "", calls: [{ id: "2", name: "add_to_cart", input: {} }] },
      {
        role: "tool_result",
        call_id: "2",
        name: "add_to_cart",
        result: { code: "assistant_not_found", message: "No such product." },
      },
    ]
    expect(rememberTurn(searched, refused)).toEqual({ ...searched, turns: 2 })
  })
})
