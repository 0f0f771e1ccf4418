export const entries = {
  title: "Entries",
  subtitle:
    "What moved in all wallets, newest first. Search for a part of the reason, note or reference, an e-mail address, an amount such as 12.50, or the number of a transfer.",
  empty: "Nothing was booked yet.",
  wallet: "Wallet",
  openWallet: "Wallet {{id}}",
  counterparty: "Other side of the transfer",
  further: "Only a part of the entries was looked through; older ones may match, too.",
  lookFurther: "Look further back",
  export: "Export the whole ledger",
  exporting: "Exporting…",
} as const
