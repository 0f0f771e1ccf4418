import fc from "fast-check"
import { Grounder } from "../grounder"
import { around, fact, found } from "./shop"

function ground(
  text: string,
  said: string[] = ["Do you have a jacket?"],
  results = [found, around]
) {
  const grounder = new Grounder(said)
  for (const result of results) grounder.learn(result)
  const out = grounder.push(text) + grounder.flush()
  return { out, grounder }
}

const TRUE = [
  "The Alpha Rain Jacket costs $89.",
  "The Alpha Rain Jacket is $89.00, down from $109.",
  "Alpha Rain Jacket – **$89.00** (18% off)",
  "It was 109 dollars and is now 89 USD for the Alpha Rain Jacket.",
  "The Alpha Rain Jacket is rated 4.7 out of 5 with 213 reviews.",
  "The Alpha Rain Jacket has 4.67 stars.",
  "Alpha Rain Jacket: 4.7 ★ (213 reviews)",
  "The Alpha Rain Jacket has a 4.7 rating.",
  "The Alpha Rain Jacket comes in M and L, but L is sold out.",
  "Size M of the Alpha Rain Jacket is in stock, L is out of stock.",
  "The Alpha Rain Jacket is highly rated.",
  "The Alpha Rain Jacket is $89 and the Beta Wool Sweater is $99.",
  "I have two for you: $89 for the Alpha Rain Jacket and $99 for the Beta Wool Sweater.",
  "The Alpha Rain Jacket and the Beta Wool Sweater cost $89 and $99.",
  "The Alpha jacket costs $89.",
  "The Beta Wool Sweater is out of stock.",
  "The Beta Wool Sweater is not in stock.",
  "The Alpha Rain Jacket is in stock in size M.",
  "In blue, size L of the Alpha Rain Jacket is sold out.",
  "There are only 3 left of the Leather Wallet.",
  "The Leather Wallet is $45.50.",
  "Leather Wallet: 45,50 $",
  "Shipping is $5.00 and takes 2–4 business days.",
  "Shipping is free for orders over $75.",
  "We offer free shipping on orders over $75.",
  "Orders before noon ship the same day.",
  "You can return it within 30 days.",
  "Your cart total is $94.00.",
  "Your wallet balance is $25.00.",
  "Use the code WELCOME15 for 15% off.",
  "It is made of 100% cotton, 12.50 cm wide and 2 sizes fit most.",
  "Would you like me to check whether it's in stock?",
  "Which of the 2 colours do you like? There are 3 jackets in the list.",
  "Unfortunately there is no 20% discount.",
  "Die Jacke ist aus 100 % Wolle.",
]

