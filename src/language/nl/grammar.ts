import { stemmer } from "@orama/stemmers/dutch"
import type { Grammar } from "../language"

export const grammar: Grammar = {
  code: "nl",
  name: "Nederlands",
  headFirst: false,
  compoundLinks: ["s", "en", "n", "e", "er"],
  freeOf: ["vrij", "loos"],
  elisions: "",
  stop:
    "een,de,het,ik,mij,me,mijn,wij,we,ons,onze,je,jij,jou,jouw,u,uw,hij,zij,ze,hem,haar,is,zijn,was,ben,bent,heeft,hebben," +
    "heb,hebt,had,zoek,zoeken,zoekt,wil,willen,wilt,graag,nodig,laat,zien,toon,vind,vinden,kopen,koop,alstublieft," +
    "alsjeblieft,aub,en,of,maar,voor,met,zonder,van,in,op,aan,te,om,bij,tot,naar,uit,door,over,als,dan,iets,wat,welke,welk," +
    "waar,wanneer,wie,hoe,goede,goed,goeie,mooie,mooi,goedkoop,goedkope,prijs,product,producten,artikel,artikelen,er," +
    "ook,nog,wel,niet,geen,dit,dat,deze,die,daar,hier,heel,erg,zeer,meer,veel,alle,alles,kan,kunnen,kunt,moet,mag,zou,zal," +
    "worden,wordt,doen,doet,gaan,gaat,komen,komt,hallo,hoi,bedankt,dank,nieuw,nieuwe,soort,ding,dingen,ideaal,kwaliteit," +
    "geef,ander,andere,zo,zich,men,want,omdat,jullie",
  prepositions: "voor,met,zonder,van,in,op,aan,om,bij,naar,uit,te,tegen,die,dat,en",
  madeOf: "van",
  joiners: "en,of,noch",
  costWords: "duur,dure,prijzig,goedkoop",
  requests: {
    below: "onder,minder dan,goedkoper dan,beneden,onder de,<",
    atMost: "tot,tot maximaal,maximaal,max,hooguit,hoogstens,niet meer dan,budget van,≤",
    above: "boven,meer dan,duurder dan,boven de,>",
    atLeast: "vanaf,minstens,minimaal,≥",
    around: "ongeveer,rond,rond de,circa,omstreeks,~",
    between: "tussen,tussen de,van",
    to: "en,tot,en de,-,–,—",
    orLess: "of minder,maximaal,of goedkoper",
    orMore: "of meer,minimaal,+",
    not: "zonder,geen,behalve,maar niet,maar geen,niet van,vrij van",
    negation: "niet",
    inStock: "op voorraad,leverbaar,beschikbaar,direct leverbaar",
    onSale:
      "in de aanbieding,afgeprijsd,afgeprijsde,met korting,aanbiedingen,aanbieding,in de uitverkoop,in de sale",
    cheapest: "goedkoopste",
    dearest: "duurste",
    bestRated: "best beoordeeld,best beoordeelde,goed beoordeeld,goed beoordeelde,beste reviews",
    newest: "nieuwste",
    popular: "populairste,populair,populaire,bestverkochte,best verkochte,bestverkocht",
    stars: "ster,sterren,beoordeeld,beoordeling",
    percentOff: "korting",
    age: "leeftijd",
  },
  currencies: {
    eur: "euro,euros",
    usd: "dollar,dollars",
    gbp: "pond",
    chf: "frank,franken",
    jpy: "yen",
    sek: "kronen",
  },
  units:
    "gram,kilo,liter,inch,meter,watt,volt,jaar,jaren,maand,maanden,week,weken,dag,dagen,uur,minuut,minuten,persoon,personen,kinderen,spelers,procent,stuk,stuks,reviews",
  numbers: {
    een: 1,
    eentje: 1,
    twee: 2,
    paar: 2,
    drie: 3,
    vier: 4,
    vijf: 5,
    zes: 6,
    zeven: 7,
    acht: 8,
    negen: 9,
    tien: 10,
    elf: 11,
    twaalf: 12,
    dozijn: 12,
    vijftien: 15,
    twintig: 20,
    dertig: 30,
    veertig: 40,
    vijftig: 50,
    honderd: 100,
    duizend: 1000,
  },
  workingDay: "werkdag,werkdagen",
  workingDays: "{n} werkdagen",
  sizes: {
    xs: "heel klein",
    s: "klein,kleine",
    m: "middel,medium",
    l: "groot,grote",
    xl: "heel groot",
  },
  irregular:
    "kinderen kind,eieren ei,bladeren blad,glazen glas,messen mes,brillen bril,schoenen schoen,laarzen laars,huizen huis,vazen vaas,kazen kaas,rode rood,grote groot,witte wit,brieven brief",
  stemmer,
}
