import { defineSearchEntity } from "@medusajs/dashboard/lib"
import { NAMESPACE } from "./text/use-text"

interface FoundWallet {
  id: number
  name: string | null
  email: string | null
  balance: string
}

interface FoundCode {
  id: number
  code: string
  amount: string
}

// The service answers these beside what the host finds; see `api/admin-search`.
defineSearchEntity<FoundWallet>("wallet", {
  groupLabel: (t) => t(`${NAMESPACE}:nav.wallets`),
  transform: ({ id, name, email, balance }) => ({
    id: String(id),
    title: `${name ?? email ?? `#${id}`} · ${balance}`,
    subtitle: email ?? undefined,
    to: `/wallet/wallets/${id}`,
    value: `wallet:${id}`,
  }),
})

defineSearchEntity<FoundCode>("wallet_code", {
  groupLabel: (t) => t(`${NAMESPACE}:nav.codes`),
  transform: ({ id, code, amount }) => ({
    id: String(id),
    title: code,
    subtitle: amount,
    to: `/wallet/codes?q=${encodeURIComponent(code)}`,
    value: `wallet_code:${id}`,
  }),
})
