import type { Shop } from "./shop"

/** A German garden shop. */
export const garden: Shop = {
  catalogue: "de",
  language: "de",
  wares: [
    {
      name: "Rosenschere Felsa",
      category: "werkzeug",
      cents: 3490,
      description:
        "Bypass-Schere für Äste bis 22 mm. Klinge aus rostfreiem Stahl. Für Linkshänder nicht geeignet.",
      attributes: [{ name: "Gewicht", value: "240 g" }],
      rating: 4.7,
      reviews: [{ rating: 5, title: "Scharf", content: "Schneidet wie Butter." }],
    },
    {
      name: "Astschere Lang",
      category: "werkzeug",
      cents: 4990,
      sale: 3990,
      description: "Amboss-Schere mit Teleskopgriffen für Äste bis 45 mm.",
      rating: 4.1,
    },
    {
      name: "Heckenschere Akku 36",
      category: "werkzeug",
      cents: 15900,
      description: "Akku-Heckenschere, Laufzeit 50 Minuten. Akku und Ladegerät sind enthalten.",
      attributes: [{ name: "Gewicht", value: "3,2 kg" }],
      rating: 4.4,
    },
    {
      name: "Gießkanne Emma",
      category: "bewässerung",
      cents: 2490,
      description: "Gießkanne aus verzinktem Stahl mit Messingbrause. Fasst 9 Liter.",
      labels: { "Farbe: Anthrazit": 4, "Farbe: Salbei": 0, "Farbe: Weinrot": 2 },
    },
    {
      name: "Gartenschlauch Flex",
      category: "bewässerung",
      cents: 3900,
      description: "Knickt nicht und ist frei von Weichmachern.",
      labels: { "Länge: 15 m": 6, "Länge: 30 m": 3 },
      prices: { "Länge: 15 m": 3900, "Länge: 30 m": 6900 },
    },
    {
      name: "Gartenhandschuhe Robust",
      category: "bekleidung",
      cents: 1290,
      description:
        "Handschuhe aus Ziegenleder, schützen vor Dornen. Nicht wasserdicht. Nicht waschbar.",
      labels: { "Größe: S": 0, "Größe: M": 5, "Größe: L": 7 },
      rating: 4.0,
    },
    {
      name: "Gummistiefel Moor",
      category: "bekleidung",
      cents: 5900,
      description: "Wasserdichte Stiefel aus Naturkautschuk mit herausnehmbarer Einlegesohle.",
      labels: { "Größe: 38": 2, "Größe: 40": 0, "Größe: 42": 3 },
    },
    {
      name: "Hochbeet Lärche",
      category: "beete",
      cents: 18900,
      description:
        "Hochbeet aus unbehandeltem Lärchenholz, 120 x 80 cm. Aufbau in 30 Minuten, ohne Werkzeug.",
    },
    {
      name: "Blumenerde Torffrei",
      category: "beete",
      cents: 990,
      description: "Torffreie Erde für Balkon und Kübel, 40 Liter. Reicht für sechs Wochen Dünger.",
    },
    {
      name: "Lavendel Hidcote",
      category: "pflanzen",
      cents: 690,
      description:
        "Winterhart bis -20 Grad. Braucht viel Sonne und wenig Wasser. Giftig ist er nicht.",
    },
    {
      name: "Hortensie Annabelle",
      category: "pflanzen",
      cents: 1990,
      description: "Blüht weiß von Juni bis September. Gedeiht im Halbschatten.",
      labels: { "Topf: 3 l": 5, "Topf: 7,5 l": 0 },
      prices: { "Topf: 3 l": 1990, "Topf: 7,5 l": 3490 },
    },
    {
      name: "Solarleuchte Pilz",
      category: "beleuchtung",
      cents: 1990,
      sale: 1490,
      description: "Leuchtet bis zu acht Stunden. Wetterfest nach IP44. Ohne Kabel.",
    },
  ],
  policies: [
    {
      topic: "returns",
      title: "Rückgabe",
      text: "Ware nehmen wir innerhalb von 21 Tagen zurück. Pflanzen sind von der Rückgabe ausgeschlossen. Das Rückporto zahlen Sie selbst.",
    },
    {
      topic: "payment",
      title: "Bezahlung",
      text: "Sie zahlen mit Karte, PayPal oder auf Rechnung.",
    },
    { topic: "guarantee", title: "Garantie", text: "Auf Werkzeug geben wir fünf Jahre Garantie." },
    {
      topic: "contact",
      title: "Kontakt",
      text: "Schreiben Sie an gruen@garten.example oder rufen Sie an: 030 555 0199, montags bis freitags von 9 bis 17 Uhr.",
    },
  ],
  conversations: [
    [
      { say: "hallöchen, ich brauch was um rosen zu schneiden", first: "Rosenschere Felsa" },
      { say: "rostet die?", says: /^Nein/ },
      { say: "wie schwer ist sie denn", says: /240 g/ },
      { say: "taugt die was?", says: /4,7|4\.7|Butter/ },
      { say: "gut, davon nehm ich zwei", cart: { "Rosenschere Felsa": 2 } },
      { say: "ach nee, doch nur eine", cart: { "Rosenschere Felsa": 1 } },
      { say: "was kostet mich das jetzt insgesamt?", says: /34[.,]90/ },
    ],
    [
      { say: "habt ihr gießkannen", first: "Gießkanne Emma" },
      { say: "wie viel passt da rein?", says: /9 Liter/ },
      { say: "in rot?", says: /Weinrot/, not: /^Nein/ },
      { say: "und in grün?", says: /Salbei|ausverkauft|^Nein/ },
      {
        say: "dann die rote bitte in den warenkorb",
        cart: { "Gießkanne Emma (Farbe: Weinrot)": 1 },
      },
      { say: "danke, tschüss", says: /gern|bitte|tschüss|wiedersehen|bis bald|freut|schön/i },
    ],
    [
      { say: "zeigt mal eure scheren", hides: ["Blumenerde Torffrei", "Lavendel Hidcote"] },
      { say: "welche davon ist am billigsten?", says: /Rosenschere Felsa/ },
      {
        say: "was ist der unterschied zwischen der rosenschere und der astschere?",
        says: /Rosenschere.*Astschere/s,
      },
      { say: "ist die astschere reduziert?", says: /39[.,]90/, not: /Solarleuchte/ },
      { say: "und ist bei der heckenschere der akku dabei?", says: /^Ja/ },
      { say: "wie lange hält der?", says: /50 Minuten/ },
      {
        say: "ist mir zu teuer. gibts was günstigeres?",
        not: /Heckenschere Akku 36 — /,
        says: /Schere|schere/,
      },
    ],
    [
      { say: "gummistiefel in 40?", says: /40/, first: "Gummistiefel Moor" },
      { say: "und in 42", says: /^Ja|42/ },
      { say: "sind die dicht?", says: /^Ja/ },
      { say: "kommt in den korb, einmal 42", cart: { "Gummistiefel Moor (Größe: 42)": 1 } },
      { say: "und handschuhe gegen dornen?", first: "Gartenhandschuhe Robust" },
      { say: "kann man die waschen?", says: /^Nein/ },
      {
        say: "größe m dazu bitte",
        cart: { "Gummistiefel Moor (Größe: 42)": 1, "Gartenhandschuhe Robust (Größe: M)": 1 },
      },
    ],
    [
      { say: "was kann ich in den schatten pflanzen?", first: "Hortensie Annabelle" },
      { say: "wann blüht die?", says: /Juni/ },
      { say: "was kostet der große topf?", says: /34[.,]90/ },
      {
        say: "und wenn sie eingeht, kann ich sie zurückgeben?",
        says: /Pflanzen sind|ausgeschlossen|21 Tag/,
      },
      { say: "wer zahlt dann das porto?", says: /selbst/ },
      { say: "kann ich auf rechnung kaufen?", says: /^Ja|Rechnung/ },
      { say: "wann erreiche ich euch telefonisch?", says: /0199|montags/ },
    ],
    [
      {
        say: "geschenk für meine mutter, sie gärtnert gern, bis 40 euro oder dollar",
        not: /nichts gefunden/i,
      },
      { say: "habt ihr auch rasenmäher?", says: /nicht|nichts|kein/i },
      { say: "was ist denn gerade im angebot?", says: /Solarleuchte Pilz/ },
      { say: "ist die leuchte wetterfest?", says: /^Ja/ },
      { say: "was kostete die vorher?", says: /19[.,]90/ },
    ],
  ],
}
