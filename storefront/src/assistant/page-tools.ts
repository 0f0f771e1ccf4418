import type { Cart, CartChange } from "../client/assistant-client"
import { cartIdOf } from "../client/store-address"
import { Service } from "../client/service"
import type { ServiceAddress } from "../client/service"

interface PageTool {
  name: string
  description: string
  inputSchema: object
  annotations?: { readOnlyHint?: boolean; untrustedContentHint?: boolean }
  execute(input: Record<string, unknown>): Promise<{ content: { type: "text"; text: string }[] }>
}

/** Tools of a page for the browser's own agent (WebMCP, a draft of the W3C's Web Machine Learning group). */
export interface ModelContext {
  registerTool(tool: PageTool, options?: { signal?: AbortSignal }): void
}

declare global {
  interface Document {
    modelContext?: ModelContext
  }
}

interface Page {
  address: Omit<ServiceAddress, "root">
  /** Country, language and cart of the shopper. */
  circumstances(): Record<string, string>
  cartChanged(cart: Cart, cart_id: string | undefined): void
}

const object = (properties: object, required: string[] = []) => ({
  type: "object",
  properties,
  required,
  additionalProperties: false,
})
const whole = (minimum: number) => ({ type: "integer", minimum })

/** Looking, and filling the cart that the shopper sees: nothing here orders or pays. */
export function offerTools(context: ModelContext, page: Page, signal: AbortSignal): void {
  const service = new Service({ ...page.address, root: "/assistant/v1" })
  const cartAfter = (change: CartChange) => {
    const json = { ...change, ...page.circumstances() }
    return service.json<Cart>("POST", "/cart", { json })
  }
  const offer = (
    { readOnly, ...tool }: Omit<PageTool, "execute"> & { readOnly: boolean },
    run: (input: Record<string, unknown>) => Promise<unknown>
  ) =>
    context.registerTool(
      {
        ...tool,
        // Names and descriptions are the catalogue's words, not the page's.
        annotations: { readOnlyHint: readOnly, untrustedContentHint: true },
        execute: async (input) => {
          const text = JSON.stringify(await run(input))
          return { content: [{ type: "text", text }] }
        },
      },
      { signal }
    )
  offer(
    {
      name: "search_products",
      description: "Finds products of this shop, with prices, stock and variations.",
      inputSchema: object({ query: { type: "string" } }, ["query"]),
      readOnly: true,
    },
    ({ query }) => {
      const { country } = page.circumstances()
      const asked = new URLSearchParams({
        q: String(query).slice(0, 200),
        ...(country && { country }),
      })
      return service.json("GET", `/agent/search?${asked}`)
    }
  )
  offer(
    {
      name: "view_cart",
      description: "What is in the shopper's cart, with totals and the address of the checkout.",
      inputSchema: object({}),
      readOnly: true,
    },
    () => cartAfter({ action: "view" })
  )
  offer(
    {
      name: "add_to_cart",
      description: "Puts a product, or one of its variations, into the shopper's cart.",
      inputSchema: object({ product_id: whole(1), variation_id: whole(1), quantity: whole(1) }, [
        "product_id",
      ]),
      readOnly: false,
    },
    async ({ product_id, variation_id, quantity = 1 }) => {
      const cart = await cartAfter({
        action: "add",
        product_id: Number(product_id),
        ...(variation_id !== undefined && { variation_id: Number(variation_id) }),
        quantity: Number(quantity),
      })
      page.cartChanged(cart, cartIdOf(cart))
      return cart
    }
  )
}
