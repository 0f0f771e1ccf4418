import { stemmer as snowball } from "@orama/stemmers/spanish"
import type { Grammar } from "../language"

/** `lamparita`, of words long enough that the ending is no part of them. */
const DIMINUTIVE = /(?<=\p{L}{5})it([oa]s?)$/u

export const grammar: Grammar = {
  code: "es",
  name: "español",
  headFirst: true,
  freeOf: [],
  comparison: [],
  indefinite: "algo,cosa,cosas,cositas",
  shorthand:
    "q que,k que,xq por qué,pq por qué,porq porque,xa para,pal para el,tb también,tmb también,tbn también,dl del,cnd cuando,tngo tengo,tngs tienes,pls por favor,porfa por favor,porfis por favor,xfa por favor,xfavor por favor,grax gracias,grcs gracias,bn bien,msj mensaje,dnd donde,toy estoy,aki aquí,kiero quiero,kieres quieres,kuanto cuánto,teneis tenéis",
  infinitives: ["ar", "er", "ir"],
  elisions: "",
  stop:
    "un,una,unos,unas,el,la,los,las,lo,le,les,de,del,yo,me,mi,mis,nos,nuestro,nuestra,tu,tus,su,sus,se,es,son,soy,está," +
    "están,tienen,tiene,tener,tengo,tienes,busco,buscar,buscando,quiero,quisiera,querría,necesito,necesita,muestra," +
    "muéstrame,mostrar,enséñame,encontrar,comprar,por,favor,y,e,o,u,pero,para,con,sin,en,al,a,sobre,algo,alguno,alguna," +
    "algún,algunos,bueno,buena,buen,buenos,buenas,bonito,bonita,barato,barata,baratos,baratas,económico,precio,que,qué," +
    "cuál,cuáles,quién,dónde,cuándo,cómo,producto,productos,artículo,artículos,hay,muy,más,menos,bien,también,todo," +
    "todos,toda,todas,este,esta,estos,estas,ese,esa,eso,no,sí,si,puedo,puede,hacer,hace,ver,ser,ha,he,han,hola,gracias," +
    "nuevo,nueva,tipo,clase,como,cuando,desde,hasta,entre,ya,cosa,cosas,ideal,calidad,dame,poner,otro,otra,me,te,entonces,pues,tienda,entera",
  prepositions: "para,con,sin,de,del,en,al,a,por,sobre,que,contra,y",
  madeOf: "de",
  joiners: "y,e,o,u,ni",
  definite: "el,la,los,las",
  along: "con",
  denials: "no,nunca",
  lacks: "sin",
  exceptions: "excepto,salvo",
  reservations: "pero,aunque,lástima",
  corrections: "no,mejor,perdón,espera,al final,en realidad,pensándolo",
  previous: "anterior,antes,previo,previa,penúltim*",
  already: "ya,bastantes,de sobra,suficientes",
  please: "por favor,porfa",
  costWords: "caro,cara,caros,caras,barato",
  requests: {
    below: "menos de,por menos de,por debajo de,bajo,inferior a,<",
    atMost: "hasta,máximo,como máximo,max,no más de,presupuesto de,≤",
    above: "más de,por encima de,superior a,>",
    atLeast: "desde,a partir de,al menos,mínimo,como mínimo,≥",
    around: "alrededor de,cerca de,unos,aproximadamente,sobre,~",
    between: "entre,de",
    to: "y,a,-,–,—",
    orLess: "o menos,máximo,como máximo",
    orMore: "o más,mínimo,como mínimo,+",
    not: "sin,excepto,menos,salvo,pero no,que no sea,que no sean,nada de,libre de,en lugar de,en vez de",
    negation: "no",
    inStock: "en stock,disponible,disponibles,en existencias",
    onSale:
      "en oferta,ofertas,rebajado,rebajados,rebajada,rebajadas,de rebajas,con descuento,en promoción,en descuento",
    cheapest: "más barato,más barata,más baratos,más baratas,más económico,más económica",
    dearest: "más caro,más cara,más caros,más caras",
    bestRated:
      "mejor valorado,mejor valorados,mejor valorada,mejor valoradas,bien valorado,mejores opiniones",
    newest: "más nuevo,más nuevos,más nueva,novedades,novedad,más reciente,más recientes",
    popular:
      "más vendido,más vendidos,más vendida,más vendidas,más popular,más populares,popular,populares",
    stars: "estrella,estrellas,valorado,valoración",
    percentOff: "de descuento,descuento,dto",
    age: "edad,edades",
  },
  currencies: {
    eur: "euro,euros",
    usd: "dólar,dólares",
    mxn: "peso,pesos",
    gbp: "libra,libras,libras esterlinas",
    chf: "franco,francos",
    jpy: "yen,yenes",
    sek: "coronas",
    pen: "soles",
  },
  units:
    "gramo,gramos,kilo,kilos,litro,litros,pulgada,pulgadas,metro,metros,vatios,voltios,año,años,mes,meses,semana,semanas,día,días,hora,horas,minuto,minutos,persona,personas,niños,jugadores,por ciento,pieza,piezas,opiniones",
  numbers: {
    un: 1,
    uno: 1,
    una: 1,
    dos: 2,
    par: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    once: 11,
    doce: 12,
    docena: 12,
    quince: 15,
    veinte: 20,
    treinta: 30,
    cuarenta: 40,
    cincuenta: 50,
    cien: 100,
    mil: 1000,
  },
  workingDay: "laborable,laborables,hábil,hábiles",
  workingDays: "{n} días laborables",
  sizes: {
    xs: "muy pequeño",
    s: "pequeño,pequeña",
    m: "mediano,mediana",
    l: "grande",
    xl: "muy grande",
  },
  irregular: "lápices lápiz,peces pez,nueces nuez,luces luz,veces vez,raíces raíz,cruces cruz",
  stemmer: (word) => snowball(word.replace(DIMINUTIVE, "$1")),
}
