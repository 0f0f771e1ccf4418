import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { findByCodes } from "../find-by-code"

const NUMBERS = ["barcode", "ean", "upc", "sku"] as const
type Numbers = Partial<Record<(typeof NUMBERS)[number], string>>
interface Variant extends Numbers {
  product_id: string
}

/** The host with these variants and, by handle, products. */
function hostWith(variants: Variant[], products: Record<string, string> = {}): MedusaContainer {
  const matches = (variant: Variant, wanted: Partial<Record<string, string[]>>) =>
    NUMBERS.some((field) => wanted[field]?.includes(variant[field] ?? "none"))
  const parts: Record<string, unknown> = {
    [ContainerRegistrationKeys.QUERY]: {
      graph: async ({ filters }: { filters: { $or: Partial<Record<string, string[]>>[] } }) => ({
        data: variants.filter((variant) => filters.$or.some((wanted) => matches(variant, wanted))),
      }),
    },
    [Modules.PRODUCT]: {
      listProducts: async ({ handle }: { handle: string[] }) =>
        handle.flatMap((one) => (products[one] ? [{ id: products[one] }] : [])),
    },
  }
  return { resolve: (name: string) => parts[name] } as unknown as MedusaContainer
}

const finds = async (code: string, stored: Numbers) =>
  (await findByCodes(hostWith([{ product_id: "prod_1", ...stored }]), [code])).length === 1

describe("a number on a picture", () => {
  it.each([
    ["036000291452", { ean: "0036000291452" }],
    ["0036000291452", { upc: "036000291452" }],
    ["0036000291452", { barcode: "36000291452" }],
    ["036000291452", { barcode: "00036000291452" }],
    ["96385074", { ean: "0000096385074" }],
    ["0000096385074", { barcode: "96385074" }],
    ["00012348", { ean: "00012348" }],
    ["0000000012348", { ean: "00012348" }],
    ["4006381333931", { ean: "4006381333931" }],
    ["04006381333931", { ean: "4006381333931" }],
  ])(
    "%s names the variant that has it as %j, however many zeros either begins with",
    async (code, stored) => {
      expect(await finds(code, stored)).toBe(true)
    }
  )

  it.each([
    ["4006381333931", { ean: "40063813339310" }],
    ["4006381333931", { ean: "4006381333932" }],
    ["036000291452", { ean: "3600029145200" }],
    ["00000000", { ean: "" }],
    // Too short or too long for an article's number: as it is, or not at all.
    ["0012345", { barcode: "12345" }],
    ["000000000012345", { barcode: "12345" }],
  ])("%s does not name one that has %j", async (code, stored) => {
    expect(await finds(code, stored)).toBe(false)
  })

  it("names a variant by its SKU only as it is written", async () => {
    expect(await finds("CUP-1", { sku: "CUP-1" })).toBe(true)
    expect(await finds("cup-1", { sku: "CUP-1" })).toBe(false)
    expect(await finds("0012345678", { sku: "12345678" })).toBe(false)
  })

  it("names each product once, whatever else is on the picture", async () => {
    const host = hostWith([
      { product_id: "prod_1", ean: "4006381333931" },
      { product_id: "prod_1", sku: "CUP-1" },
      { product_id: "prod_2", upc: "036000291452" },
    ])
    const codes = ["4006381333931", "CUP-1", "036000291452", "x".repeat(501), "nothing"]
    expect(await findByCodes(host, codes)).toEqual(["prod_1", "prod_2"])
    expect(await findByCodes(host, [])).toEqual([])
  })
})

describe("an address in a QR code", () => {
  const host = hostWith([], { "espresso-cup": "prod_cup", tasse_à_café: "prod_tasse" })

  it.each([
    "https://shop.example/products/espresso-cup",
    "https://shop.example/us/products/espresso-cup/",
    "HTTP://SHOP.EXAMPLE/product/espresso-cup?utm_source=label#size",
    "https://shop.example/products/espresso%2Dcup",
  ])("names the product at its end: %s", async (address) => {
    expect(await findByCodes(host, [address])).toEqual(["prod_cup"])
  })

  it("may be escaped", async () => {
    const address = "https://shop.example/products/tasse_%C3%A0_caf%C3%A9"
    expect(await findByCodes(host, [address])).toEqual(["prod_tasse"])
  })

  it.each([
    "https://shop.example/espresso-cup",
    "https://shop.example/products/espresso-cup/reviews",
    "https://shop.example/?next=/products/espresso-cup",
    "https://shop.example/products/%E0%A4%A",
    "https://shop.example/products/%20espresso-cup",
    "ftp://shop.example/products/espresso-cup",
    "https://",
    "espresso-cup",
  ])("names nothing where it is no product's: %s", async (address) => {
    expect(await findByCodes(host, [address])).toEqual([])
  })
})
