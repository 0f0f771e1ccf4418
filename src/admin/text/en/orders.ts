export const orders = {
  applied: "To be paid by the wallet",
  appliedHint: "The part of a cart that a wallet pays for",
  held: "Set aside for it",
  committed: "Taken from wallets",
  givenBack: "Given back",
  refunded: "Refunded to the wallet",
  refund: "Refund to the wallet",
  refundText:
    "The customer gets the money as credit in the shop, whatever the order was paid with. It is booked on the order, and the card can't be refunded with it again.",
  amount: "How much",
  amountHint: "All that is left, {{amount}}, if you leave it empty.",
  tooMuch: "At most {{amount}} can be refunded to the wallet.",
  withBonus: "{{percent}} on top for choosing the wallet",
  bonus: "Bonus",
  confirm: "Refund {{amount}} to the wallet",
  done: "{{amount}} refunded to the wallet.",
} as const
