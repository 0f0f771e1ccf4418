/** What a language says around the thing that is looked for. Words are folded. */
export interface Language {
  /** Say nothing about what is looked for. */
  stop: string[]
  below: string[]
  /** Like `below`, with the amount itself. */
  atMost: string[]
  above: string[]
  atLeast: string[]
  around: string[]
  between: string[]
  /** What stands between the two ends of a range. */
  to: string[]
  /** After an amount: `50 or less`. */
  orLess: string[]
  orMore: string[]
  not: string[]
  inStock: string[]
  onSale: string[]
  cheapest: string[]
  dearest: string[]
  bestRated: string[]
  newest: string[]
  popular: string[]
  women: string[]
  men: string[]
  children: string[]
}

function list(words: string): string[] {
  return words.split(",").map((word) => word.trim())
}

function language(fields: Record<keyof Language, string>): Language {
  return Object.fromEntries(
    Object.entries(fields).map(([key, words]) => [key, list(words)])
  ) as unknown as Language
}

const en = language({
  stop:
    "a,an,the,i,im,me,my,mine,we,us,our,you,your,it,its,is,are,was,be,been,am,do,does,did,dont,can,could,would," +
    "should,will,may,have,has,had,got,get,gets,give,need,needs,want,wants,wanna,like,love,looking,look,searching," +
    "search,find,show,see,tell,buy,buying,purchase,order,shop,shopping,sell,offer,recommend,recommendation,suggest," +
    "suggestion,please,pls,thanks,thank,hello,hi,hey,some,any,anything,something,someone,one,ones,thing,things,stuff," +
    "item,items,product,products,kind,kinds,type,types,sort,what,which,whats,who,where,when,how,that,this,these,those," +
    "there,here,with,for,of,in,on,at,to,from,by,as,and,or,but,so,if,about,into,also,too,very,really,just,only,more," +
    "most,much,many,good,nice,great,best,better,cool,perfect,suitable,decent,quality,ideal,available,currently,new," +
    "price,priced,prices,cost,costs,costing,worth,budget,spend,money,gift,gifts,present,presents,idea,ideas,birthday," +
    "christmas,anniversary,use,used,using,every,each,all,them,they,he,she,his,him,her,make,makes,go,going,help," +
    "interested,trying,cheap,cheaper,affordable,inexpensive,low,small,store,range,options,option,available,up,out,lets,let",
  below:
    "under,below,less than,cheaper than,lower than,not more than,no more than,beneath,within,<",
  atMost:
    "up to,at most,max,maximum,maximum of,not over,no over,budget of,budget is,budget,≤,upto,limit",
  above: "over,above,more than,greater than,higher than,beyond,exceeding,>",
  atLeast: "at least,min,minimum,minimum of,starting at,starting from,from,not under,≥",
  around: "around,about,approximately,approx,roughly,circa,near,close to,~,somewhere around",
  between: "between,from,in the range of,ranging from",
  to: "and,to,-,–,—,till,until",
  orLess: "or less,or under,or below,or cheaper,max,maximum,at most,tops,and under,and below",
  orMore: "or more,or over,or above,and up,and above,minimum,min,at least,plus,+",
  not: "not,without,no,except,excluding,exclude,but not,other than,anything but,dont want",
  inStock: "in stock,available now,instock,ready to ship,in store now",
  onSale:
    "on sale,discounted,on offer,on discount,reduced,with discount,special offer,on promotion,deals,deal,sale,clearance",
  cheapest:
    "cheapest,lowest price,lowest priced,least expensive,most affordable,cheapest first,low to high",
  dearest: "most expensive,priciest,highest price,highest priced,high to low",
  bestRated:
    "best rated,top rated,highest rated,best reviewed,highest rating,best reviews,well reviewed,highly rated",
  newest: "newest,latest,most recent,new arrivals,just arrived,newest first,new in",
  popular:
    "bestseller,bestsellers,best seller,best sellers,best selling,most popular,popular,trending,top selling",
  women:
    "women,woman,womens,ladies,lady,female,wife,girlfriend,mom,mum,mother,grandma,grandmother,sister,aunt,her,feminine,fiancee",
  men: "men,man,mens,gentlemen,gentleman,male,husband,boyfriend,dad,father,grandpa,grandfather,brother,uncle,him,masculine,guys,guy,fiance",
  children:
    "kid,kids,child,children,childrens,toddler,boy,boys,girl,girls,son,daughter,nephew,niece",
})

