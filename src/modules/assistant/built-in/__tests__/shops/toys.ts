import type { Shop } from "./shop"

/** A French toy shop. */
export const toys: Shop = {
  catalogue: "fr",
  language: "fr",
  wares: [
    {
      name: "Circuit Train Bosquet",
      category: "trains",
      cents: 4990,
      description: "Circuit de train en bois de hêtre, 42 pièces. Dès 3 ans. Sans piles.",
      rating: 4.8,
    },
    {
      name: "Locomotive Électrique",
      category: "trains",
      cents: 2490,
      description:
        "Locomotive à piles compatible avec les rails en bois. Deux piles AA non fournies.",
      rating: 4.2,
    },
    {
      name: "Puzzle Jungle",
      category: "puzzles",
      cents: 1590,
      description: "Puzzle à partir de 5 ans, imprimé en France.",
      labels: { "Pièces: 48": 5, "Pièces: 100": 3 },
      prices: { "Pièces: 48": 1590, "Pièces: 100": 1890 },
    },
    {
      name: "Ours Basile",
      category: "peluches",
      cents: 2900,
      sale: 2200,
      description: "Ours en peluche de coton bio, 35 cm. Lavable en machine à 30 °C.",
      labels: { "Couleur: Brun": 4, "Couleur: Gris": 0 },
      rating: 4.9,
      reviews: [{ rating: 5, title: "Doux", content: "Très doux, ma fille dort avec." }],
    },
    {
      name: "Lapin Suzon",
      category: "peluches",
      cents: 1900,
      description: "Lapin en peluche, 25 cm. Ne passe pas en machine.",
      rating: 4.4,
    },
    {
      name: "Jeu du Renard",
      category: "jeux de société",
      cents: 2190,
      description: "Jeu coopératif de 2 à 4 joueurs, parties de 20 minutes. Dès 5 ans.",
      rating: 4.6,
    },
    {
      name: "Trottinette Vola",
      category: "plein air",
      cents: 6900,
      description: "Trottinette à trois roues pour enfants de 3 à 6 ans. Charge maximale 50 kg.",
      labels: { "Couleur: Menthe": 2, "Couleur: Corail": 3 },
    },
    {
      name: "Pâte à Modeler",
      category: "loisirs créatifs",
      cents: 990,
      description: "Six pots de pâte à modeler sans gluten.",
    },
  ],
  policies: [
    {
      topic: "returns",
      title: "Retours",
      text: "Vous pouvez nous rendre les jouets sous 30 jours. L'emballage doit être intact. Les frais de retour sont à votre charge.",
    },
    {
      topic: "warranty",
      title: "Garantie",
      text: "Nos jouets sont garantis deux ans. Les pièces perdues ne sont pas remplacées.",
    },
    { topic: "payment", title: "Paiement", text: "Nous acceptons la carte bancaire et PayPal." },
    {
      topic: "contact",
      title: "Contact",
      text: "Écrivez à bonjour@jouets.example ou appelez le 0155 555 019 du lundi au vendredi.",
    },
  ],
  conversations: [
    [
      {
        say: "slt je cherche un cadeau pour mon fils de 3 ans qui adore les trains",
        says: /Circuit Train/,
      },
      { say: "y a des piles dans le circuit?", says: /^Non/ },
      { say: "et la locomotive elle marche avec?", says: /^Oui/ },
      { say: "les piles sont fournies ?", says: /^Non/ },
      {
        say: "ok je prends les deux",
        cart: { "Circuit Train Bosquet": 1, "Locomotive Électrique": 1 },
      },
      { say: "finalement pas la loco", cart: { "Circuit Train Bosquet": 1 } },
      { say: "ca fait combien", says: /49[.,]90/ },
      { say: "si il perd une piece vous la remplacez?", says: /perdues/ },
    ],
    [
      { say: "une peluche lavable", says: /Ours Basile/ },
      { say: "l'ours existe en gris?", says: /épuisé|rupture|plus/i },
      { say: "il fait quelle taille", says: /35 cm/ },
      { say: "et le lapin, on peut le laver en machine?", says: /^Non/, first: "Lapin Suzon" },
      { say: "lequel est le mieux noté", says: /Ours Basile/, not: /Lapin Suzon/ },
      { say: "ajoute le, en brun", cart: { "Ours Basile (Couleur: Brun)": 1 } },
      { say: "vous avez des jeux pour jouer à 4", says: /Renard/ },
      { say: "ca dure longtemps une partie?", says: /20 minutes/ },
      { say: "vous livrez le dimanche?", not: /^1\./m },
    ],
  ],
}
