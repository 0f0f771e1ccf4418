import type { QuestionWords, ServiceWords } from "../concepts/services"

export const services: ServiceWords = {
  return:
    "retour, retours, retourner, renvoyer, rendre, rapporter, renvoi, rétractation, renvoie, rends, retourne, changer d'avis, change d'avis, changé d'avis, me plaît pas, pas garder, ne garde pas",
  refund:
    "remboursement, rembourser, remboursé, remboursés, rembourse, remboursée, récupérer argent, mon argent, revoir argent, récupérer mon argent, mes sous, l'argent, me rendre, me rembourser",
  exchange: "échanger, échange, autre taille, échanges",
  used: "utilisé, utilisés, porté, portée, portés, ouvert, lavé, essayé, usagé, déballé, servi, mis une fois",
  unused: "neuf, jamais porté, emballage d'origine, non porté, non utilisé, inutilisé, pas servi",
  broken:
    "cassé, cassée, cassés, casse, abîmé, abîmée, défectueux, défectueuse, défaut, endommagé, endommagée, ne marche pas, ne marche plus, ne fonctionne pas, ne fonctionne plus, ne s'allume plus, brisé, brisée, en morceaux, en panne, déchiré, fêlé, lâche",
  "cause-of-damage":
    "tout seul, toute seule, d'elle-même, de lui-même, ma faute, de ma faute, accident, accidentel, fais tomber, fait tomber, laisse tomber, tombe par terre, tombé par terre, maladresse, usure, mauvaise utilisation",
  "repair-service": "réparer, réparation, réparé, réparez, répare",
  "replace-service":
    "remplacer, remplacement, remplacé, remplacez, remplace, nouveau à la place, un neuf",
  warranty: "garantie, garanti, garanties, garantis",
  order: "commande, commandes, commandé, commander, colis, paquet, achat",
  cancel: "annuler, annulation, annulé, annulez, annule",
  address: "adresse, numéro de rue",
  tracking: "suivi, suivre, numéro de suivi, tracer, traçage",
  invoice: "facture, reçu, ticket",
  shipping:
    "livraison, livrer, livrez, livré, envoi, envoyer, envoyez, expédition, expédier, expédiez, envoyé, expédié, délai de livraison, transporteur, poste",
  postage:
    "frais de port, frais de livraison, frais d'envoi, frais de retour, port, affranchissement, étiquette de retour, coût de livraison",
  dispatch:
    "part, partir, parti, partie, entrepôt, quitte, expédié, expédiée, départ, envoyée, quitter",
  arrive: "arrive, arriver, arrivé, arrivée, recevoir, reçu, reçois, atteindre, réception, reçue",
  express: "express, rapide, plus vite, urgence, chronopost, le plus rapide, la plus rapide",
  standard: "standard, normal, normale, classique",
  abroad: "étranger, international, autres pays, pays, monde entier, hors de",
  customs: "douane, droits de douane, taxes, tva, frais de douane",
  pickup: "retrait, retirer, point relais, relais, venir chercher, click and collect",
  pay: "payer, paiement, paye, paie, payez, payé, payant, payante, régler, règlement, moyens de paiement, acceptez, accepte, caisse",
  "charge-money":
    "débité, débiter, débit, prélevé, prélèvement, débitez, facturé, encaissé, prélevez",
  "bank-card": "carte, cartes, carte bancaire, carte bleue, carte de crédit, visa, mastercard, cb",
  "shop-wallet": "portefeuille, solde, avoir, porte-monnaie, cagnotte, wallet",
  "payment-brand":
    "paypal, klarna, apple pay, google pay, amazon pay, samsung pay, bizum, ideal, sofort, twint, bancontact, satispay, lydia, paylib, bitcoin, crypto, sepa, chèque, chèques, chèques vacances, alma",
  "bank-transfer": "virement, virement bancaire",
  cash: "espèces, liquide, contre remboursement, comptant",
  "pay-later":
    "plusieurs fois, trois fois, 3 fois, mensualités, crédit, payer plus tard, échelonné",
  partly: "moitié, en partie, une partie, le reste, combiner, partiellement",
  free: "gratuit, gratuite, gratuits, gratuitement, offert, offerte, sans frais, à notre charge, offerts",
  "discount-code":
    "code promo, codes promo, code de réduction, codes de réduction, code, codes, bon de réduction, coupon, coupons, bon d'achat, réduction étudiant",
  "price-match": "moins cher ailleurs, négocier, marchander, alignez, prix ailleurs",
  "gift-card": "carte cadeau, cartes cadeaux, chèque cadeau, bon cadeau",
  expire: "expire, expirer, expiration, périmer, périmé, validité, valable, date limite",
  enough: "suffit, suffire, suffisant, suffisante, assez, couvre, couvrir, me payer",
  "left-over": "reste, resterait, restera, restant, il restera",
  besides: "aussi, en plus, également, avec ça, en outre",
  contact: "contact, contacter, joindre, écrire, joins, écris, réclamation",
  phone:
    "téléphone, numéro de téléphone, appeler, tél, appel, whatsapp, téléphoner, portable, numéro",
  email: "mail, e-mail, email, courriel, adresse mail",
  "real-shop":
    "magasin, boutique physique, boutique, showroom, sur place, passer voir, visiter, point de vente",
  "opening-hours":
    "horaires, ouvert, ouverts, ouverture, heures, joignable, joignables, disponible, lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, week-end, weekend, sont là",
  person: "personne, humain, quelqu'un, conseiller, conseillère, vraie personne, équipe, vendeur",
  "gift-wrapping":
    "papier cadeau, emballage cadeau, paquet cadeau, emballer, emballez, emballé, carte de voeux, petit mot, mot personnalisé",
  engraving:
    "gravure, graver, gravé, personnaliser, personnalisé, personnalisation, initiales, prénom",
  restock:
    "de nouveau disponible, à nouveau disponible, de retour en stock, revenir, revient, réassort, réapprovisionnement, de nouveau en stock, retour en stock, bientôt disponible, à nouveau en stock",
  notify: "prévenir, prévenez, avertir, notifier, notification, alerte, tenir au courant, préviens",
  reserve: "réserver, mettre de côté, réserve, garder de côté",
  "personal-data":
    "données, données personnelles, rgpd, vie privée, mes données, informations personnelles",
  erase: "supprimer, effacer, suppression, supprimez, effacez, supprime, efface",
  account: "compte, inscription, connecter, mot de passe",
  newsletter: "newsletter, désabonner, désinscrire, lettre d'information",
  "dishwasher-safe": "lave-vaisselle, lave vaisselle",
  "microwave-safe": "micro-ondes, micro onde, micro ondes",
  "oven-safe": "four, au four",
  "machine-washable":
    "lavable, laver, lave-linge, machine à laver, en machine, lavage, lave, machine",
  "hand-wash": "laver à la main, lavage à la main",
  stainless: "inoxydable, inox",
  "tumble-dry": "sèche-linge, sèche linge, séchoir",
  ironing: "repasser, repassage, fer à repasser, repasse",
  shrinking: "rétrécir, rétrécit, rétrécissent, rétrécissement",
  "keeps-size": "prélavé, prélavée, garde sa taille, garde sa forme, garde taille",
  fading: "décolorer, délaver, déteindre, déteint, décolore, ternir",
  dimmable:
    "variateur, intensité, dimmable, variable, tamiser, luminosité, tamisée, réglable en intensité, régler lumière, baisser lumière",
  "light-bulb": "ampoule, ampoules, E14, E27, GU10",
  "battery-life": "batterie, autonomie, pile, piles, recharger, chargé, charge, recharge",
  "noise-cancelling":
    "réduction de bruit, antibruit, anti-bruit, annulation du bruit, suppression du bruit, ANC, réduction du bruit, réducteur de bruit",
  included:
    "inclus, incluse, compris, comprise, fourni, fournie, fournis, livré avec, livrée avec, vendu avec, avec, fournies, comprises",
  "sold-separately":
    "vendu séparément, vendue séparément, vendus séparément, vendues séparément, séparément, en supplément, non fourni, non fournie, non fournis, non fournies",
  "fits-in":
    "rentre, rentrer, tient, tenir, entre, place pour, contient, contenir, loger, supporte, porte, contenance, mettre dedans, place",
  people: "personnes, personne, places, dormir, couchages, adultes",
  "stand-upright": "debout, tenir debout, hauteur",
  "keeps-dry":
    "étanche, imperméable, au sec, coutures étanches, reste sec, protège de la pluie, coutures soudées, sec pluie, garde au sec",
  watering: "arroser, arrosage, eau, arrosé, arrose",
  "little-light":
    "sombre, ombre, peu de lumière, coin sombre, sans soleil, obscur, peu lumineux, mi-ombre, soleil",
  assembly: "montage, monter, assembler, assemblage, monté",
  scratching: "rayure, rayures, rayer, anti-rayures, griffer",
  "itch-free": "gratte, gratter, pique, piquer, irrite, démange",
  "rust-free": "rouille, rouiller",
  "bpa-free": "BPA, bisphénol",
  "laptop-computer": "ordinateur, ordinateurs, portable, laptop, macbook, ordi",
  "carry-on": "cabine, bagage à main, avion, bagage cabine",
  "vegan-made": "vegan, végan, végane, véganes, végétalien, sans produit animal, sans cuir",
  "animal-made": "cuir, laine, daim, soie, duvet, fourrure, cire d'abeille",
  refill: "recharge, recharges, rechargeable, remplir",
  lifetime: "dure, durer, durée de vie, durée, brûle, tient",
  subscription: "abonnement, abonner, frais mensuels",
  bluetooth: "bluetooth, sans fil",
}

