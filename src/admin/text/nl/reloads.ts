import type { reloads as Reloads } from "../en/reloads"
import type { Translated } from "../translated"

export const reloads: Translated<typeof Reloads> = {
  title: "Automatisch opwaarderen",
  subtitle:
    "Elke poging om klanten met weinig tegoed te belasten. Wat onbekend is, wacht op iemand die bij de aanbieder kijkt.",
  empty: "Er is nog geen tegoed automatisch opgewaardeerd.",
  reason: "Waarom",
  states: {
    queued: "In de wachtrij",
    charging: "Wordt belast",
    captured: "Ontvangen",
    declined: "Geweigerd",
    needs_customer: "Klant is nodig",
    unknown: "Onbekend",
  },
  resolve: "Zeggen wat ervan werd",
  resolveTitle: "{{amount}} van {{customer}}",
  resolveText:
    "Kijk eerst op de pagina’s van de betaalaanbieder. Hierdoor wordt niets opnieuw belast.",
  finding: "Wat u vond",
  findings: {
    ask_provider: "De aanbieder vragen",
    not_charged: "Er is niets afgeschreven",
    charged: "Het geld is afgeschreven",
  },
  findingHints: {
    ask_provider: "De winkel vraagt de aanbieder hoe deze betaling ervoor staat.",
    not_charged: "De betaling wordt bij de aanbieder geannuleerd, de volgende poging komt later.",
    charged: "Het tegoed krijgt het geld.",
  },
  note: "Wat u zag",
  resolved: "Nu: {{state}}",
  autoReload: "Automatisch opwaarderen",
  on: "Aan",
  waiting: {
    customer: "Wacht op de klant",
    retry: "Wacht op de volgende poging",
    limit: "Aan de limiet van de winkel",
  },
  ends: {
    customer: "Door de klant uitgezet",
    staff: "Door medewerkers uitgezet",
    replaced: "Vervangen",
    method_removed: "Betaalmiddel verwijderd",
    declined: "Te vaak geweigerd",
    erased: "Klant gewist",
  },
  end: "Uitzetten",
  endText:
    "{{customer}} wordt niet meer belast als het tegoed laag is. Alleen deze persoon kan het weer aanzetten.",
  ended: "Automatisch opwaarderen is uitgezet.",
  threshold: "Bij minder dan",
  amount: "Telkens belast",
  agreed: "Ingestemd",
  terms: "Wat werd getoond",
}
