import { stemmer as snowball } from "@orama/stemmers/portuguese"
import type { Grammar } from "../language"

/** `mochilinha`, of words long enough that the ending is no part of them. */
const DIMINUTIVE = /(?<=\p{L}{5})inh([oa]s?)$/u

export const grammar: Grammar = {
  code: "pt",
  name: "português",
  headFirst: true,
  freeOf: [],
  comparison: [],
  indefinite: "algo,cena,coisa,coisas",
  shorthand:
    "vc você,vcs vocês,q que,k que,pq porque,tb também,tbm também,tmb também,pra para,qto quanto,qnt quanto,qnto quanto,qd quando,qdo quando,ñ não,tá está,tou estou,tô estou,cmg comigo,ctg contigo,obg obrigado,obgd obrigado,obgda obrigada,brigado obrigado,brigada obrigada,blz beleza,pf por favor,pff por favor,pfv por favor,sff por favor,mt muito,mto muito,mta muita,mts muitos,hj hoje,dps depois,axo acho,kero quero,kanto quanto",
  infinitives: ["ar", "er", "ir"],
  elisions: "d",
  stop:
    "um,uma,uns,umas,o,a,os,as,de,do,da,dos,das,d,eu,me,mim,meu,minha,meus,minhas,nós,nos,nosso,nossa,você,vocês,tu,te,teu," +
    "seu,sua,seus,suas,ele,ela,se,é,são,sou,está,estou,estão,têm,tem,tenho,ter,procuro,procurar,procurando,quero,queria," +
    "gostaria,preciso,precisa,mostra,mostre,mostrar,encontrar,comprar,por,favor,pelo,pela,e,ou,mas,para,pra,com,sem,em,no," +
    "na,nos,nas,ao,à,aos,às,sobre,algo,algum,alguma,alguns,algumas,bom,boa,bons,boas,bonito,bonita,barato,barata,baratos," +
    "preço,que,qual,quais,quem,onde,quando,como,produto,produtos,artigo,artigos,há,muito,mais,menos,bem,também,tudo,todo," +
    "todos,toda,todas,este,esta,isto,esse,essa,isso,não,sim,posso,pode,fazer,faz,ver,ser,olá,oi,obrigado,obrigada,novo," +
    "nova,tipo,coisa,coisas,ideal,qualidade,dá,pôr,outro,outra,já,só,até,entre,desde,então,pois,loja,inteira",
  prepositions: "para,com,sem,de,do,da,dos,das,em,no,na,ao,por,sobre,que,contra,e,à",
  madeOf: "de",
  joiners: "e,ou,nem",
  definite: "o,a,os,as,do,da,dos,das",
  along: "com",
  denials: "não,nunca",
  lacks: "sem",
  exceptions: "exceto,salvo",
  reservations: "mas,porém,pena",
  corrections: "não,aliás,desculpe,melhor,espere,afinal,espera,antes",
  previous: "anterior,antes,penúltim*",
  already: "já,bastantes,de sobra,suficientes",
  please: "por favor,se faz favor",
  costWords: "caro,cara,caros,barato",
  requests: {
    below: "menos de,por menos de,abaixo de,inferior a,<",
    atMost: "até,no máximo,máximo,max,não mais de,orçamento de,≤",
    above: "mais de,acima de,superior a,>",
    atLeast: "a partir de,pelo menos,mínimo,desde,no mínimo,≥",
    around: "cerca de,por volta de,aproximadamente,à volta de,uns,~",
    between: "entre,de",
    to: "e,a,até,-,–,—",
    orLess: "ou menos,no máximo,máximo",
    orMore: "ou mais,no mínimo,mínimo,para cima,+",
    not: "sem,exceto,menos,salvo,mas não,que não seja,livre de,em vez de,em lugar de",
    negation: "não",
    inStock: "em stock,em estoque,disponível,disponíveis",
    onSale:
      "em promoção,em promoções,promoção,em oferta,ofertas,com desconto,em saldos,em liquidação,saldos",
    cheapest: "mais barato,mais barata,mais baratos,mais baratas,mais económico,mais econômico",
    dearest: "mais caro,mais cara,mais caros,mais caras",
    bestRated:
      "melhor avaliado,melhor avaliados,melhor avaliada,mais bem avaliado,mais bem avaliados,melhores avaliações",
    newest: "mais recente,mais recentes,novidades,novidade,mais novo,mais novos",
    popular:
      "mais vendido,mais vendidos,mais vendida,mais vendidas,mais popular,mais populares,populares",
    stars: "estrela,estrelas,avaliado,avaliação",
    percentOff: "de desconto,desconto",
    age: "idade,idades",
  },
  currencies: {
    eur: "euro,euros",
    usd: "dólar,dólares",
    brl: "real,reais",
    gbp: "libra,libras",
    chf: "franco,francos",
    jpy: "iene,ienes",
    sek: "coroas",
  },
  units:
    "grama,gramas,quilo,quilos,litro,litros,polegada,polegadas,metro,metros,watts,volts,ano,anos,mês,meses,semana,semanas,dia,dias,hora,horas,minuto,minutos,pessoa,pessoas,crianças,jogadores,por cento,peça,peças,opiniões",
  numbers: {
    um: 1,
    uma: 1,
    dois: 2,
    duas: 2,
    par: 2,
    três: 3,
    quatro: 4,
    cinco: 5,
    seis: 6,
    sete: 7,
    oito: 8,
    nove: 9,
    dez: 10,
    onze: 11,
    doze: 12,
    dúzia: 12,
    quinze: 15,
    vinte: 20,
    trinta: 30,
    quarenta: 40,
    cinquenta: 50,
    cem: 100,
    mil: 1000,
  },
  workingDay: "útil,úteis",
  workingDays: "{n} dias úteis",
  sizes: {
    xs: "muito pequeno",
    s: "pequeno,pequena",
    m: "médio,média",
    l: "grande",
    xl: "muito grande",
  },
  irregular: "mãos mão,pães pão,cães cão,botões botão,calções calção,limões limão,feijões feijão",
  stemmer: (word) => snowball(word.replace(DIMINUTIVE, "$1")),
}
