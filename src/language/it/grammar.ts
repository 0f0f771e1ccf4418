import { stemmer } from "@orama/stemmers/italian"
import type { Grammar } from "../language"

export const grammar: Grammar = {
  code: "it",
  name: "italiano",
  headFirst: true,
  freeOf: [],
  comparison: [],
  indefinite: "qualcosa,roba,cosa,coso,qlcs,qualcosina",
  shorthand:
    "xche perché,xché perché,xke perché,nn non,cmq comunque,qnt quanto,qnto quanto,qnd quando,qst questo,qsta questa,ke che,ki chi,tutt tutto,dv dove,qlcs qualcosa,qcs qualcosa,grz grazie,grazieee grazie,pls per favore,mex messaggio,msg messaggio,sett settimana",
  infinitives: ["are", "ere", "ire"],
  elisions: "l,d,un,all,dell,nell,sull,dall,quell,c,s,m,t",
  stop:
    "un,uno,una,il,lo,la,i,gli,le,l,di,d,del,dello,della,dei,degli,delle,dell,io,mi,mio,mia,miei,mie,ci,ti,si,tuo,tua,suo," +
    "sua,noi,nostro,e,ed,è,sono,sei,avete,ho,ha,hanno,avere,cerco,cercare,cerca,voglio,vorrei,vuole,serve,servono,mostra," +
    "mostrami,mostrare,trovare,trova,comprare,favore,o,oppure,ma,per,con,senza,in,al,allo,alla,ai,agli,alle,all,da,dal," +
    "dalla,dai,su,sul,sulla,nel,nella,nei,nelle,tra,fra,qualcosa,qualche,buono,buona,buoni,bello,bella,belli,economico," +
    "economica,prezzo,che,chi,quale,quali,cosa,cose,dove,quando,come,prodotto,prodotti,articolo,articoli,molto,più,meno," +
    "bene,anche,tutto,tutti,tutta,tutte,questo,questa,questi,queste,quello,quella,non,sì,se,posso,può,fare,fa,essere," +
    "ciao,grazie,nuovo,nuova,tipo,avete,c,per,piacere,altro,altra,ideale,qualità,dammi,mettere,allora,dunque,negozio,intero",
  prepositions: "per,con,senza,di,d,del,della,dei,delle,in,al,alla,da,dal,su,che,contro,e,a",
  madeOf: "di,in",
  joiners: "e,o,né",
  definite: "il,lo,la,i,gli,le,del,della,dei",
  along: "con",
  denials: "non,mai,nessun*",
  lacks: "senza",
  exceptions: "tranne,salvo",
  reservations: "ma,però,peccato,purtroppo",
  corrections: "no,anzi,meglio,scusa,aspetta,invece,piuttosto",
  previous: "prima,precedente,penultim*",
  already: "già,abbastanza,un sacco di",
  please: "per favore,per piacere,per cortesia",
  costWords: "caro,cara,cari,costoso,costosa",
  requests: {
    below: "meno di,sotto,sotto i,al di sotto di,inferiore a,sotto gli,<",
    atMost: "fino a,massimo,al massimo,max,non più di,entro,budget di,≤",
    above: "più di,oltre,sopra,superiore a,sopra i,>",
    atLeast: "a partire da,almeno,minimo,dai,≥",
    around: "circa,intorno a,attorno a,intorno ai,sui,~",
    between: "tra,fra,da,tra i,fra i",
    to: "e,a,e i,-,–,—",
    orLess: "o meno,massimo,al massimo",
    orMore: "o più,minimo,in su,+",
    not: "senza,tranne,eccetto,ma non,che non sia,niente,privo di,invece di,al posto di",
    negation: "non",
    inStock: "disponibile,disponibili,in magazzino,disponibile subito",
    onSale:
      "in offerta,scontato,scontati,scontata,scontate,in saldo,offerte,in promozione,in sconto,saldi",
    cheapest: "più economico,più economica,più economici,meno caro,meno cara",
    dearest: "più caro,più cara,più costoso,più costosa",
    bestRated:
      "più votato,più votati,migliori recensioni,meglio recensito,meglio recensiti,meglio valutato",
    newest: "più recente,più recenti,novità,più nuovo,più nuovi",
    popular: "più venduto,più venduti,più venduta,popolari,popolare,più popolari",
    stars: "stella,stelle,valutato,valutazione",
    percentOff: "di sconto,sconto",
    age: "età",
  },
  currencies: {
    eur: "euro",
    usd: "dollaro,dollari",
    gbp: "sterlina,sterline",
    chf: "franco,franchi",
    jpy: "yen",
    sek: "corone",
  },
  units:
    "grammo,grammi,chilo,chili,litro,litri,pollice,pollici,metro,metri,watt,volt,anno,anni,mese,mesi,settimana,settimane,giorno,giorni,ora,ore,minuto,minuti,persona,persone,bambini,giocatori,per cento,pezzo,pezzi,recensioni",
  numbers: {
    un: 1,
    uno: 1,
    una: 1,
    due: 2,
    paio: 2,
    tre: 3,
    quattro: 4,
    cinque: 5,
    sei: 6,
    sette: 7,
    otto: 8,
    nove: 9,
    dieci: 10,
    undici: 11,
    dodici: 12,
    dozzina: 12,
    quindici: 15,
    venti: 20,
    trenta: 30,
    quaranta: 40,
    cinquanta: 50,
    cento: 100,
    mille: 1000,
  },
  workingDay: "lavorativo,lavorativi,feriali",
  workingDays: "{n} giorni lavorativi",
  sizes: {
    xs: "molto piccolo",
    s: "piccolo,piccola",
    m: "medio,media",
    l: "grande",
    xl: "molto grande",
  },
  irregular:
    "uomini uomo,uova uovo,paia paio,dita dito,orecchie orecchio,forbici forbice,lenzuola lenzuolo",
  stemmer,
}