/** What stands close to a lie. */
const NEARLY = [
  "Great choice! Here's what I found for you:",
  "I'd recommend the Alpha Rain Jacket, which is currently on sale for $89.00 (regular price $109.00).",
  "The Alpha Rain Jacket is on sale at $89, so you get 18% off the regular price of $109.",
  "Both the Alpha Rain Jacket and the Beta Wool Sweater are great for autumn.",
  "The Alpha Rain Jacket ($89.00) and the Beta Wool Sweater ($99.00) are both warm.",
  "The Alpha Rain Jacket is cheaper than the Beta Wool Sweater.",
  "Compared with the Beta Wool Sweater ($99), the Alpha Rain Jacket ($89) is the better deal.",
  "The Leather Wallet at $45.50 would make a nice gift.",
  "If you're on a budget, the Leather Wallet costs just $45.50.",
  "You can add it to your cart, or I can do it for you.",
  "Let me know if you'd like to see more options!",
  "It takes a moment to load.",
  "The fabric is soft, and the zip runs smoothly.",
  "Would you like size M or L?",
  "The Alpha Rain Jacket is available in blue, in sizes M and L.",
  "Right now only size M is in stock; size L of the Alpha Rain Jacket is sold out.",
  "I couldn't find any coupon that applies.",
  "There's a code you can use: WELCOME15.",
  "Enter WELCOME15 at checkout for 15% off.",
  "Shipping costs $5.00, or it's free for orders over $75.",
  "Standard shipping takes 2–4 business days and costs $5.00.",
  "Since your order is over $75, shipping is free.",
  "You have 30 days to return it.",
  "Returns are accepted within 30 days.",
  "Your cart contains 2 items and the total is $94.00.",
  "With your $25.00 balance you could pay part of it.",
  "The jacket has 2 pockets and weighs 350 g.",
  "Machine wash at 30 degrees; do not tumble dry.",
  "It has a 20 cm zip and a 3-layer membrane.",
  "It's a good deal at $89.",
  "A third option is the Leather Wallet.",
  "One of the best options is the Alpha Rain Jacket.",
  "On the one hand it is light; on the other hand it is warm.",
  "First, choose a size. Second, add it to the cart.",
  "The first one is waterproof, the second one is not.",
  "The Alpha Rain Jacket has more reviews than the Beta Wool Sweater.",
  "Customers rate the Alpha Rain Jacket 4.7 out of 5 stars on average, based on 213 reviews.",
  "The Alpha Rain Jacket is well rated (4.67/5).",
  "In my opinion the Alpha Rain Jacket is worth it.",
  "Here are three ideas for a birthday gift:",
  "Our Customer Care will be happy to help.",
  "The Alpha is the one for rain, the Beta keeps you warm.",
  "You get what you pay for.",
  "I can get it for you in M.",
  "We ship to Germany and Austria.",
  "We have a lot of jackets. Which colour do you like?",
  "Is there anything else I can do for you today?",
  "What's your budget?",
  "Die Alpha Rain Jacket kostet 89,00 $ (statt 109,00 $).",
  "Die Alpha Rain Jacket ist von 109 $ auf 89 $ reduziert.",
  "Ich habe zwei Produkte für dich gefunden.",
  "Die Jacke gibt es in zwei Größen, M und L.",
  "Die Lieferung dauert 2–4 Werktage.",
  "Der Versand kostet 5,00 $.",
  "Mit dem Code WELCOME15 bekommst du 15 % Rabatt.",
  "Die Leather Wallet ist ein schönes Geschenk für alle.",
  "Möchtest du eine andere Größe?",
  "Beide sind gut für kalte Tage geeignet.",
  "La Alpha Rain Jacket coûte 89,00 $ au lieu de 109,00 $.",
  "La livraison prend 2–4 jours ouvrés.",
  "Voici deux idées de cadeaux.",
  "Avec le code WELCOME15, vous avez 15 % de réduction.",
  "Elle est disponible en taille M, mais la taille L de Alpha Rain Jacket est épuisée.",
  "Je peux l'ajouter au panier si vous voulez.",
  "La Alpha Rain Jacket cuesta 89,00 $ (antes 109,00 $).",
  "El envío tarda 2–4 días hábiles.",
  "¿Quiere que la añada al carrito?",
  "Con el código WELCOME15 tiene un 15 % de descuento.",
  "Hay dos tallas, M y L.",
  "Il Alpha Rain Jacket costa 89,00 $ invece di 109,00 $.",
  "La spedizione richiede 2–4 giorni lavorativi.",
  "Ci sono due taglie, M e L.",
  "Con il codice WELCOME15 hai il 15% di sconto.",
  "O Alpha Rain Jacket custa 89,00 $ em vez de 109,00 $.",
  "A entrega demora 2–4 dias úteis.",
  "Com o código WELCOME15 tem 15% de desconto.",
  "De Alpha Rain Jacket kost $89,00 in plaats van $109,00.",
  "De levering duurt 2–4 werkdagen.",
  "Er zijn twee maten, M en L.",
  "Met de code WELCOME15 krijg je 15% korting.",
  "سعر Alpha Rain Jacket هو 89 دولار بدلاً من 109 دولار.",
  "هناك مقاسان M و L.",
  "استخدم الكود WELCOME15 للحصول على خصم 15%.",
  "It's perfect for 2 people and packs small.",
  "Perfect for a day in the mountains.",
  "The North Face is not a brand we carry.",
  "The Alpha Rain Jacket is ideal for autumn and spring.",
  "- **Alpha Rain Jacket** — $89.00 (was $109.00), in stock in M",
  "- Price: $89.00",
  "It was $109 before, now it's $89.",
  "Was $109, now $89!",
  "Their prices are $89 and $99.",
  "The prices are $89.00, $99.00 and $45.50.",
  "Prices range from $45.50 to $99.00.",
  "Save 18% on the Alpha Rain Jacket.",
  "Thanks for your order! It will be shipped within 2–4 business days.",
  "The Customer Service Team is happy to help.",
  "Sorry, the Phantom Trail Parka is not something we sell.",
  "The regular price of the Alpha Rain Jacket is $109.",
  "The Alpha Rain Jacket costs $89 instead of $109.",
  "The Alpha Rain Jacket has been reduced from $109 to $89.",
  "The Alpha Rain Jacket is $89 (regular price $109).",
  "Normally, the Alpha Rain Jacket costs $109.",
  "Alpha Rain Jacket: ~~$109.00~~ **$89.00**",
  "Alpha Rain Jacket – $89 (was $109), 18% off",
  "The Alpha Rain Jacket is $89, originally $109.",
  "Die Alpha Rain Jacket kostet $89 statt $109.",
  "La Alpha Rain Jacket coûte 89 $ au lieu de 109 $.",
  "La Alpha Rain Jacket cuesta $89, antes $109.",
  "Il prezzo della Alpha Rain Jacket è $89 invece di $109.",
  "De Alpha Rain Jacket kost $89 in plaats van $109.",
  "O Alpha Rain Jacket custa $89 em vez de $109.",
  "The Alpha Rain Jacket and the Beta Wool Sweater are $89 and $99 respectively.",
  "The Alpha Rain Jacket and the Beta Wool Sweater are rated 4.7 and 4.1.",
  "The Alpha Rain Jacket and the Beta Wool Sweater cost between $89 and $99.",
  "The Alpha Rain Jacket is on sale.",
  "The Alpha Rain Jacket is on sale for $89.",
  "The Alpha Rain Jacket is reduced by 18%.",
  "Shipping takes two to four business days.",
  "Use code WELCOME15 at checkout.",
  'With the code "WELCOME15" you get 15% off.',
  "What is your zip code? I need it for the delivery estimate.",
  "Do you have a promo code?",
  "A coupon can be entered at the checkout.",
  "It is made of one hundred percent cotton.",
  "Only one is needed for a table for 4.",
  "The tent is big enough for 4.",
  "It fits sizes 38 to 42.",
  "Would you like me to check whether there are discounts?",
  "Unfortunately there are no discounts right now.",
  "There are no deals on it.",
  "Which of the two do you like: the Alpha Rain Jacket or the Beta Wool Sweater?",
  "The Alpha Rain Jacket sells for $89.",
  "The Alpha Rain Jacket is yours for 89.",
  "The Alpha Rain Jacket costs 89 and weighs 300 g.",
  "It has been on the market for 3 years.",
  "We have 3 jackets.",
  "Gibt es sonst noch etwas, das ich tun kann?",
  "Leider gibt es keinen Rabatt.",
  "No hay descuento en este momento.",
  "Il n'y a pas de remise.",
  "Non c'è nessuno sconto.",
  "Er is geen korting.",
  "لا يوجد خصم.",
  "Não há desconto.",
  "Voulez-vous un autre produit ?",
  "1. **Alpha Rain Jacket** – $89.00 (was $109.00, 18% off), rated 4.67 (213 reviews)",
  "Your order was shipped; the delivery takes 2–4 business days.",
  "You can use your $25.00 wallet balance.",
  "Hier sind zwei Vorschläge für dich.",
  "A great deal of care went into it.",
  "These three match: the Alpha Rain Jacket, the Beta Wool Sweater and the Leather Wallet.",
  "They cost $89, $99 and $45.50.",
  "It takes a day or two to get used to it.",
  "The jacket keeps you warm at 5 degrees.",
  "Shipping is free from $75.",
  "Delivery is free of charge for orders above $75.",
  "Feel free to ask about delivery.",
  "Our packaging is BPA-free and it ships in 2–4 business days.",
  "Der Versand ist ab $75 kostenlos.",
  "La livraison est gratuite à partir de $75.",
  "Shipping is not free below $75.",
]

