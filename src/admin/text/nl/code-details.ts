import type { codeDetails as CodeDetails } from "../en/code-details"
import type { Translated } from "../translated"

export const codeDetails: Translated<typeof CodeDetails> = {
  open: "Details",
  find: "Zoeken op voorvoegsel of een hele code",
  text: "Waarde {{amount}}",
  works: "De code kan worden ingewisseld.",
  usedUp: "De code kan niet worden ingewisseld: hij is opgebruikt.",
  isRevoked: "De code kan niet worden ingewisseld: hij is ingetrokken op {{at}}.",
  revokedBecause:
    "De code kan niet worden ingewisseld: hij is ingetrokken op {{at}}, omdat: {{reason}}",
  isExpired: "De code kan niet worden ingewisseld: hij is verlopen op {{at}}.",
  onlyFor: "Alleen voor klantnr. {{id}}",
  redeemers: "Wie hem heeft ingewisseld",
  redeemersEmpty: "Niemand heeft hem ingewisseld.",
  more: "De laatste {{count}} van {{total}}.",
}
