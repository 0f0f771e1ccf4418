export const codeDetails = {
  open: "Details",
  find: "Search by prefix, or for a whole code",
  text: "Worth {{amount}}",
  works: "It can be redeemed.",
  usedUp: "It can't be redeemed: it is used up.",
  isRevoked: "It can't be redeemed: it was revoked on {{at}}.",
  revokedBecause: "It can't be redeemed: it was revoked on {{at}}, because: {{reason}}",
  isExpired: "It can't be redeemed: it expired on {{at}}.",
  onlyFor: "Only for customer no. {{id}}",
  redeemers: "Who redeemed it",
  redeemersEmpty: "Nobody has redeemed it.",
  more: "The latest {{count}} of {{total}}.",
} as const
