import type { Shop } from "./shop"

/** A German shop for knives and cookware. */
export const cookware: Shop = {
  catalogue: "de",
  language: "de",
  wares: [
    {
      name: "Kochmesser Solid 20 cm",
      category: "Messer",
      cents: 8900,
      description:
        "Geschmiedete Klinge aus deutschem Stahl, 56 HRC. Griff aus Olivenholz. Nicht für die Spülmaschine geeignet.",
      rating: 4.8,
      reviews: [
        { rating: 4, title: "Scharf", content: "Sehr scharf, liegt aber schwer in der Hand." },
      ],
    },
    {
      name: "Santoku Damast 17 cm",
      category: "Messer",
      cents: 15900,
      sale: 12900,
      description: "67 Lagen Damaststahl, 61 HRC. Mit Magnetbox.",
      rating: 4.9,
    },
    {
      name: "Brotmesser Welle",
      category: "Messer",
      cents: 4500,
      description: "Wellenschliff, 22 cm, Kunststoffgriff. Spülmaschinenfest.",
      rating: 4.5,
    },
    {
      name: "Schälmesser Trio",
      category: "Messer",
      cents: 1900,
      description: "Drei kleine Messer in Rot, Gelb und Grün.",
      rating: 4.3,
    },
    {
      name: "Messerblock Buche leer",
      category: "Zubehör",
      cents: 4900,
      description: "Für sechs Messer bis 21 cm. Ohne Messer.",
      rating: 4.2,
    },
    {
      name: "Schleifstein 1000/3000",
      category: "Zubehör",
      cents: 3900,
      description: "Doppelseitiger Wasserstein mit Bambushalter.",
      rating: 4.6,
    },
    {
      name: "Schmiedepfanne Eisen",
      category: "Pfannen",
      cents: 5900,
      description:
        "Handgeschmiedet, für alle Herdarten auch Induktion und offenes Feuer. Muss eingebrannt werden.",
      labels: { "Durchmesser: 24 cm": 4, "Durchmesser: 28 cm": 0, "Durchmesser: 32 cm": 2 },
      prices: { "Durchmesser: 32 cm": 7900 },
      rating: 4.7,
    },
    {
      name: "Keramikpfanne Leicht",
      category: "Pfannen",
      cents: 4400,
      description: "Beschichtet, ohne PFAS. Nicht für Induktion. Backofenfest bis 180 Grad.",
      labels: { "Durchmesser: 20 cm": 3, "Durchmesser: 28 cm": 5 },
      rating: 3.9,
    },
    {
      name: "Gusseisenbräter Rot 5 l",
      category: "Töpfe",
      cents: 17900,
      description: "Emailliert, 5 Liter, 4,8 kg, für Induktion und Backofen.",
      rating: 4.9,
    },
    {
      name: "Nudeltopf mit Sieb",
      category: "Töpfe",
      cents: 6900,
      stock: 0,
      description: "Edelstahl, 6 Liter, mit Siebeinsatz. Spülmaschinenfest.",
      rating: 4.4,
    },
    {
      name: "Schneidebrett Nussbaum",
      category: "Zubehör",
      cents: 5500,
      description: "Stirnholz, 40 x 30 cm, mit Saftrille. Von Hand abwaschen und ölen.",
      rating: 4.7,
    },
    {
      name: "Schürze Denim",
      category: "Textilien",
      cents: 3200,
      description: "Baumwolle, bei 40 Grad waschbar, zwei Taschen.",
      labels: { "Farbe: Blau": 4, "Farbe: Schwarz": 0 },
      rating: 4.5,
    },
    {
      name: "Pfeffermühle Olive",
      category: "Zubehör",
      cents: 3600,
      description: "Keramikmahlwerk, 18 cm, lebenslange Garantie auf das Mahlwerk.",
      rating: 4.6,
    },
  ],
  policies: [
    {
      topic: "returns",
      title: "Rückgabe",
      text: "Unbenutzte Ware nehmen wir 30 Tage zurück. Die Rücksendung ist ab 40 Euro Warenwert kostenlos, darunter zahlen Sie 4,90 Euro. Gravierte Messer sind ausgeschlossen.",
    },
    {
      topic: "shipping",
      title: "Versand",
      text: "Wir liefern nach Deutschland, Österreich und in die Schweiz. Messer liefern wir nur an Personen über 18.",
    },
    { topic: "payment", title: "Zahlung", text: "Rechnung, Lastschrift, PayPal und Kreditkarte." },
    {
      topic: "contact",
      title: "Kontakt",
      text: "hallo@klinge.example, Telefon 0212 555 0133, Montag bis Freitag 9 bis 16 Uhr.",
    },
  ],
  conversations: [
    [
      { say: "moin, suche ein gutes messer für gemüse", says: /Santoku|Kochmesser|Schälmesser/ },
      {
        say: "was ist der unterschied zwischen dem kochmesser und dem santoku?",
        says: /Kochmesser.*Santoku|Santoku.*Kochmesser/s,
      },
      {
        say: "kann das kochmesser in die spülmaschine",
        says: /^Nein|[Nn]icht für die Spülmaschine/,
      },
      { say: "liegt es gut in der hand?", says: /schwer/ },
      {
        say: "ok nehm ich. und einen schleifstein dazu",
        cart: { "Kochmesser Solid 20 cm": 1, "Schleifstein 1000/3000": 1 },
      },
      { say: "was kostet das zusammen", says: /128/ },
      { say: "wer zahlt die rücksendung?", says: /40 Euro|kostenlos/, not: /Gravierte/ },
    ],
    [
      { say: "pfanne für induktion", says: /Schmiedepfanne/, hides: ["Keramikpfanne Leicht"] },
      { say: "in 28?", says: /ausverkauft|nicht (auf Lager|vorrätig|verfügbar)/i },
      { say: "welche größen gibts denn noch", says: /24 cm.*32 cm/s },
      {
        say: "dann die 32er",
        says: /79/,
        cart: { "Schmiedepfanne Eisen (Durchmesser: 32 cm)": 1 },
      },
      { say: "geht die auch im backofen", says: /nicht|keine Angabe|Feuer/ },
      { say: "doch nicht, nimm sie wieder raus", cart: {} },
      { say: "habt ihr was ähnliches nur leichter", says: /Keramikpfanne/ },
    ],
    [
      { say: "geschenk für meinen freund der gern kocht, so um die 50 euro", not: /verstanden/ },
      { say: "die schürze in schwarz?", says: /ausverkauft|nicht/i },
      { say: "wie wäscht man die", says: /40 Grad/ },
      { say: "nudeltopf wann wieder da", not: /nichts gefunden/ },
      { say: "kann man auf rechnung zahlen", says: /^Ja|Rechnung/ },
      { say: "liefert ihr auch nach zürich", says: /Schweiz/ },
      { say: "habt ihr am samstag auf?", says: /Montag bis Freitag|Nein/ },
      { say: "danke dir, tschüss", not: /gefunden/ },
    ],
  ],
}
