import type { Shop } from "./shop"

/** A Dutch shop for knitting and sewing. */
export const crafts: Shop = {
  catalogue: "nl",
  language: "nl",
  wares: [
    {
      name: "Merinogaren Duin",
      category: "garen",
      cents: 890,
      description: "Bol van 50 gram, 100% merinowol. Naalddikte 4 mm. Kriebelt niet. Handwas.",
      labels: { "Kleur: Zand": 9, "Kleur: Mosgroen": 4, "Kleur: Roze": 0 },
      rating: 4.8,
    },
    {
      name: "Katoengaren Linde",
      category: "garen",
      cents: 450,
      description: "Bol van 100 gram katoen. Wasbaar op 40 graden.",
      labels: { "Kleur: Wit": 9, "Kleur: Blauw": 7 },
      rating: 4.4,
    },
    {
      name: "Breinaalden Bamboe",
      category: "gereedschap",
      cents: 1190,
      description: "Rechte breinaalden van bamboe, per paar, 33 cm lang.",
      labels: { "Dikte: 4 mm": 6, "Dikte: 6 mm": 2 },
    },
    {
      name: "Naaimachine Start",
      category: "machines",
      cents: 17900,
      sale: 14900,
      description:
        "Naaimachine met 24 steken. Geschikt voor beginners. Voetpedaal en klossen inbegrepen. Weegt 6 kg.",
      rating: 4.5,
      reviews: [
        { rating: 4, title: "Prima", content: "Stil en makkelijk, alleen het lampje is zwak." },
      ],
    },
    {
      name: "Stofschaar Pro",
      category: "gereedschap",
      cents: 2490,
      description: "Schaar van roestvrij staal voor stof. Niet geschikt voor linkshandigen.",
    },
    {
      name: "Haakset Konijn",
      category: "pakketten",
      cents: 1990,
      description:
        "Pakket met garen, haaknaald en patroon voor een konijn. Moeilijkheid: beginner.",
      rating: 4.7,
    },
  ],
  policies: [
    {
      topic: "returns",
      title: "Retourneren",
      text: "Je kunt binnen 30 dagen retourneren. Geopend garen nemen we niet terug. Retourneren is gratis.",
    },
    { topic: "warranty", title: "Garantie", text: "Op machines krijg je drie jaar garantie." },
    {
      topic: "payment",
      title: "Betalen",
      text: "Je betaalt met iDEAL, kaart of achteraf met Klarna.",
    },
    {
      topic: "contact",
      title: "Contact",
      text: "Mail naar hoi@draad.example of bel 020 555 0188, van maandag tot vrijdag.",
    },
  ],
  conversations: [
    [
      { say: "hoi heb je wol om een sjaal te breien", first: "Merinogaren Duin" },
      { say: "kriebelt dat", says: /^Nee/ },
      { say: "ook in het roze?", says: /uitverkocht|niet/i },
      { say: "doe dan maar 4 bollen groen", cart: { "Merinogaren Duin (Kleur: Mosgroen)": 4 } },
      { say: "welke naalden heb ik daarvoor nodig", says: /4 mm/ },
      { say: "mag het in de wasmachine", says: /^Nee|[Hh]andwas/ },
      { say: "oke en een naaimachine voor beginners", first: "Naaimachine Start" },
      { say: "hoeveel korting zit erop", says: /30|17/ },
      { say: "zit er garantie op", says: /drie jaar/ },
      { say: "kan ik achteraf betalen", says: /^Ja|Klarna/ },
    ],
  ],
}
