export const topups = {
  title: "Top-ups",
  subtitle:
    "What customers paid into their wallets, or began to. What a provider declined is here as well.",
  empty: "Nobody has filled a wallet yet.",
  status: "State",
  statuses: { pending: "Under way", paid: "Paid", failed: "Failed" },
  refunded: "Given back",
  provider: "Paid with",
  captured: "Paid in",
  left: "Still in the wallet",
  refund: "Give back",
  refundTitle: "Give a top-up back to {{customer}}",
  refundText:
    "The payment provider sends it back to where it came from, and the wallet gets as much less. What is spent can't be given back here.",
  refundAmount: "How much",
  refundHint: "All that is still in the wallet, if you leave it empty.",
  tooMuch: "{{amount}} of it are still in the wallet.",
  nothingLeft: "Nothing of it is left in the wallet.",
  confirm: "Give {{amount}} back to {{customer}}",
  done: "{{amount}} given back to {{customer}}.",
} as const