const de = language({
  stop:
    "ein,eine,einen,einem,einer,der,die,das,den,dem,des,ich,mir,mich,mein,meine,meinen,meiner,wir,uns,du,sie,ihr,es,ist,sind," +
    "habt,haben,hat,habe,suche,suchen,brauche,mochte,mochten,will,wollen,hatte,gern,gerne,bitte,zeig,zeige,zeigen,gibt,finde," +
    "finden,kaufen,und,oder,aber,fur,mit,von,im,in,am,an,auf,zu,zum,zur,bei,etwas,gute,guter,gutes,guten,schone,schoner,schones," +
    "gunstig,gunstige,gunstiger,gunstiges,billig,billige,preis,geschenk,was,welche,welcher,produkt,produkte,artikel,noch,auch,da",
  below: "unter,weniger als,gunstiger als,billiger als",
  atMost: "bis,bis zu,hochstens,maximal,max,nicht mehr als",
  above: "uber,mehr als,teurer als",
  atLeast: "ab,mindestens,min",
  around: "ungefahr,etwa,rund,circa,ca,um die",
  between: "zwischen,von",
  to: "und,bis,-,–",
  orLess: "oder weniger,maximal,hochstens",
  orMore: "oder mehr,mindestens,aufwarts",
  not: "nicht,ohne,kein,keine,keinen,ausser",
  inStock: "auf lager,verfugbar,lieferbar,vorratig",
  onSale: "im angebot,reduziert,im sale,rabattiert,angebote",
  cheapest: "billigste,billigsten,gunstigste,gunstigsten,gunstigster",
  dearest: "teuerste,teuersten",
  bestRated: "bestbewertet,bestbewertete,am besten bewertet",
  newest: "neueste,neuesten,neuheiten",
  popular: "beliebteste,beliebt,bestseller,meistverkauft",
  women: "damen,frau,frauen,freundin,mutter",
  men: "herren,mann,manner,vater",
  children: "kind,kinder,madchen,junge,jungen,sohn,tochter",
})

const fr = language({
  stop:
    "un,une,des,le,la,les,l,de,du,d,je,j,me,moi,mon,ma,mes,nous,vous,il,elle,est,sont,avez,avoir,ai,cherche,chercher,recherche," +
    "veux,voudrais,besoin,montre,montrez,montrer,trouve,trouver,acheter,svp,plait,s,et,ou,mais,pour,avec,en,au,aux,dans,sur,a," +
    "quelque,chose,bon,bonne,bons,bonnes,beau,belle,joli,jolie,pas cher,cher,prix,cadeau,que,qui,quel,quelle,produit,produits",
  below: "moins de,en dessous de,sous,inferieur a",
  atMost: "jusqu a,jusqua,maximum,max,au plus",
  above: "plus de,au dessus de,superieur a",
  atLeast: "a partir de,au moins,minimum,des",
  around: "environ,autour de,vers,a peu pres",
  between: "entre,de",
  to: "et,a,-,–",
  orLess: "ou moins,maximum,max",
  orMore: "ou plus,minimum",
  not: "sans,pas de,pas en,pas,sauf,hormis",
  inStock: "en stock,disponible",
  onSale: "en promo,en promotion,en solde,soldes,promo",
  cheapest: "moins cher,moins chere,moins chers,moins cheres,le moins cher",
  dearest: "plus cher,plus chere",
  bestRated: "mieux note,mieux notes,mieux notee",
  newest: "nouveautes,plus recent,plus recents,nouveau,nouveaux",
  popular: "plus vendu,plus vendus,meilleures ventes,populaire,populaires",
  women: "femme,femmes,dame,dames,copine,mere",
  men: "homme,hommes,mari,copain,pere",
  children: "enfant,enfants,fille,filles,garcon,garcons",
})

const es = language({
  stop:
    "un,una,unos,unas,el,la,los,las,lo,de,del,yo,me,mi,mis,nos,es,son,tienen,tiene,tener,tengo,busco,buscar,buscando,quiero," +
    "quisiera,necesito,muestra,muestrame,mostrar,encontrar,comprar,por,favor,y,o,pero,para,con,en,al,a,algo,alguno,alguna,algun," +
    "bueno,buena,buenos,buenas,bonito,bonita,barato,barata,baratos,baratas,precio,regalo,que,cual,producto,productos,hay",
  below: "menos de,por debajo de,bajo,inferior a",
  atMost: "hasta,maximo,como maximo,max",
  above: "mas de,por encima de,superior a",
  atLeast: "desde,a partir de,al menos,minimo",
  around: "alrededor de,cerca de,unos,aproximadamente,sobre",
  between: "entre,de",
  to: "y,a,-,–",
  orLess: "o menos,maximo",
  orMore: "o mas,minimo",
  not: "sin,no,excepto,menos,salvo",
  inStock: "en stock,disponible,disponibles",
  onSale: "en oferta,rebajado,rebajados,ofertas,con descuento",
  cheapest: "mas barato,mas barata,mas baratos,mas economico",
  dearest: "mas caro,mas cara",
  bestRated: "mejor valorado,mejor valorados,mejor valorada",
  newest: "mas nuevo,mas nuevos,novedades,mas reciente",
  popular: "mas vendido,mas vendidos,mas popular,populares",
  women: "mujer,mujeres,dama,damas,novia,esposa,madre",
  men: "hombre,hombres,caballero,marido,novio,padre",
  children: "nino,ninos,nina,ninas,hijo,hija",
})

