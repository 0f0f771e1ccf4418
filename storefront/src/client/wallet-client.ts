import { Service } from "./service"
import type { ServiceAddress } from "./service"

/** What the store lets its customers do. */
export interface WalletFeatures {
  transfers: boolean
  topups: boolean
  auto_reload: boolean
  rewards: boolean
  referrals: boolean
  withdrawals: boolean
  allowances: boolean
  withdrawal_minimum: string
  withdrawal_maximum: string | null
}

/** Amounts are strings of minor units. */
export interface Wallet {
  id: number
  currency: string
  /** What may be spent: without what is held. */
  balance: string
  /** Set aside for payments and withdrawals that are under way. */
  held: string
  balance_formatted: string
  features: WalletFeatures
}

export interface Transaction {
  id: number
  type: string
  amount: string
  balance_before: string
  balance_after: string
  reason: string
  currency: string
  order_id?: number
  expiry_date: string | null
  created_at: string
}

export interface Lot {
  id: number
  remaining: string
  expiry_date: string | null
  /** What comes back when it lapses, by the store's rules. */
  at_expiry: { action: "extend" | "convert"; amount: string; expiry_date: string } | null
}

/** What the wallet pays of a cart, and why not more. */
export interface CartWallet {
  currency: string
  balance: string
  applied: string
  payable: string
  remaining: string
  usable: string
  obstacles: { code: string; amount?: string }[]
}

interface Page<T> {
  data: T[]
  meta: { total: number; next_cursor?: string | null }
}

export interface Transfer {
  to_user_email: string
  amount: string
  note?: string
  currency?: string
}

/** The customers' part of `/wallet/v1`. Everything may throw a `ServiceError`. */
export class WalletClient {
  readonly service: Service

  constructor(address: Omit<ServiceAddress, "root">) {
    this.service = new Service({ ...address, root: "/wallet/v1" })
  }

  wallet(currency?: string | null): Promise<Wallet> {
    const query = currency ? `?currency=${encodeURIComponent(currency)}` : ""
    return this.service.json("GET", `/wallets/me${query}`)
  }

  async lots(wallet: number): Promise<Lot[]> {
    const { data } = await this.service.json<Page<Lot>>(
      "GET",
      `/wallets/${wallet}/lots?per_page=100`
    )
    return data
  }

  async history(wallet: number, cursor?: string) {
    const place = cursor ? `&cursor=${encodeURIComponent(cursor)}` : ""
    const path = `/transactions?wallet_id=${wallet}&per_page=10${place}`
    const { data, meta } = await this.service.json<Page<Transaction>>("GET", path)
    return { entries: data, next: meta.next_cursor ?? undefined }
  }

  cart(id: string): Promise<CartWallet> {
    return this.service.json("GET", `/carts/${encodeURIComponent(id)}`)
  }

  /** As much as possible without an amount. */
  applyToCart(id: string, amount?: string): Promise<CartWallet> {
    const json = amount === undefined ? {} : { amount }
    return this.service.json("POST", `/carts/${encodeURIComponent(id)}/apply`, { json })
  }

  removeFromCart(id: string): Promise<CartWallet> {
    return this.service.json("DELETE", `/carts/${encodeURIComponent(id)}/apply`)
  }

  redeem(code: string): Promise<{ amount: string; currency: string }> {
    return this.service.json("POST", `/codes/${encodeURIComponent(code)}/redeem`)
  }

  /** The key makes a repeated attempt the same transfer. */
  async send(transfer: Transfer, key: string): Promise<void> {
    await this.service.json("POST", "/transfers", { json: { ...transfer, idempotency_key: key } })
  }

  startStepUp(method: "totp" | "email"): Promise<{ sent_to: string | null }> {
    return this.service.json("POST", "/step-up/challenge", { json: { method } })
  }

  async finishStepUp(code: string): Promise<void> {
    await this.service.json("POST", "/step-up/verify", { json: { code } })
  }
}