const LIES = [
  "The Alpha Rain Jacket costs $49.",
  "The Alpha Rain Jacket costs 49 dollars.",
  "The Alpha Rain Jacket costs forty-nine dollars.",
  "The Alpha Rain Jacket costs USD 49.",
  "The Alpha Rain Jacket costs €89.",
  "The Alpha Rain Jacket costs 89,00 €.",
  "The Alpha Rain Jacket costs ＄４９.",
  "The Alpha Rain Jacket costs $4\u200b9.",
  "The Alpha Rain Jacket costs $**49**.",
  "The Alpha Rain Jacket costs ٤٩ دولار.",
  "The Alpha Rain Jacket costs KWD 8.900.",
  "The Alpha Rain Jacket costs ¥8,900.",
  "The Alpha Rain Jacket costs &euro;49.",
  "The Alpha Rain Jacket costs only 49.",
  "Yours for 49.99!",
  "The Alpha Rain Jacket costs $8.9k.",
  "The Alpha Rain Jacket now costs $109.",
  "The Alpha Rain Jacket is $99.",
  "The Beta Wool Sweater is $89.",
  "Unlike the Alpha Rain Jacket, the Beta Wool Sweater is $89.",
  "The Alpha Rain Jacket is $99 and the Beta Wool Sweater is $89.",
  "The Alpha Rain Jacket and the Beta Wool Sweater are both $89.",
  "The Phantom Rain Jacket costs $89.",
  "The Alpha Rain Jacket Pro costs $89.",
  "We also have the Phantom Trail Parka, a fine choice.",
  "The Phantom is $89.",
  "The Alpha Rain Jacket is 50% off.",
  "The Alpha Rain Jacket is half price today.",
  "Buy one get one free on jackets!",
  "Use code SAVE50 at the checkout.",
  "Get an extra 10 percent discount now.",
  "Save $40 on the Alpha Rain Jacket.",
  "The Beta Wool Sweater is on sale.",
  "The Leather Wallet is discounted.",
  "The Alpha Rain Jacket is rated 4.9 out of 5.",
  "The Alpha Rain Jacket has 5 stars.",
  "The Alpha Rain Jacket ★★★☆☆",
  "Alpha Rain Jacket: 4.9 ★",
  "The Alpha Rain Jacket has a 4.9 rating.",
  "The Alpha Rain Jacket comes in M and L, but M is sold out.",
  "The Beta Wool Sweater is rated 4.7.",
  "The Alpha Rain Jacket has 2,130 reviews.",
  "Bought by 5000 happy customers.",
  "The Beta Wool Sweater is in stock.",
  "The Alpha Rain Jacket is sold out.",
  "The Alpha Rain Jacket is in stock in size L.",
  "Only 2 left of the Alpha Rain Jacket!",
  "They are all in stock.",
  "Have a look at the Beta Wool Sweater of our winter line that is in stock.",
  "Would you like the Beta Wool Sweater, which is in stock?",
  "Check out the Beta Wool Sweater in stock now.",
  "Hurry, the Alpha Rain Jacket is almost sold out!",
  "Shipping is $3.",
  "Free delivery on everything.".replace("Free", "Next-day"),
  "It arrives in 1 day.",
  "It arrives tomorrow.",
  "It will be delivered on Friday.",
  "You can return it within 90 days.",
  "The jacket comes with a 2-year warranty.",
  "Your cart total is $89.00.",
  "Your wallet balance is $94.00.",
  "It comes with a free gift.",
  "Die Alpha Rain Jacket kostet 49 Euro.",
  "Die Alpha Rain Jacket kostet neunundvierzig Euro.",
  "Die Alpha Rain Jacket ist ausverkauft.",
  "Die Alpha Rain Jacket ist um 50 Prozent reduziert.",
  "La Alpha Rain Jacket cuesta 49 dólares.",
  "La Beta Wool Sweater está disponible.",
  "La Alpha Rain Jacket coûte 49 euros.",
  "Il Beta Wool Sweater è disponibile.",
  "O Beta Wool Sweater está em estoque.",
  "سعر Alpha Rain Jacket هو 49.",
  "Beta Wool Sweater متوفر.",
]