const it = language({
  stop:
    "un,uno,una,il,lo,la,i,gli,le,l,di,del,della,dei,delle,io,mi,mio,mia,ci,e,sono,avete,ho,cerco,cercare,voglio,vorrei,serve," +
    "mostra,mostrami,trovare,comprare,favore,o,ma,per,con,in,al,alla,da,su,qualcosa,qualche,buono,buona,bello,bella,economico," +
    "economica,prezzo,regalo,che,quale,prodotto,prodotti",
  below: "meno di,sotto,sotto i,inferiore a",
  atMost: "fino a,massimo,al massimo,max",
  above: "piu di,oltre,sopra,superiore a",
  atLeast: "a partire da,almeno,minimo",
  around: "circa,intorno a,attorno a",
  between: "tra,fra,da",
  to: "e,a,-,–",
  orLess: "o meno,massimo",
  orMore: "o piu,minimo",
  not: "senza,non,tranne,eccetto",
  inStock: "disponibile,disponibili,in magazzino",
  onSale: "in offerta,scontato,scontati,in saldo,offerte",
  cheapest: "piu economico,piu economica,meno caro",
  dearest: "piu caro,piu costoso",
  bestRated: "piu votato,migliori recensioni",
  newest: "piu recente,novita,piu nuovo",
  popular: "piu venduto,piu venduti,popolari",
  women: "donna,donne,moglie,ragazza,madre",
  men: "uomo,uomini,marito,ragazzo,padre",
  children: "bambino,bambini,bambina,bambine,figlio,figlia",
})

const nl = language({
  stop:
    "een,de,het,ik,mij,me,mijn,wij,we,ons,je,jij,u,is,zijn,heeft,hebben,heb,zoek,zoeken,wil,willen,graag,nodig,laat,zien,toon," +
    "vind,vinden,kopen,alstublieft,aub,en,of,maar,voor,met,van,in,op,aan,te,om,iets,goede,goed,mooie,mooi,goedkoop,goedkope," +
    "prijs,cadeau,wat,welke,product,producten,er",
  below: "onder,minder dan,goedkoper dan,beneden",
  atMost: "tot,maximaal,max,hooguit,hoogstens",
  above: "boven,meer dan,duurder dan",
  atLeast: "vanaf,minstens,minimaal",
  around: "ongeveer,rond,circa,omstreeks",
  between: "tussen,van",
  to: "en,tot,-,–",
  orLess: "of minder,maximaal",
  orMore: "of meer,minimaal",
  not: "niet,zonder,geen,behalve",
  inStock: "op voorraad,leverbaar,beschikbaar",
  onSale: "in de aanbieding,afgeprijsd,met korting,aanbiedingen",
  cheapest: "goedkoopste",
  dearest: "duurste",
  bestRated: "best beoordeeld,best beoordeelde",
  newest: "nieuwste",
  popular: "populairste,populair,bestverkochte",
  women: "dames,vrouw,vrouwen,vriendin,moeder",
  men: "heren,man,mannen,vader",
  children: "kind,kinderen,meisje,jongen,zoon,dochter",
})

const LANGUAGES: Record<string, Language> = { en, de, fr, es, it, nl }

const merged = new Map<string, Language>()

/**
 * The words of the shopper's language and of English, which shoppers of any language mix in.
 *
 * @param tag BCP 47; an unknown language reads as English
 */
export function languageOf(tag: string): Language {
  const code = tag.slice(0, 2).toLowerCase()
  const own = LANGUAGES[code]
  if (!own || own === en) return en
  let both = merged.get(code)
  if (!both) {
    const entries = Object.entries(own).map(([key, words]) => {
      const more = key === "between" || key === "to" ? [] : en[key as keyof Language]
      return [key, [...words, ...more]]
    })
    both = Object.fromEntries(entries) as unknown as Language
    merged.set(code, both)
  }
  return both
}
