import type { household as concepts } from "../../concepts/household"
import type { Words } from "../../concepts/concept"

export const household: Words<typeof concepts> = {
  cleaning: "nettoyage, nettoyer, nettoyant, ménage, propre",
  detergent: "lessive, adoucissant, linge, laver",
  "dish-soap": "liquide vaisselle, pastilles lave-vaisselle, produit vaisselle",
  dishwasher: "lave-vaisselle",
  "washing-machine": "lave-linge, machine à laver, sèche-linge",
  "drying-rack": "étendoir, séchoir, corde à linge, pince à linge",
  "laundry-basket": "panier à linge",
  iron: "fer à repasser, planche à repasser, repasser",
  "vacuum-cleaner": "aspirateur",
  broom: "balai, pelle, balayette",
  mop: "serpillière, balai à franges",
  bucket: "seau",
  cloth: "chiffon, lingette, microfibre",
  sponge: "éponge, grattoir",
  brush: "brosse",
  "glass-cleaner": "nettoyant vitres, produit à vitres",
  "bathroom-cleaner":
    "nettoyant salle de bain, gel WC, détartrant, anticalcaire, calcaire, moisissure",
  "stain-remover": "détachant, tache, javel",
  disinfectant: "désinfectant, antibactérien, hygiène",
  "toilet-paper": "papier toilette",
  "kitchen-roll": "essuie-tout, sopalin",
  tissue: "mouchoir",
  bin: "poubelle, sac poubelle, corbeille, déchets",
  "air-freshener": "désodorisant, parfum d'ambiance, bougie parfumée",
  odor: "odeur, mauvaise odeur",
  dust: "poussière",
  dirt: "saleté, crasse, graisse",
}
