import type { Shop } from "./shop"

/** A French shop for baking. */
export const baking: Shop = {
  catalogue: "fr",
  language: "fr",
  wares: [
    {
      name: "Robot Pétrin Nora",
      category: "appareils",
      cents: 29900,
      sale: 24900,
      description:
        "Robot pétrin avec bol inox de 5 litres. Puissance de 900 W. Fouet, crochet et batteur fournis.",
      labels: { "Couleur: Rouge": 2, "Couleur: Blanc": 4 },
      attributes: [{ name: "Poids", value: "8,4 kg" }],
      rating: 4.6,
      reviews: [
        { rating: 5, title: "Solide", content: "Pétrit une grosse pâte sans bouger." },
        { rating: 2, title: "Bruyant", content: "Très bruyant à pleine vitesse." },
      ],
    },
    {
      name: "Moule à Cake Lys",
      category: "moules",
      cents: 1900,
      description:
        "Moule à cake antiadhésif de 26 cm. Va au four jusqu'à 230 degrés. À laver à la main.",
      rating: 4.3,
    },
    {
      name: "Moule Silicone Coeurs",
      category: "moules",
      cents: 1400,
      description: "Moule en silicone pour six coeurs. Passe au lave-vaisselle et au micro-ondes.",
      rating: 4.1,
    },
    {
      name: "Farine T65 Bio",
      category: "ingrédients",
      cents: 390,
      description: "Farine de blé bio moulue sur meule, sac de 1 kg.",
    },
    {
      name: "Farine de Riz",
      category: "ingrédients",
      cents: 520,
      description: "Farine de riz sans gluten, sac de 500 g.",
    },
    {
      name: "Balance Pesto",
      category: "appareils",
      cents: 3500,
      description: "Balance de cuisine précise à 1 g, jusqu'à 5 kg. Piles incluses.",
      rating: 4.5,
    },
    {
      name: "Rouleau Hêtre",
      category: "ustensiles",
      cents: 1250,
      stock: 0,
      description: "Rouleau à pâtisserie en hêtre, 42 cm.",
    },
  ],
  policies: [
    {
      topic: "returns",
      title: "Retours",
      text: "Retour possible sous 30 jours. Les ingrédients ne sont pas repris. Le retour est gratuit.",
    },
    { topic: "warranty", title: "Garantie", text: "Les appareils sont garantis cinq ans." },
    {
      topic: "payment",
      title: "Paiement",
      text: "Carte bancaire, PayPal, ou en trois fois avec Alma.",
    },
    {
      topic: "contact",
      title: "Contact",
      text: "Écrivez à four@levain.example, du lundi au samedi de 9h à 18h.",
    },
  ],
  conversations: [
    [
      { say: "bjr je cherche un robot pour faire du pain", first: "Robot Pétrin Nora" },
      { say: "il est puissant?", says: /900 W/ },
      { say: "y a des défauts selon les clients?", says: /bruyant/i },
      { say: "combien je gagne avec la promo", says: /50[.,]00/ },
      { say: "je le veux en rouge", cart: { "Robot Pétrin Nora (Couleur: Rouge)": 1 } },
      { say: "et il me faut de la farine sans gluten, 2 paquets", says: /Farine de Riz/ },
      {
        say: "ok ajoute",
        says: /Farine de Riz/,
        cart: { "Robot Pétrin Nora (Couleur: Rouge)": 1, "Farine de Riz": 2 },
      },
      { say: "je peux payer en plusieurs fois?", says: /^Oui|Alma/ },
      { say: "la garantie c'est combien", says: /cinq ans/ },
    ],
    [
      { say: "un moule à cake svp", first: "Moule à Cake Lys" },
      { say: "ca va au lave vaisselle?", says: /^Non/ },
      { say: "et celui en silicone?", says: /^Oui/, first: "Moule Silicone Coeurs" },
      { say: "je prends l'autre finalement", cart: { "Moule à Cake Lys": 1 } },
      { say: "mets en 3", cart: { "Moule à Cake Lys": 3 } },
      { say: "le rouleau revient quand", says: /sais pas|épuisé/ },
      { say: "vous êtes ouverts le dimanche", says: /^Non/ },
      { say: "et si je veux rendre la farine?", says: /ne sont pas repris/ },
    ],
  ],
}
