/** What a month was closed with, so that it says the same whenever it is asked for again. */
export interface ClosingSettings {
  /** As the setting has them. */
  journal_accounts: string
  xero_tax_rate: string
  datev_consultant: number
  datev_client: number
  datev_fiscal_year_month: number
  datev_account_length: number
}

/** A tie-out as it stood; amounts are text of minor units. */
export interface ClosedTieOut {
  name: string
  currency: string | null
  ledger: string
  other: string
  ok: boolean | null
  differences: { what: string; ledger: string; other: string }[]
}

/** A closed month. */
export interface Closing {
  /** `2026-10`. */
  month: string
  /** From 1; a month can be closed again. */
  revision: number
  /** IANA name: by whose clocks the month began and ended. */
  time_zone: string
  settings: ClosingSettings
  tie_outs: ClosedTieOut[]
  /** SHA-256 of each file of the packet, hexadecimal, by its name. */
  digests: Record<string, string>
  /** Key of an identity, `user:…`. */
  closed_by: string
  closed_at: Date
}

export type NewClosing = Omit<Closing, "revision">