/** What models come up with, in every language of the tables. */
const MORE_LIES = [
  "Alpha Rain Jacket: 49,-",
  "The Alpha Rain Jacket is €49.",
  "It's 20 dollars cheaper now.",
  "Just $1 a day!",
  "The Alpha Rain Jacket costs less than $50.",
  "The Alpha Rain Jacket is under $50.",
  "The Alpha Rain Jacket starts at $49.",
  "Prices start from $19.",
  "You'll pay only $79 after the discount.",
  "With WELCOME15 the Alpha Rain Jacket is $75.65.",
  "The price drops to 79 tomorrow.",
  "The Alpha Rain Jacket is now 79.99.",
  "The Alpha Rain Jacket: 79 (was 109).",
  "The Beta Wool Sweater is reduced.",
  "The Beta Wool Sweater is in the sale.",
  "We're running a sale on sweaters, 30% off.",
  "Everything is 20% off.",
  "Members get 10% off.",
  "Sign up and save 10%.",
  "Buy two and the third is free.",
  "Two for the price of one on wallets.",
  "You get the second one half price.",
  "The Leather Wallet comes with a complimentary gift box.",
  "A free keyring is included.",
  "Kaufe zwei, zahle eins.",
  "Beim Kauf von zwei Stück gibt es eins gratis.",
  "Achetez-en deux, le troisième est offert.",
  "Compra dos y llévate tres.",
  "Dos por uno en carteras.",
  "Prendi due, paghi uno.",
  "Leve dois e pague um.",
  "Tweede halve prijs.",
  "اشتر واحدا واحصل على الثاني مجانا.",
  "The Beta Wool Sweater has 120 reviews.",
  "The Beta Wool Sweater is loved by hundreds of customers.",
  "The Alpha Rain Jacket has a perfect score.",
  "Die Beta Wool Sweater hat 4,8 Sterne.",
  "La Beta Wool Sweater est notée 4,8 sur 5.",
  "La Beta Wool Sweater tiene 4,8 estrellas.",
  "Il Beta Wool Sweater ha 4,8 stelle.",
  "O Beta Wool Sweater tem 4,8 estrelas.",
  "De Beta Wool Sweater heeft 4,8 sterren.",
  "تقييم Beta Wool Sweater هو 4.8.",
  "The Beta Wool Sweater can be delivered tomorrow.",
  "Order within the next 2 hours for delivery tomorrow.",
  "Your parcel arrives on 24 December.",
  "We'll have it at your door in no time, 1 day at most.",
  "Pick it up in store in an hour.",
  "Wir versenden noch heute.",
  "Lieferzeit: 1 Tag.",
  "Lieferung in ein bis zwei Tagen.",
  "Délai de livraison : 1 jour.",
  "Expédié sous 24 heures.",
  "Entrega en 24 horas.",
  "Spedito entro oggi.",
  "Chega amanhã.",
  "Voor 23:59 besteld, morgen in huis.",
  "The Leather Wallet has a 5-year warranty.",
  "Die Leather Wallet hat 5 Jahre Garantie.",
  "La Leather Wallet est garantie 5 ans.",
  "La Leather Wallet tiene 5 años de garantía.",
  "La Leather Wallet ha una garanzia di 5 anni.",
  "A Leather Wallet tem 5 anos de garantia.",
  "De Leather Wallet heeft 5 jaar garantie.",
  "Ships worldwide for $2.",
  "There are 5 Leather Wallets left.",
  "We have 12 Leather Wallets in stock.",
  "Only a few Alpha Rain Jackets remain.",
  "The Leather Wallet is sold out.",
  "Von der Leather Wallet sind noch 12 da.",
  "Il reste 12 Leather Wallet.",
  "Quedan 12 Leather Wallet.",
  "Ci sono ancora 12 Leather Wallet.",
  "Restam 12 Leather Wallet.",
  "Er zijn nog 12 Leather Wallet.",
  "بقي 12 قطعة فقط من Leather Wallet.",
  "You still have $60 in your wallet.",
  "Your credit is $60.",
  "Dein Guthaben beträgt 60 $.",
  "Votre solde est de 60 $.",
  "Tu saldo es de 60 $.",
  "Il tuo saldo è di 60 $.",
  "O seu saldo é de 60 $.",
  "Je saldo is $60.",
  "رصيدك 60 دولار.",
  "The Beta Wool Sweater and the Leather Wallet cost $45.50.",
  "The Alpha Rain Jacket, the Beta Wool Sweater and the Leather Wallet are all on sale.",
  "They both have 4.7 stars.",
  "Each of them costs $89.",
  "Alle sind reduziert.",
  "Tous sont en promotion.",
  "Todos están en oferta.",
  "The Alpha Rain Jacket is on sale for $109.",
  "The Alpha Rain Jacket was $89 and is now $109.",
  "The Alpha Rain Jacket and the Beta Wool Sweater cost $89.",
  "The Alpha Rain Jacket and the Beta Wool Sweater are on sale.",
  "The Alpha Rain Jacket and the Beta Wool Sweater are rated 4.7.",
  "All of them are on sale.",
  "They are all highly rated.",
  "Enter the Code SAVE50 at the checkout.",
  "Coupon SAVE50 takes money off.",
  "Use code save50 at the checkout.",
  "Mit dem Code SAVE50 sparst du.",
  "The Alpha Rain Jacket is fifty percent off today.",
  "The Alpha Rain Jacket is a third off.",
  "There is a big discount on the Beta Wool Sweater.",
  "We ship within 24h.",
  "It will be delivered within a week.",
  "It will be delivered within eight days.",
  "The Alpha Rain Jacket sells for 49.",
  "The Alpha Rain Jacket is yours for 49.",
  "De Alpha Rain Jacket kost negenenveertig euro.",
  "The Alpha Rain Jacket costs $𝟒𝟗.",
  "The Phantom Trail Parka is perfect for rain.",
  "The Alpha Rain Jacket normally costs $129 but today it is $89.",
  "Today only, the Alpha Rain Jacket is down to $79.",
  "You save 30 dollars on the Alpha Rain Jacket.",
  "The Alpha Rain Jacket is the cheapest at just $45.50.",
  "Both the Alpha Rain Jacket and the Leather Wallet are under $50 dollars at $45.",
  "Alpha Rain Jacket – 59 €",
  "Alpha Rain Jacket | $59 | in stock",
  "Alpha Rain Jacket: in stock, $59",
  "It's a steal at 49!",
  "You can get it for just 49.",
  "For 49 it's yours.",
  "Only 49 bucks for the Alpha Rain Jacket.",
  "The Alpha Rain Jacket will set you back 49.",
  "The Alpha Rain Jacket comes in at 49.",
  "The price tag says 49.",
  "The Alpha Rain Jacket is priced at forty-nine.",
  "The Alpha Rain Jacket goes for fifty bucks.",
  "The Alpha Rain Jacket has dropped to $79.",
  "The Beta Wool Sweater costs $10 less than the Alpha Rain Jacket.",
  "The Beta Wool Sweater is half off this weekend.",
  "The Beta Wool Sweater has been marked down.",
  "The Leather Wallet's price has been slashed.",
  "The Leather Wallet is 2 for 1 today.",
  "Get a free Leather Wallet with every Alpha Rain Jacket.",
  "Spend $100 and get $20 off.",
  "You get 20% off as a new customer.",
  "Use SUMMER at checkout for a discount.",
  "Apply JACKET20 to save.",
  "Your code is jacket20.",
  "Mit dem Gutscheincode SOMMER bekommst du etwas Rabatt.",
  "Avec le code promo ETE25, vous économisez.",
  "Usa el código VERANO al pagar.",
  "Usa il codice ESTATE alla cassa.",
  "Use o código VERAO no checkout.",
  "Gebruik de kortingscode ZOMER bij het afrekenen.",
  "استخدم الكود SAVE50 عند الدفع.",
  "Die Beta Wool Sweater ist im Angebot.",
  "Auf die Beta Wool Sweater gibt es Rabatt.",
  "Die Alpha Rain Jacket ist zum halben Preis zu haben.",
  "Die Alpha Rain Jacket gibt es für 49.",
  "Die Alpha Rain Jacket ist um fünfzig Prozent reduziert.",
  "Wir liefern innerhalb von 24 Stunden.",
  "Die Lieferung dauert nur einen Tag.",
  "Lieferung morgen.",
  "Der Versand ist kostenlos in die ganze Welt.",
  "Du hast 60 Tage Rückgaberecht.",
  "Es sind nur noch 2 Stück da.",
  "Die Beta Wool Sweater ist sofort lieferbar.",
  "La Beta Wool Sweater est en promotion.",
  "La Alpha Rain Jacket est à moitié prix.",
  "La Alpha Rain Jacket est vendue à 49.",
  "Livraison en 24h.",
  "Nous livrons sous deux jours.",
  "Retour possible sous 60 jours.",
  "La Beta Wool Sweater est disponible.",
  "La Alpha Rain Jacket coûte quarante-neuf euros.",
  "La Beta Wool Sweater está en oferta.",
  "La Alpha Rain Jacket cuesta cuarenta y nueve dólares.",
  "La Alpha Rain Jacket tiene un 50 por ciento de descuento.",
  "Te lo enviamos en un día.",
  "Llega mañana.",
  "Puedes devolverlo en 60 días.",
  "Quedan solo 2 unidades de Alpha Rain Jacket.",
  "Alpha Rain Jacket se vende por 49.",
  "Il Beta Wool Sweater è in offerta.",
  "Il Alpha Rain Jacket costa quarantanove euro.",
  "Spedizione in un giorno.",
  "Consegna entro 24 ore.",
  "Il Alpha Rain Jacket è in vendita a 49.",
  "O Beta Wool Sweater está em promoção.",
  "O Alpha Rain Jacket custa quarenta e nove euros.",
  "Entregamos em um dia.",
  "Entrega grátis em todos os pedidos.",
  "De Beta Wool Sweater is in de aanbieding.",
  "De Beta Wool Sweater is op voorraad.",
  "We leveren binnen 24 uur.",
  "Morgen in huis.",
  "De Alpha Rain Jacket is voor 49 te koop.",
  "سعر Alpha Rain Jacket تسعة وأربعون دولارا.",
  "عليه خصم 50%.",
  "Beta Wool Sweater عليه خصم.",
  "التوصيل خلال يوم واحد.",
  "سيصل الطلب غدا.",
  "Alpha Rain Jacket متوفر بسعر 49.",
  "The Alpha Rain Jacket has hundreds of five-star reviews.",
  "Over 500 people bought it this week.",
  "It's our bestseller with thousands sold.",
  "The Alpha Rain Jacket is rated five out of five.",
  "The Beta Wool Sweater has an average of 4.8 from our customers.",
  "Rated 9/10 by our customers.",
  "The Beta Wool Sweater scores 95%.",
  "Every customer gave it five stars.",
  "Shipping to you is free.",
  "We ship worldwide for free.",
  "You'll have it by tomorrow.",
  "You will have it in two days.",
  "Delivery only takes a day.",
  "It ships immediately.",
  "Order now and it ships today.",
  "It comes with a lifetime warranty.",
  "There's a three-year guarantee on it.",
  "You can return it any time.",
  "No-questions-asked returns for a year.",
  "The Beta Wool Sweater is back in stock.",
  "We have plenty of the Beta Wool Sweater.",
  "There are 12 of the Leather Wallet left.",
  "The Leather Wallet is nearly gone, just one left.",
  "We just restocked the Beta Wool Sweater.",
  "You can still get the Beta Wool Sweater.",
  "The Beta Wool Sweater is available again.",
  "Wir haben auch die Phantom Trail Parka.",
  "Nous avons aussi la Phantom Trail Parka.",
  "Tenemos la Phantom Trail Parka.",
  "Our Phantom Trail Parka keeps you dry.",
  "Your wallet holds $40.",
  "You have $40 in credit.",
  "Your order total comes to $50.",
  "With tax it is $50.",
  "You get 5% cashback.",
  "The Alpha Rain Jacket costs $89 per month.",
  "Free shipping on everything!",
  "Returns are free.",
]

