import { stemmer } from "@orama/stemmers/french"
import type { Grammar } from "../language"

export const grammar: Grammar = {
  code: "fr",
  name: "français",
  headFirst: true,
  freeOf: [],
  comparison: [],
  indefinite: "quelque chose,qqch,qqchose,truc,trucs,machin,de quoi,qq chose",
  shorthand:
    "svp s'il vous plaît,stp s'il te plaît,bjr bonjour,bsr bonsoir,slt salut,mrc merci,cmb combien,cb combien,pk pourquoi,ds dans,dc donc,tt tout,tts tous,qd quand,ya il y a,ns nous,bcp beaucoup,qqn quelqu'un,jcherche je cherche,j'cherche je cherche,chui je suis,jsuis je suis,jsui je suis,jveux je veux,j'veux je veux,j'voudrais je voudrais,jvoudrais je voudrais,kel quel,koi quoi,ke que",
  infinitives: ["er", "ir", "re"],
  elisions: "l,d,j,m,t,s,n,c,qu,jusqu,lorsqu,puisqu",
  stop:
    "un,une,des,le,la,les,l,de,du,d,je,j,me,m,moi,mon,ma,mes,nous,notre,nos,vous,votre,vos,tu,te,ton,ta,tes,il,elle,ils," +
    "elles,on,se,s,ce,c,cet,cette,ces,son,sa,ses,leur,leurs,est,sont,suis,ai,as,avez,avoir,avons,a,ont,être,cherche," +
    "chercher,cherchons,recherche,veux,voudrais,voudrait,aimerais,besoin,faut,montre,montrez,montrer,trouve,trouver," +
    "acheter,achète,svp,plaît,et,ou,mais,pour,avec,sans,en,au,aux,dans,sur,sous,par,chez,entre,vers,quelque,quelques," +
    "chose,choses,bon,bonne,bons,bonnes,beau,belle,beaux,belles,pas,cher,chère,chers,prix,que,qu,qui,quoi,quel,quelle," +
    "quels,quelles,où,quand,comment,produit,produits,article,articles,très,trop,plus,moins,bien,aussi,tout,tous,toute," +
    "toutes,même,peut,peux,pouvoir,fait,faire,mettre,met,va,aller,y,ne,n,non,oui,si,merci,bonjour,salut,donne,donner," +
    "nouveau,nouvelle,sorte,type,genre,comme,après,avant,pendant,quand,lors,là,ici,ça,cela,celui,celle,autre,autres," +
    "petite,idéal,idéale,parfait,parfaite,convient,adapté,adaptée,qualité,dont,plutôt,peu,un peu,ni,souhaite,désire,alors,donc,boutique,magasin,entier,entière",
  prepositions: "pour,avec,sans,de,d,du,des,en,au,aux,à,dans,sur,sous,par,chez,qui,que,contre,et",
  madeOf: "de,d,en",
  joiners: "et,ou,ni",
  definite: "le,la,les,du,des",
  along: "avec",
  denials: "pas,jamais,aucun*",
  lacks: "sans",
  exceptions: "sauf",
  reservations: "mais,cependant,dommage",
  corrections: "non,plutôt,pardon,enfin,finalement,en fait,attends,attendez",
  previous: "avant,avant-derni*,précédent*",
  already: "déjà,assez de,plein de",
  please: "s'il vous plaît,s'il te plaît,svp,stp",
  costWords: "cher,chère,chers,chères,coûteux,onéreux",
  requests: {
    below: "moins de,en dessous de,au dessous de,sous,inférieur à,sous les,<",
    atMost: "jusqu à,jusqu,maximum,max,au plus,au maximum,pas plus de,budget de,budget,≤",
    above: "plus de,au dessus de,supérieur à,>",
    atLeast: "à partir de,au moins,minimum,dès,≥",
    around: "environ,autour de,vers,à peu près,dans les,aux alentours de,~",
    between: "entre,de",
    to: "et,à,-,–,—",
    orLess: "ou moins,maximum,max,au maximum,au plus",
    orMore: "ou plus,minimum,au moins,et plus,+",
    not: "sans,pas de,pas en,pas d,pas trop,sauf,hormis,excepté,mais pas,ni,aucun,aucune,au lieu de,à la place de",
    negation: "pas,non",
    inStock: "en stock,disponible,disponibles,disponible maintenant",
    onSale:
      "en promo,en promotion,en promotions,en solde,en soldes,soldes,promo,promos,promotion,promotions,bon plan,bons plans,réduction,à prix réduit,remisé",
    cheapest:
      "le moins cher,la moins chère,les moins chers,les moins chères,moins cher,moins chère,moins chers,moins chères",
    dearest: "le plus cher,la plus chère,les plus chers,plus cher,plus chère",
    bestRated:
      "mieux noté,mieux notés,mieux notée,mieux notées,bien noté,bien notés,meilleures notes,meilleurs avis",
    newest: "nouveautés,nouveauté,plus récent,plus récents,plus récente,plus récentes",
    popular:
      "plus vendu,plus vendus,plus vendue,plus vendues,meilleures ventes,meilleure vente,populaire,populaires",
    stars: "étoile,étoiles,noté,note",
    percentOff: "de réduction,de remise,réduction,remise,de rabais",
    age: "âge,âgés,âgé",
  },
  currencies: {
    eur: "euro,euros",
    usd: "dollar,dollars",
    chf: "franc,francs,francs suisses",
    gbp: "livre sterling,livres sterling",
    jpy: "yen,yens",
    sek: "couronnes",
    mad: "dirhams,dirham",
    cny: "yuan",
  },
  units:
    "gramme,grammes,kilo,kilos,litre,litres,pouce,pouces,mètre,mètres,go,mo,to,watts,volts,an,ans,année,années,mois,semaine,semaines,jour,jours,heure,heures,minute,minutes,personne,personnes,enfant,enfants,joueurs,pour cent,pièce,pièces,avis,vitesses",
  numbers: {
    un: 1,
    une: 1,
    deux: 2,
    paire: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    onze: 11,
    douze: 12,
    douzaine: 12,
    quinze: 15,
    vingt: 20,
    trente: 30,
    quarante: 40,
    cinquante: 50,
    soixante: 60,
    cent: 100,
    mille: 1000,
  },
  workingDay: "ouvré,ouvrés,ouvrable,ouvrables",
  workingDays: "{n} jours ouvrés",
  sizes: {
    xs: "très petit",
    s: "petit,petite",
    m: "moyen,moyenne",
    l: "grand,grande",
    xl: "très grand",
  },
  irregular:
    "yeux oeil,oeufs oeuf,messieurs monsieur,mesdames madame,dames dame,travaux travail,vitraux vitrail,sèche sec,sèches sec,fraîche frais,fraîches frais,blanche blanc,blanches blanc,douce doux,douces doux,longue long,longues long,épaisse épais,grosse gros,grosses gros,rousse roux,neuve neuf,neuves neuf,vive vif",
  stemmer,
}
