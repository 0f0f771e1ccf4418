import { stemmer } from "@orama/stemmers/german"
import type { Grammar } from "../language"

export const grammar: Grammar = {
  code: "de",
  name: "Deutsch",
  headFirst: false,
  compoundLinks: ["s", "es", "n", "en", "er", "e", "ens"],
  freeOf: ["frei", "los"],
  comparison: [
    "esten",
    "ester",
    "estes",
    "este",
    "est",
    "sten",
    "ster",
    "stes",
    "ste",
    "st",
    "eren",
    "erer",
    "eres",
    "erem",
    "ere",
    "er",
  ],
  indefinite: "etwas,was,irgendwas,irgendetwas,sowas",
  shorthand:
    "nen einen,ne eine,fürn für einen,fürs für das,evtl eventuell,vllt vielleicht,viell vielleicht,bissl bisschen,nich nicht,nix nichts,hamse haben sie,isses ist es,habts habt ihr,jez jetzt,haste hast du,kannste kannst du",
  infinitives: [],
  elisions: "",
  stop:
    "ein,eine,einen,einem,einer,eines,der,die,das,den,dem,des,ich,mir,mich,mein,meine,meinen,meinem,meiner,wir,uns," +
    "unser,unsere,unseren,du,dir,dich,dein,deine,sie,er,ihr,ihm,ihn,es,ist,sind,war,bin,sein,seine,habt,haben,hat,habe," +
    "hast,suche,suchen,sucht,brauche,brauchen,möchte,möchten,will,wollen,hätte,hätten,gern,gerne,bitte,zeig,zeige,zeigen," +
    "gibt,finde,finden,kaufen,kann,können,soll,sollte,muss,und,oder,aber,für,mit,von,vom,im,in,am,an,auf,ans,ins,zu,zum," +
    "zur,bei,beim,aus,nach,über,um,als,wie,was,wo,wann,wenn,damit,dass,weil,man,sich,so,etwas,irgendwas,gute,guter,gutes," +
    "guten,gut,schöne,schöner,schönes,schön,günstig,günstige,günstiger,günstiges,billig,billige,billiger,preis,preise," +
    "welche,welcher,welches,produkt,produkte,artikel,noch,auch,da,dort,hier,mal,doch,denn,nur,sehr,tut,machen,macht,mach," +
    "kommen,kommt,gehen,geht,werden,wird,wurde,während,durch,gegen,unter,bis,ab,ohne,nicht,kein,keine,keinen,keiner," +
    "diese,dieser,dieses,diesen,alle,alles,viel,viele,mehr,neu,neue,neuer,neues,neuen,stück,sorte,art,hallo,danke,passt," +
    "passend,passende,passendes,geeignet,ihre,ihren,sie,eurer,euch,jemand,jemanden,selber,unterm,überm,vor,hinterm,dabei," +
    "dazu,davon,hab,hält,halten,lassen,lässt,nehmen,nimmt,wollte,bekommen,sollen,sollten,bleiben,bleibt,draußen,drinnen,innen,dürfen,darf,müssen,möglichst,ganz,immer,wieder,wirklich,gerade,jetzt,heute,wegen,ohne,statt,zuhause,hause,dann,shop,laden,ganze,ganzen,gesamte,gesamten,sortiment",
  prepositions:
    "für,mit,ohne,aus,zum,zur,in,im,von,vom,bei,beim,auf,gegen,an,am,unter,nach,der,die,das,mit,und,zu",
  madeOf: "aus,von",
  joiners: "und,oder,noch",
  definite: "der,die,das,den,dem,des",
  along: "mit",
  denials: "nicht,kein*,nie",
  lacks: "ohne",
  exceptions: "außer",
  reservations: "aber,allerdings,leider,jedoch",
  corrections: "nein,doch,quatsch,lieber,halt,stattdessen,moment",
  previous: "davor,vorher,zuvor,vorige*,vorherige*,vorletzte*",
  already: "schon,bereits,genug,jede Menge",
  please: "bitte",
  costWords: "teuer,teure,teures,billig,günstig",
  requests: {
    below: "unter,weniger als,günstiger als,billiger als,<",
    atMost:
      "bis,bis zu,bis maximal,höchstens,maximal,max,nicht mehr als,nicht über,budget,budget von,≤",
    above: "über,mehr als,teurer als,>",
    atLeast: "ab,mindestens,min,nicht unter,≥",
    around: "ungefähr,etwa,rund,circa,ca,um die,um,so um die,~",
    between: "zwischen,von",
    to: "und,bis,-,–,—",
    orLess: "oder weniger,maximal,höchstens,oder günstiger,max",
    orMore: "oder mehr,mindestens,aufwärts,und mehr,+",
    not: "ohne,kein,keine,keinen,außer,aber nicht,aber nicht aus,nicht aus,nicht von,bloß kein,bloß keine,frei von,statt,anstatt,anstelle von",
    negation: "nicht",
    inStock: "auf lager,verfügbar,lieferbar,vorrätig,sofort lieferbar",
    onSale:
      "im angebot,im sale,reduziert,reduzierte,rabattiert,angebote,sonderangebot,sonderangebote,im ausverkauf,ermäßigt,herabgesetzt",
    cheapest:
      "billigste,billigsten,billigster,billigstes,günstigste,günstigsten,günstigster,günstigstes",
    dearest: "teuerste,teuersten,teuerster,teuerstes",
    bestRated:
      "bestbewertet,bestbewertete,bestbewerteten,am besten bewertet,am besten bewertete,gut bewertet,gut bewertete",
    newest: "neueste,neuesten,neuester,neuestes,neuheiten",
    popular: "beliebteste,beliebtesten,beliebt,beliebte,bestseller,meistverkauft,meistverkaufte",
    stars: "stern,sterne,sternen,bewertet,bewertung",
    percentOff: "rabatt,reduziert,nachlass,günstiger",
    age: "alter,jahre alt,jährige",
  },
  currencies: {
    eur: "euro,euros",
    usd: "dollar,dollars",
    chf: "franken,schweizer franken,sfr",
    gbp: "pfund",
    jpy: "yen",
    sek: "kronen",
    pln: "zloty",
    cny: "yuan",
    inr: "rupien",
  },
  units:
    "gramm,kilo,liter,zoll,meter,watt,volt,jahr,jahre,jahren,monat,monate,monaten,woche,wochen,tag,tage,tagen,stunde,stunden,minute,minuten,person,personen,leute,kinder,spieler,prozent,stück,bewertungen,gang,gänge,fach,teilig",
  numbers: {
    eins: 1,
    ein: 1,
    eine: 1,
    zwei: 2,
    zwo: 2,
    paar: 2,
    drei: 3,
    vier: 4,
    fünf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    elf: 11,
    zwölf: 12,
    dutzend: 12,
    fünfzehn: 15,
    zwanzig: 20,
    dreißig: 30,
    vierzig: 40,
    fünfzig: 50,
    sechzig: 60,
    siebzig: 70,
    achtzig: 80,
    neunzig: 90,
    hundert: 100,
    tausend: 1000,
  },
  workingDay: "Werktag,Werktage,Werktagen,Arbeitstag,Arbeitstage,Arbeitstagen",
  workingDays: "{n} Werktage",
  sizes: { xs: "sehr klein", s: "klein", m: "mittel", l: "groß", xl: "sehr groß" },
  irregular:
    "leder leder,ledern leder,feder feder,federn feder,damen dame,herren herr,männer mann,kinder kind,kaffees kaffee,museen museum,praktika praktikum",
  stemmer,
}