export const questions: QuestionWords = {
  contents:
    "dedans, articles, contenu, qu'est-ce que j'ai commandé, quoi dedans, qu'y avait, contenait, ai commandé quoi",
  "payment-state":
    "paiement passé, paiement accepté, paiement reçu, a été débité, ai-je payé, bien payé, paiement échoué, débité deux fois, paiement validé",
  latest: "dernière, dernier, plus récente",
  guest: "invité, pas de compte, sans compte, sans inscription",
  "other-person":
    "autre client, autres clients, quelqu'un d'autre, autre personne, de ma femme, de mon mari, mon voisin, ma voisine",
  who: "qui, à qui, qui est-ce",
  when: "quand, à quelle heure, quel jour, à partir de quand",
  where: "où, d'où",
  which: "quel, quelle, quels, quelles, laquelle, lequel, que, quoi, qu'est-ce",
  why: "pourquoi",
  "what-time": "à quelle heure, quelle heure, jusqu'à quand, dernière heure, heure limite",
  "how-long":
    "combien de temps, combien de jours, quel délai, quels délais, délai, délais, jusqu'à quand, combien de mois, combien d'heures, combien de semaines, sous combien de temps, combien d'années",
  together: "ensemble, au total, en tout, total, les deux, tout compris",
  "how-much": "combien, coûte, coûtent, prix, coût, quel prix, tarif, coute",
  "how-many": "combien de, combien d'",
  "how-often": "combien de fois, quelle fréquence, tous les combien, souvent",
  "how-heavy": "pèse, pèsent, poids, peser, lourd, lourde",
  "how-big":
    "dimensions, mesure, mesures, quelle hauteur, quelle largeur, diamètre, quelle longueur, quelle dimension, mesurent",
  "how-to": "comment, comment faire",
  material:
    "en quoi, matière, matières, fait en, faite en, composition, matériau, quel tissu, fabriqué en, garnissage, rembourrage, rempli de, rembourré",
  colours: "quelles couleurs, quelle couleur, couleurs, coloris, quels coloris",
  sizes: "quelles tailles, quelle taille, tailles, pointures, quelles pointures, quelle pointure",
  sizing:
    "quelle taille dois, quelle taille prendre, quelle taille me, quelle taille faut, taille petit, taille grand, guide des tailles, quelle pointure prendre, taille me conseillez, taillent petit",
  reviews:
    "avis, note, notes, notée, noté, commentaires, en pensent, disent, clients pensent, bien noté, vaut, recommandé, évaluations",
  drawbacks:
    "négatif, négatifs, négative, défaut, défauts, inconvénient, inconvénients, mauvais, problème, problèmes, critique, critiques, reproche, reproches",
  origin:
    "fabriqué, fabriquée, origine, vient de, viennent, made in, provenance, fabriqués, produit où",
  saving:
    "économise, économiser, remise, réduction, soldé, soldée, en promo, promotion, solde, réduit, baissé, rabais, économie, avant la promo",
  "in-stock":
    "en stock, disponible, disponibles, reste, rupture, épuisé, avez-vous encore, vous avez, dispo, stock, il y a",
  "more-about":
    "en savoir plus, plus sur, parlez-moi, détails, description, décrire, décrivez, dites-moi plus, infos, informations",
}
