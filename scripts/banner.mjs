/** What `npm start` says when the store is up: where to go and what to try. */
import path from "node:path"
import { CREDENTIALS, LOGS, ROOT } from "./paths.mjs"

function quote(text) {
  return `'${text.replaceAll("'", "'\\''")}'`
}

function walletCommands({ base_url: base, application_password: access, customers }) {
  if (!access) {
    return []
  }
  const basic = `-u ${quote(`${access.username}:${access.password}`)}`
  const [first] = customers
  return [
    ["Wallets", `curl -s ${basic} ${quote(`${base}/wallet/v1/wallets?per_page=3`)}`],
    [
      "Credit",
      `curl -s ${basic} -H 'content-type: application/json' -d '{"amount":"500","reason":"Thank you"}' ${base}/wallet/v1/wallets/${first.wallet_id}/credit`,
    ],
    [
      "Debit",
      `curl -s ${basic} -H 'content-type: application/json' -d '{"amount":"200","reason":"Gift wrapping"}' ${base}/wallet/v1/wallets/${first.wallet_id}/debit`,
    ],
  ]
}

/** A guest: the nonce and the session that it belongs to, then a word with the assistant. */
function chatCommand({ base_url: base }) {
  const jar = ".local/guest-cookies"
  const nonce = `$(curl -s -c ${jar} ${base}/assistant/v1/nonce | cut -d'"' -f4)`
  const wish = '{"messages":[{"role":"user","content":"a warm jacket under 150 dollars"}]}'
  return `curl -sN -H "x-platform-nonce: ${nonce}" -b ${jar} -H 'content-type: application/json' -d '${wish}' ${base}/assistant/v1/stream`
}

/** An agent's checkout for more than it may spend: the answer has a link at which a person goes on. */
function agentCommand({ base_url: base, agent }) {
  const destination = {
    first_name: "Maya",
    last_name: "Lindgren",
    street_address: "1 Quay Street",
    address_locality: "Portland",
    address_country: "US",
    postal_code: "97205",
  }
  const groups = [{ selected_option_id: agent.shipping_option_id }]
  const wish = {
    line_items: [{ item: { id: agent.variant_id }, quantity: 1 }],
    fulfillment: { methods: [{ type: "shipping", destinations: [destination], groups }] },
  }
  return `curl -s -H ${quote(`authorization: Bearer ${agent.allowance}`)} -H 'content-type: application/json' -d ${quote(JSON.stringify(wish))} ${base}/assistant/v1/agent/ucp/checkout-sessions`
}

export function makeBanner(credentials, { dashboard }) {
  const {
    base_url: base,
    admin,
    customers,
    publishable_key: key,
    storefront_url: shop,
  } = credentials
  const rows = []
  if (dashboard) {
    rows.push(["Dashboard", `${base}/app`])
  }
  rows.push(["Docs", `${base}/docs`])
  rows.push(["API", `${base}/wallet/v1/docs   ${base}/assistant/v1/docs`])
  rows.push(["Admin", `${admin.email}   ${admin.password}`])
  if (shop) {
    rows.push(["Storefront", shop])
  }
  rows.push(["Customer", `${customers[0].email}   ${customers[0].password}`])
  rows.push(["All logins", path.relative(ROOT, CREDENTIALS)])
  rows.push(["Logs", `${path.relative(ROOT, LOGS)}/   Ctrl-C stops everything`])
  const commands = [
    [
      "Products",
      `curl -s -H 'x-publishable-api-key: ${key}' ${quote(`${base}/store/products?limit=2&fields=title,handle`)}`,
    ],
    ["Interface", `curl -s ${base}/wallet/v1/openapi.json`],
    ...walletCommands(credentials),
    ["Assistant", chatCommand(credentials)],
    ...(credentials.agent ? [["Agent", agentCommand(credentials)]] : []),
    ["For agents", `curl -s ${base}/assistant/v1/agent/llms`],
  ]
  const lines = rows.map(([name, text]) => `  ${name.padEnd(11)} ${text}`)
  const tries = commands.map(([name, text]) => `  ${name.padEnd(11)} ${text}`)
  return ["", `  The store is ready at ${base}`, "", ...lines, "", "  Try", ...tries, ""].join("\n")
}
