import type { topups as TopUps } from "../en/topups"
import type { Translated } from "../translated"

export const topups: Translated<typeof TopUps> = {
  title: "Opwaarderingen",
  subtitle:
    "Wat klanten in hun tegoed hebben gestort of begonnen te storten. Ook wat een aanbieder weigerde.",
  empty: "Nog niemand heeft een tegoed opgewaardeerd.",
  status: "Status",
  statuses: { pending: "Bezig", paid: "Betaald", failed: "Mislukt" },
  refunded: "Teruggegeven",
  provider: "Betaald met",
  captured: "Gestort",
  left: "Nog in het tegoed",
  refund: "Teruggeven",
  refundTitle: "Opwaardering aan {{customer}} teruggeven",
  refundText:
    "De betaalaanbieder stuurt het terug naar waar het vandaan kwam, en het tegoed wordt evenveel kleiner. Wat is uitgegeven kan hier niet worden teruggegeven.",
  refundAmount: "Hoeveel",
  refundHint: "Leeg: alles wat nog in het tegoed is.",
  tooMuch: "Daarvan is nog {{amount}} in het tegoed.",
  nothingLeft: "Daarvan is niets meer in het tegoed.",
  confirm: "{{amount}} aan {{customer}} teruggeven",
  done: "{{amount}} aan {{customer}} teruggegeven.",
}
