import { stemmer } from "@orama/stemmers/english"
import type { Grammar } from "../language"

export const grammar: Grammar = {
  code: "en",
  name: "English",
  headFirst: false,
  freeOf: ["free", "less"],
  comparison: ["est", "er"],
  indefinite:
    "something,anything,sth,smth,smthg,sumthing,somethin,anythin,nothing,stuff,a thing,things",
  shorthand:
    "u you,r are,ur your,pls please,plz please,thx thanks,ty thanks,tks thanks,abt about,wanna want to,gonna going to,gotta have to,gimme give me,lemme let me,dunno don't know,wot what,whats what's,cos because,cuz because,bc because,tho though,ya you,yr your,2moro tomorrow,tmrw tomorrow,gr8 great,em them,dya do you,d'you do you,d'ya do you,innit isn't it,prob probably,def definitely,rly really,asap as soon as possible,btw by the way,idk i don't know,wots what's,w with,wo without,q question",
  infinitives: [],
  elisions: "",
  stop:
    "a,an,the,i,im,ive,id,me,my,mine,myself,we,us,our,you,your,it,its,is,are,was,be,been,am,do,does,did,dont," +
    "can,cant,could,would,should,will,wont,may,might,must,have,has,had,got,get,gets,getting,give,need,needs," +
    "want,wants,wanna,like,love,looking,look,searching,search,find,show,see,tell,buy,buying,purchase,order," +
    "sell,offer,recommend,recommendation,suggest,suggestion,please,pls,thanks,thank,hello,hi,hey,some,any," +
    "anything,something,someone,one,ones,thing,things,stuff,item,items,product,products,kind,kinds,type,types," +
    "sort,what,which,whats,who,where,when,how,that,thats,this,these,those,there,here,with,for,of,in,on,at,to," +
    "from,by,as,and,or,but,so,if,about,into,also,too,very,really,just,only,more,most,much,many,good,nice,great," +
    "best,better,cool,perfect,suitable,decent,quality,ideal,available,currently,new,price,priced,prices,cost," +
    "costs,costing,worth,budget,spend,money,use,used,using,every,each,all,them,they,he,she,his,make,makes,go," +
    "going,help,helps,interested,trying,cheap,cheaper,affordable,inexpensive,low,store,range,options,option," +
    "up,out,off,lets,let,keep,put,while,during,after,before,am,doesnt,isnt,not,no,than,then,own,etc,way,over,non," +
    "while,through,because,without,under,keeps,keeping,stop,stops,goes,take,takes,has,such,even,still,stay,stays,gets,makes,inside,away,always,never,ever,day,time,every,shop,whole,entire",
  prepositions: "for,with,in,from,to,by,without,under,on,at,that,which,who,of,and,against",
  madeOf: "of,made,from,in",
  joiners: "and,or,nor",
  definite: "the,this,that",
  along: "with",
  denials: "not,no,never,cannot,can't,don't,doesn't,isn't,aren't",
  lacks: "non,without",
  exceptions: "except",
  reservations: "but,however,though,although,unfortunately",
  corrections: "no,nope,wait,actually,sorry,rather,instead,changed my mind,on second thoughts",
  previous: "previous,before,prior,preceding",
  already: "already,got plenty of,plenty of,tons of,has tons,enough",
  please: "please",
  costWords: "expensive,cheap,pricey,costly,dear,overpriced",
  requests: {
    below:
      "under,below,less than,cheaper than,lower than,not more than,no more than,beneath,within,<",
    atMost:
      "up to,at most,nothing over,nothing above,not above,max,maximum,maximum of,not over,no over,budget of,budget is,budget,≤,upto,limit",
    above: "over,above,more than,greater than,higher than,beyond,exceeding,>",
    atLeast:
      "at least,min,minimum,minimum of,starting at,starting from,from,not under,not less than,≥",
    around: "around,about,approximately,approx,roughly,circa,near,close to,~,somewhere around",
    between: "between,from,in the range of,ranging from",
    to: "and,to,-,–,—,till,until",
    orLess: "or less,or under,or below,or cheaper,max,maximum,at most,tops,and under,and below",
    orMore: "or more,or over,or above,and up,and above,minimum,min,at least,plus,+",
    not: "without,no,except,excluding,exclude,but not,other than,anything but,free of,free from,instead of,rather than",
    negation: "not,dont want",
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
    stars: "star,stars,rated,rating",
    percentOff: "off,discount",
    age: "age,ages,aged,year olds,yrs",
  },
  currencies: {
    usd: "dollar,dollars,buck,bucks",
    eur: "euro,euros",
    gbp: "pound,pounds,quid,pound sterling",
    jpy: "yen",
    cny: "yuan",
    inr: "rupee,rupees,rs",
    chf: "franc,francs",
    sek: "crowns,kronor,kr",
    dkk: "kroner",
    pln: "zloty,zl",
    kwd: "dinar,dinars",
    aed: "dirham,dirhams",
    sar: "riyal,riyals",
    mxn: "peso,pesos",
  },
  units:
    "gram,grams,kilo,kilos,pound of,lbs,ounce,ounces,litre,litres,liter,liters,inch,inches,in,foot,feet,metre,metres,meter,meters,megapixel,watt,watts,volt,volts,year,years,yr,yrs,month,months,day,days,week,weeks,hour,hours,hrs,min,mins,minute,minutes,pack,packs,piece,pieces,people,person,persons,percent,off,player,players,kid,kids,child,children,speed,gears",
  numbers: {
    a: 1,
    one: 1,
    two: 2,
    couple: 2,
    pair: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    dozen: 12,
    fifteen: 15,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    hundred: 100,
    thousand: 1000,
  },
  workingDay: "working,business",
  workingDays: "{n} working days",
  sizes: {
    xs: "extra small",
    s: "small",
    m: "medium",
    l: "large",
    xl: "extra large",
  },
  irregular:
    "earring earring,earrings earring,wedding wedding,weddings wedding,pudding pudding,ceiling ceiling," +
    "awning awning,herring herring,evening evening,morning morning,lining lining,icing icing,seasoning seasoning," +
    "dumpling dumpling,duckling duckling,railing railing,sling sling,topping topping," +
    "knives knife,wolves wolf,shelves shelf,shelving shelf,loaves loaf,scarves scarf,leaves leaf,halves half," +
    "calves calf,women woman,womens woman,mens man,men man,children child,childrens child,kids kid,feet foot," +
    "teeth tooth,mice mouse,geese goose,people person,lenses lens,bus bus,buses bus,plus plus,dice die,oxen ox,wives wife," +
    "lives life,elves elf,thieves thief,potatoes potato,tomatoes tomato,heroes hero,clothes clothes," +
    "clothing clothes,news news,gas gas,glasses glasses,shorts shorts,tights tights,goods goods," +
    "bedding bedding,lighting lighting,stocking stocking,stockings stocking,painting painting," +
    "paintings painting,building building,colours color,colour color,coloured color,colored color,grey gray," +
    "jewellery jewelry,aluminium aluminum,pyjama pajama,pyjamas pajama,pajamas pajama,fibre fiber,fibres fiber," +
    "tyre tire,tyres tire,litre liter,litres liter,metre meter,centre center,organiser organizer," +
    "organisers organizer,moisturiser moisturizer,moisturisers moisturizer,moisturising moisturizer," +
    "moisturizing moisturizer,moustache mustache,yoghurt yogurt,yoghurts yogurt,racquet racket," +
    "racquets racket,theatre theater,woolen wool,woollen wool,wooden wood,golden gold,silvery silver," +
    "ladies lady,mould mold,plough plow,doughnut donut,doughnuts donut,mum mom,odour odor,flavour flavor," +
    "flavours flavor,favourite favorite,anti-ageing anti-aging,ageing aging,skis ski,skiing ski",
  stemmer,
}
