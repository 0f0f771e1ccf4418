import { maskAddress } from "../masked-address"

const CODE = "XMAS-3V2E-DDBY-7VAB-S0QS"

describe("an address in a log", () => {
  it.each([
    [`/wallet/v1/codes/${CODE}/redeem`, "/wallet/v1/codes/***/redeem"],
    [`/wallet/v1/codes/${CODE}/revoke?dry_run=true`, "/wallet/v1/codes/***/revoke?dry_run=true"],
    [`/wallet/v1/codes/${CODE}`, "/wallet/v1/codes/***"],
    [`/wallet/v1/codes/${CODE}/redeem/`, "/wallet/v1/codes/***/redeem/"],
    [`/wallet/v1/code/${CODE}`, "/wallet/v1/code/***"],
    ["/wallet/v1/codes/short/redeem", "/wallet/v1/codes/***/redeem"],
    [`/wallet/v1/redeem/${CODE}`, "/wallet/v1/redeem/***"],
    [`/wallet/v1/${CODE.toLowerCase()}`, "/wallet/v1/***"],
    [`/WALLET/V1/Codes/${CODE}/redeem`, "/WALLET/V1/Codes/***/redeem"],
    [`//wallet//v1//codes//${CODE}//redeem`, "//wallet//v1//codes//***//redeem"],
    [`/wallet/v1;codes/${CODE}/redeem`, "/wallet/v1;codes/***/redeem"],
    [`/wallet/v1\\codes\\${CODE}\\redeem`, "/wallet/v1\\codes\\***\\redeem"],
    [`/wallet%2Fv1%2Fcodes%2F${CODE}%2Fredeem`, "/wallet/v1/codes/***/redeem"],
    [`/wallet/v1/codes%252F${CODE}`, "/wallet/v1/codes/***"],
    [`/%77allet/v1/%63odes/${CODE}`, "/wallet/v1/codes/***"],
    ["/wallet/v1/codes/3V2E%20DDBY%207VAB%20S0QS/redeem", "/wallet/v1/codes/***/redeem"],
    ["/wallet/v1/codes/%E0%A4%A3V2EDDBY/redeem", "/wallet/v1/codes/***/redeem"],
    [
      `https://shop.example/wallet/v1/codes/${CODE}/redeem`,
      "https://shop.example/wallet/v1/codes/***/redeem",
    ],
    [`/shop/wallet/v1/codes/${CODE}/redeem`, "/shop/wallet/v1/codes/***/redeem"],
    [`/wallet/v1/codes?code=${CODE}`, "/wallet/v1/codes?code=***"],
    [`/wallet/v1/redeem?redemption_code=${CODE}&x=1`, "/wallet/v1/redeem?redemption_code=***&x=1"],
    [
      `/admin/search?q=${CODE}&entity=order,wallet_code`,
      "/admin/search?q=***&entity=order,wallet_code",
    ],
    ["/admin/search?q=3V2E%20DDBY+7VAB%20S0QS", "/admin/search?q=***"],
    [
      `https://shop.example/app/wallet/codes?q=${CODE}`,
      "https://shop.example/app/wallet/codes?q=***",
    ],
  ])("holds no code: %s", (address, masked) => {
    expect(maskAddress(address)).toBe(masked)
  })

  it.each([
    [
      "//wallet/v1/wallets?consumer_key=ck_1&consumer_secret=cs_1",
      "//wallet/v1/wallets?consumer_key=ck_1&consumer_secret=***",
    ],
    ["/nowhere?consumer%5Fsecret=cs_1", "/nowhere?consumer%5Fsecret=***"],
    [
      "/nowhere?CONSUMER_SECRET=cs_1&consumer_secret=cs_2",
      "/nowhere?CONSUMER_SECRET=***&consumer_secret=***",
    ],
    // A query that was put behind an address which had one already.
    ["/a?b?consumer_secret=cs_1&consumer_secret=", "/a?b?consumer_secret=***&consumer_secret=***"],
    [
      "/wallet/v1/wallets?page=2?consumer_key=ck_1&consumer_secret=cs_1",
      "/wallet/v1/wallets?page=2?consumer_key=ck_1&consumer_secret=***",
    ],
    ["/a?page=2%3Fconsumer_secret=cs_1", "/a?page=2%3Fconsumer_secret=***"],
    ["/a?page=2;consumer_secret=cs_1", "/a?page=2;consumer_secret=***"],
    // Without a question mark at all, or encoded as a whole.
    ["/wallet/v1/wallets&consumer_secret=cs_1", "/wallet/v1/***"],
    ["/nowhere%3Fconsumer_secret%3Dcs_1%26page=2", "/nowhere%3Fconsumer_secret%3D***%26page=2"],
    ["/nowhere#consumer_secret=cs_1&x=2", "/nowhere#consumer_secret=***&x=2"],
    [
      "/assistant/v1/messaging?hub.mode=subscribe&hub.verify_token=t",
      "/assistant/v1/messaging?hub.mode=subscribe&hub.verify_token=***",
    ],
  ])("holds no secret: %s", (address, masked) => {
    expect(maskAddress(address)).toBe(masked)
  })

  it.each([
    "",
    "/",
    "/store/products?code=SUMMER&q=%E2%98%83",
    "/store/promo-codes/SUMMER",
    "/wallet/v1/wallets/7/credit",
    "/wallet/v1/openapi.json",
    "/wallet/v1/wallets?after=2026-11-22T10%3A00%3A00.000Z",
    "/wallet/v1/codes",
    "/wallet/v1/codes/",
    "/admin/wallet/webhooks/whep_01JD7Q2M0ZV6C8W1X3Y5Z7A9B0",
    "/wallet-webhooks/01JD7Q2M0ZV6C8W1X3Y5Z7A9B0",
    "/%",
    "/store/%E0%A4%A",
  ])("stays as it is where there is nothing to hide: %s", (address) => {
    expect(maskAddress(address)).toBe(address)
  })
})