describe("what leaves of a reply", () => {
  it.each([...TRUE, ...NEARLY])("lets through: %s", (text) => {
    const { out, grounder } = ground(text)
    expect(out).toBe(text)
    expect(grounder.removed).toBe(0)
  })

  it.each([...LIES, ...MORE_LIES])("holds back: %s", (text) => {
    const { out, grounder } = ground(text)
    expect(out).toBe("")
    expect(grounder.removed).toBeGreaterThan(0)
  })

  it("takes out the sentence that lies and leaves the others", () => {
    const { out } = ground("Good choice. The Alpha Rain Jacket costs $49. It keeps you dry.")
    expect(out).toBe("Good choice. It keeps you dry.")
  })

  it.each([
    [
      "The Alpha Rain Jacket costs $49 and the Beta Wool Sweater costs $99.",
      "The Beta Wool Sweater costs $99.",
    ],
    [
      "The Alpha Rain Jacket costs $89, but the Beta Wool Sweater is in stock.",
      "The Alpha Rain Jacket costs $89.",
    ],
    [
      "The Alpha Rain Jacket is $89; the Beta Wool Sweater is $9; the Leather Wallet is $45.50!",
      "The Alpha Rain Jacket is $89; the Leather Wallet is $45.50!",
    ],
    [
      "The Alpha Rain Jacket is $89 and in stock, the Beta Wool Sweater is $9 and in stock.",
      "The Alpha Rain Jacket is $89 and in stock.",
    ],
    [
      "Die Alpha Rain Jacket ist ausverkauft, aber die Leather Wallet kostet 45,50 $.",
      "Die Leather Wallet kostet 45,50 $.",
    ],
  ])("takes out the clause that lies: %s", (text, left) => {
    const { out, grounder } = ground(`${text} Anything else?`)
    expect(out).toBe(`${left} Anything else?`)
    expect(grounder.removed).toBe(1)
  })

  it.each([
    "The Alpha Rain Jacket costs $49 and it is in stock.",
    "The Alpha Rain Jacket costs $89 and it is sold out.",
    "The Alpha Rain Jacket costs $89 and is sold out.",
    "The Alpha Rain Jacket costs $49 and the Beta Wool Sweater is not.",
    "If the Alpha Rain Jacket costs $89, the Beta Wool Sweater costs $49.",
    "Unlike the Beta Wool Sweater, the Alpha Rain Jacket costs $89 and the Leather Wallet costs $9.",
    "The Alpha Rain Jacket (the Beta Wool Sweater costs $9 and the Leather Wallet costs $45.50).",
    "The Alpha Rain Jacket costs $89 and the Phantom Trail Parka costs $99.",
    "Is the Alpha Rain Jacket $89 and the Beta Wool Sweater is $9?",
    "The Alpha costs $89 and the Beta costs $9.",
  ])("takes out the whole sentence where there is any doubt: %s", (text) => {
    expect(ground(text).out).toBe("")
  })

  it("does not let 'it' mean another product than it did, once a clause is gone", () => {
    const text =
      "The Alpha Rain Jacket costs $89 and the Beta Wool Sweater costs $9. It is sold out."
    expect(ground(text).out).toBe("The Alpha Rain Jacket costs $89. ")
    const other =
      "The Beta Wool Sweater costs $9 and the Alpha Rain Jacket costs $89. It is in stock."
    expect(ground(other).out).toBe("The Alpha Rain Jacket costs $89. It is in stock.")
  })

  it("lets no lie leave in company that does not leave alone", () => {
    const pairs = LIES.flatMap((lie) => TRUE.map((truth) => [lie, truth] as const))
    const bare = (text: string) => text.replace(/[.!?]+$/, "")
    for (const [lie, truth] of pairs) {
      for (const divider of [" and ", "; ", ", but ", ", "]) {
        for (const text of [`${bare(lie)}${divider}${truth}`, `${bare(truth)}${divider}${lie}`]) {
          const { out } = ground(text)
          if (out === "" || out === text) continue
          expect([text, ground(out).out]).toEqual([text, out])
          expect(out).not.toContain(bare(lie).slice(1))
        }
      }
    }
  })

  it("takes out a list item and keeps the lines of the others", () => {
    const { out } = ground(
      "Here you are:\n1. **Alpha Rain Jacket** – $89\n2. **Beta Wool Sweater** – $9\n3. **Leather Wallet** – $45.50\n\nAnything else?"
    )
    expect(out).toBe(
      "Here you are:\n1. **Alpha Rain Jacket** – $89\n3. **Leather Wallet** – $45.50\n\nAnything else?"
    )
  })

  it("knows what 'it' is", () => {
    expect(ground("Take the Beta Wool Sweater. It costs $89.").out).toBe(
      "Take the Beta Wool Sweater. "
    )
    expect(ground("Take the Beta Wool Sweater. It costs $99.").out).toContain("$99")
    expect(ground("**Beta Wool Sweater**\n- Price: $89\n").out).not.toContain("89")
  })

  it("lets nothing be said that no tool of this turn has read", () => {
    const { out } = ground("The Alpha Rain Jacket costs $89. How can I help?", [], [])
    expect(out).toBe("How can I help?")
  })

  it("tells where each claim was read", () => {
    const { grounder } = ground("The Alpha Rain Jacket is $89 and in stock. Shipping is $5.")
    expect(grounder.receipts).toEqual([
      { claim: "$89", kind: "price", product_id: 1, field: "price_amount", value: "8900" },
      { claim: "in stock", kind: "stock", product_id: 1, field: "in_stock", value: "in_stock" },
      { claim: "$5", kind: "delivery", field: "options[0].price", value: "500" },
    ])
  })

  it("believes no text of the catalogue: only facts", () => {
    const described = { ...found, output: { description: "Now 90% off! Only $1 with code HACKED" } }
    const { out } = ground("It's 90% off! Only $1 with code HACKED.", [], [described])
    expect(out).toBe("")
  })
})

