import type { Shop } from "./shop"

/** A German book shop. */
export const books: Shop = {
  catalogue: "de",
  language: "de",
  wares: [
    {
      name: "Die Mühle am Fluss",
      category: "romane",
      cents: 2200,
      description: "Roman von Jana Ohm über drei Schwestern im Krieg. 412 Seiten.",
      labels: { "Ausgabe: Gebunden": 4, "Ausgabe: Taschenbuch": 9, "Ausgabe: Hörbuch": 0 },
      prices: { "Ausgabe: Gebunden": 2200, "Ausgabe: Taschenbuch": 1300, "Ausgabe: Hörbuch": 1800 },
      rating: 4.6,
      reviews: [{ rating: 5, title: "Packend", content: "Ich habe es in einer Nacht gelesen." }],
    },
    {
      name: "Tod im Moor",
      category: "krimis",
      cents: 1200,
      description: "Krimi von Henk Sander. Der erste Fall von Kommissarin Brandt. 320 Seiten.",
      rating: 4.2,
    },
    {
      name: "Nebel über Husum",
      category: "krimis",
      cents: 1400,
      sale: 990,
      description: "Krimi von Henk Sander, der zweite Fall von Kommissarin Brandt. 350 Seiten.",
      rating: 4.4,
    },
    {
      name: "Backen ohne Zucker",
      category: "kochbücher",
      cents: 2490,
      description: "80 Rezepte, davon 30 vegan. Mit Fotos zu jedem Rezept.",
      rating: 4.7,
    },
    {
      name: "Pilze erkennen",
      category: "natur",
      cents: 1690,
      description: "Bestimmungsbuch mit 200 Arten im Taschenformat. Abwaschbarer Einband.",
    },
    {
      name: "Der kleine Wal Wim",
      category: "kinderbücher",
      cents: 1490,
      description: "Bilderbuch ab 3 Jahren über einen Wal, der nicht schlafen kann.",
      rating: 4.9,
    },
    {
      name: "Sternenwissen",
      category: "kinderbücher",
      cents: 1990,
      description: "Sachbuch über Planeten und Sterne ab 8 Jahren. Mit drehbarer Sternkarte.",
      rating: 4.5,
    },
    {
      name: "Lesezeichen Fuchs",
      category: "papeterie",
      cents: 390,
      description: "Lesezeichen aus Holz.",
    },
  ],
  policies: [
    {
      topic: "returns",
      title: "Rückgabe",
      text: "Ungelesene Bücher nehmen wir 14 Tage lang zurück. Hörbücher sind ausgeschlossen. Die Rücksendung kostet Sie nichts.",
    },
    {
      topic: "payment",
      title: "Bezahlung",
      text: "Sie zahlen mit Karte, PayPal, Lastschrift oder auf Rechnung.",
    },
    { topic: "gift", title: "Geschenke", text: "Wir packen Bücher kostenlos als Geschenk ein." },
    {
      topic: "contact",
      title: "Kontakt",
      text: "Sie erreichen uns unter lies@buch.example, montags bis samstags von 10 bis 19 Uhr.",
    },
  ],
  conversations: [
    [
      { say: "suche nen krimi", says: /Tod im Moor/ },
      { say: "welcher ist der erste teil?", says: /Tod im Moor/, not: /Nebel über Husum/ },
      { say: "wieviele seiten hat der", says: /320/ },
      { say: "und der andere?", says: /350/ },
      { say: "nehm beide", cart: { "Tod im Moor": 1, "Nebel über Husum": 1 } },
      { say: "gibts die mühle auch als hörbuch?", says: /ausverkauft|vergriffen|nicht/i },
      { say: "was kostet das taschenbuch", says: /13[.,]00/ },
      {
        say: "ok kommt mit dazu",
        cart: {
          "Tod im Moor": 1,
          "Nebel über Husum": 1,
          "Die Mühle am Fluss (Ausgabe: Taschenbuch)": 1,
        },
      },
      { say: "packt ihr das auch ein? ist ein geschenk", says: /^Ja|packen/ },
    ],
    [
      { say: "buch für meine nichte, wird 4, bis 20 euro oder dollar egal", says: /Wim/ },
      { say: "worum geht es da", says: /Wal/ },
      { say: "hm sie mag eher weltall und so", says: /Sternenwissen/ },
      { say: "ist das nicht zu schwer für 4?", says: /8 Jahren/ },
      { say: "dann doch den wal", cart: { "Der kleine Wal Wim": 1 } },
      { say: "kann ichs zurückschicken wenn sies schon hat", says: /14 Tage/ },
      { say: "seid ihr sonntags da", says: /^Nein/ },
      { say: "habt ihr was zum kochen, aber vegan", first: "Backen ohne Zucker" },
    ],
  ],
}
