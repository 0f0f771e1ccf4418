export const orders = {
  applied: "To be paid by the wallet",
  appliedHint: "The part of a cart that a wallet pays for",
  held: "Set aside for it",
  committed: "Taken from wallets",
  givenBack: "Given back",
} as const