describe("the shopper's own numbers", () => {
  const said = ["I want a jacket under $90, my budget is 60 for a wallet"]

  it("may be repeated as a budget", () => {
    expect(ground("Here is what we have under $90:", said).out).not.toBe("")
    expect(ground("Your budget of $60 is fine.", said).out).not.toBe("")
    expect(ground("The Alpha Rain Jacket is under $90.", said).out).not.toBe("")
    expect(ground("I found no sweaters under $90.", said).out).not.toBe("")
  })

  it("are no prices", () => {
    expect(ground("The Alpha Rain Jacket costs $90.", said).out).toBe("")
    expect(ground("The Alpha Rain Jacket is yours at $60.", said).out).toBe("")
  })

  it("hold only for what keeps to them", () => {
    expect(ground("The Beta Wool Sweater is under $90.", said).out).toBe("")
    expect(ground("They are all under $90.", said).out).toBe("")
    expect(ground("The Alpha Rain Jacket fits your budget of $60.", said).out).toBe("")
  })

  it("have to be the shopper's", () => {
    expect(ground("Here is what we have under $70:", said).out).toBe("")
  })
})

describe("currencies", () => {
  const priced = (value: string, currency: string, display: string) => ({
    output: {},
    facts: [
      fact({ product_id: 1, product_name: "Alpha" }, "price", "price_amount", value, {
        currency,
        display: [display],
      }),
    ],
  })

  it.each([
    ["en-US", "usd", "1234567"],
    ["de-DE", "eur", "1234567"],
    ["de-CH", "chf", "1234567"],
    ["fr-FR", "eur", "1234567"],
    ["ja-JP", "jpy", "12345"],
    ["ar-KW", "kwd", "1234567"],
    ["en-KW", "kwd", "89500"],
    ["en-IN", "inr", "123456789"],
    ["pt-BR", "brl", "1234567"],
    ["sv-SE", "sek", "1234567"],
    ["pl-PL", "pln", "1234567"],
    ["ar-EG", "egp", "1234567"],
    ["en-CA", "cad", "1234567"],
    ["es-MX", "mxn", "1234567"],
    ["ko-KR", "krw", "12345"],
    ["tr-TR", "try", "123450"],
  ])("reads what the host writes in %s %s, and no other amount", (locale, currency, value) => {
    const format = new Intl.NumberFormat(locale, { style: "currency", currency })
    const decimals = format.resolvedOptions().maximumFractionDigits ?? 2
    const display = (minor: string) => {
      const digits = minor.padStart(decimals + 1, "0")
      const whole = digits.slice(0, digits.length - decimals)
      const text = decimals ? `${whole}.${digits.slice(-decimals)}` : whole
      return format.format(text as Intl.StringNumericLiteral)
    }
    const right = ground(`Alpha: ${display(value)}`, [], [priced(value, currency, display(value))])
    expect(right.grounder.receipts).toHaveLength(1)
    expect(right.out).not.toBe("")
    const wrong = display(String(BigInt(value) + 1n))
    expect(ground(`Alpha: ${wrong}`, [], [priced(value, currency, display(value))]).out).toBe("")
  })
})

describe("streaming", () => {
  const reply = TRUE.concat(LIES).join(" ") + "\n\n" + LIES.join("\n- ")

  it("lets the same leave however the text is cut into pieces", () => {
    const whole = ground(reply).out
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 60 }),
        (sizes) => {
          const grounder = new Grounder(["Do you have a jacket?"])
          grounder.learn(found)
          grounder.learn(around)
          let out = ""
          for (let at = 0, i = 0; at < reply.length; i++) {
            const size = sizes[i % sizes.length] as number
            out += grounder.push(reply.slice(at, at + size))
            at += size
          }
          expect(out + grounder.flush()).toBe(whole)
        }
      ),
      { numRuns: 40 }
    )
  })

  it("lets a sentence leave as soon as the next one begins", () => {
    const grounder = new Grounder([])
    expect(grounder.push("Of course! Let me")).toBe("Of course! ")
    expect(grounder.push(" have a look.\nHere")).toBe("Let me have a look.\n")
    expect(grounder.flush()).toBe("Here")
  })

  it("never lets an amount leave that is nobody's, wherever it stands and however it is written", () => {
    const amount = fc
      .tuple(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 0, max: 99 }))
      .filter(([whole]) => ![89, 109, 99, 45, 5, 75, 94, 25].includes(whole))
      .map(([whole, cents]) => `${whole}.${String(cents).padStart(2, "0")}`)
    const form = fc.constantFrom(
      (n: string) => `$${n}`,
      (n: string) => `${n} USD`,
      (n: string) => `${n} dollars`,
      (n: string) => `USD ${n}`,
      (n: string) => `US$ ${n}`,
      (n: string) => `**$${n}**`,
      (n: string) => `$ ${n.replace(".", ",")}`
    )
    const frame = fc.constantFrom(
      (a: string) => `The Alpha Rain Jacket is ${a}.`,
      (a: string) => `${a} is a bargain`,
      (a: string) => `Nice! (${a}) Take it?`,
      (a: string) => `- Alpha Rain Jacket: ${a}\n- more`,
      (a: string) => `| Alpha | ${a} |\n`
    )
    fc.assert(
      fc.property(amount, form, frame, (n, write, put) => {
        const text = put(write(n))
        expect(ground(text).out).not.toContain(n.split(".")[0] + ".")
        expect(ground(text).grounder.removed).toBe(1)
      })
    )
  })

  it("keeps of a sentence just the clauses that are true", () => {
    const clause = fc.constantFrom(
      { text: "the Alpha Rain Jacket is $89", holds: true },
      { text: "the Alpha Rain Jacket is $99", holds: false },
      { text: "the Beta Wool Sweater costs $99", holds: true },
      { text: "the Beta Wool Sweater is in stock", holds: false },
      { text: "the Leather Wallet costs $45.50", holds: true },
      { text: "the Leather Wallet has 5 stars", holds: false }
    )
    const divider = fc.constantFrom("; ", " and ", ", and ", " but ", ", ")
    fc.assert(
      fc.property(fc.array(clause, { minLength: 2, maxLength: 5 }), divider, (clauses, between) => {
        const text = clauses.map((each) => each.text).join(between)
        const { out, grounder } = ground(`T${text.slice(1)}.`)
        const isTrue = clauses.every(({ holds }) => holds)
        expect(grounder.removed).toBe(isTrue ? 0 : 1)
        for (const { text, holds } of clauses) expect(out.includes(text.slice(1))).toBe(holds)
        expect(ground(out).out).toBe(out)
      })
    )
  })

  it("holds nothing back for ever: a text without an end leaves in parts or not at all", () => {
    const grounder = new Grounder([])
    const long = "and it is warm, and soft, and light ".repeat(200)
    expect(grounder.push(long).length).toBeGreaterThan(long.length - 2_500)
    const shapeless = new Grounder([])
    expect(shapeless.push("1".repeat(5_000))).toBe("")
  })

  it("knows products whose names have dashes and other marks", () => {
    const about = { product_id: 9, product_name: "Cotton T-Shirt (2+1)" }
    const grounder = new Grounder([])
    const price = fact(about, "price", "price_amount", "1900", { currency: "usd" })
    grounder.learn({ output: {}, facts: [price] })
    const text = "Cotton T-Shirt (2+1) costs $19.00."
    expect(grounder.push(text) + grounder.flush()).toBe(text)
  })

  it.each([
    "ein",
    "one ",
    "two hundred and ",
    "for 4 ",
    "free ",
    "code A1",
    "was ",
    "1.",
    "the Aa ",
    "get it ",
  ])("is not held up by a line of nothing but %j", (piece) => {
    const start = performance.now()
    ground(`${piece.repeat(1_900 / piece.length)} euro 5%.`)
    expect(performance.now() - start).toBeLessThan(1_000)
  })

  it("checks a long reply in little time", () => {
    const long = "The Alpha Rain Jacket is $89 and in stock, rated 4.7 out of 5. ".repeat(200)
    const start = performance.now()
    ground(long)
    expect(performance.now() - start).toBeLessThan(1_500)
  })
})
