import type { QuestionWords, ServiceWords } from "../concepts/services"

export const services: ServiceWords = {
  return:
    "terugsturen, retour, retourneren, retouren, terug sturen, terugzenden, terugbrengen, retourzending, ruilen, stuur terug, herroepen, breng terug, retourneer, terugstuur, teruggestuurd, retourrecht, bedenk, van gedachten, toch niet wil, niet bevalt, niet past, niet houden",
  refund:
    "terugbetaling, terugbetalen, geld terug, terugbetaald, teruggestort, terugstorten, restitutie, terugkrijgen, mijn geld, het geld",
  exchange: "ruilen, omruilen, inwisselen, andere maat, ruil",
  used: "gebruikt, gedragen, geopend, gewassen, gepast, aangehad, aan gehad, uitgepakt, open gemaakt",
  unused: "ongebruikt, ongedragen, ongeopend, originele verpakking, nieuwstaat",
  broken:
    "kapot, stuk, defect, beschadigd, beschadiging, gebroken, gescheurd, werkt niet, doet het niet, doet het niet meer, kapotgaat, gebrek, mankement, gebarsten, aan diggelen, gaat kapot, kapotgegaan, schade, uit elkaar",
  "cause-of-damage":
    "vanzelf, uit zichzelf, mijn schuld, eigen schuld, ongeluk, per ongeluk, laat vallen, laten vallen, liet vallen, valpartij, slijtage, verkeerd gebruik",
  "repair-service": "repareren, reparatie, gerepareerd, repareert, maken jullie, herstellen",
  "replace-service":
    "vervangen, vervangt, vervanging, vervangend, nieuwe sturen, een nieuwe, nieuw exemplaar",
  warranty: "garantie, waarborg, gegarandeerd, garantietermijn, garantieperiode",
  order: "bestelling, bestellingen, besteld, bestellen, pakket, pakje, order, pakketje, aankoop",
  cancel: "annuleren, annulering, geannuleerd, annuleer, afzeggen, intrekken",
  address: "adres, afleveradres, bezorgadres, huisnummer, straat",
  tracking:
    "track, trackingnummer, volgen, tracking, track en trace, trackcode, traceren, volgnummer",
  invoice: "factuur, bon, rekening, kassabon",
  shipping:
    "verzending, verzenden, verzendt, verstuurd, versturen, bezorgen, bezorging, leveren, levering, levertijd, geleverd, bezorgd, sturen, opsturen, verzonden, bezorgt, post",
  postage:
    "verzendkosten, porto, bezorgkosten, retourkosten, leveringskosten, kosten verzending, retourlabel, kost verzending, kosten van verzending",
  dispatch:
    "vertrekt, vertrekken, magazijn, verstuurd, de deur uit, weg, verlaat, verzonden, gaat weg",
  arrive:
    "aankomen, aankomt, komt aan, ontvangen, ontvang, krijgen, krijg, aangekomen, bereikt, binnen",
  express: "express, spoed, sneller, spoedzending, snelle, snelste",
  standard: "standaard, gewone, normale, normaal",
  abroad: "buitenland, internationaal, andere landen, land, landen, wereldwijd, buiten",
  customs: "douane, invoerrechten, btw, invoerkosten",
  pickup: "afhalen, ophalen, afhaalpunt, zelf ophalen, afhaal",
  pay: "betalen, betaling, betaal, betaald, betaalmethoden, betaalmethode, accepteren, betaalt, afrekenen, betaalwijze, kassa, betaalmogelijkheden",
  "charge-money":
    "afgeschreven, afschrijven, afschrijving, in rekening, belast, schrijven af, geïncasseerd",
  "bank-card":
    "kaart, kaarten, creditcard, creditcards, pinpas, visa, mastercard, bankpas, betaalkaart, pinnen",
  "shop-wallet": "wallet, saldo, tegoed, portemonnee, winkeltegoed",
  "payment-brand":
    "paypal, klarna, apple pay, google pay, amazon pay, samsung pay, ideal, bancontact, sofort, twint, tikkie, bizum, satispay, afterpay, riverty, payconiq, bitcoin, crypto, sepa, cheque, incasso",
  "bank-transfer": "overschrijving, bankoverschrijving, overboeking, overmaken",
  cash: "contant, cash, rembours, onder rembours",
  "pay-later":
    "termijnen, in termijnen, achteraf, achteraf betalen, gespreid, op rekening, gespreid betalen",
  partly: "helft, deels, gedeeltelijk, een deel, de rest, combineren",
  free: "gratis, kosteloos, vrij van kosten, kost niets, zonder kosten",
  "discount-code":
    "kortingscode, kortingscodes, actiecode, couponcode, coupon, kortingsbon, code, codes, vouchers, voucher, studentenkorting, waardebon",
  "price-match":
    "ergens anders goedkoper, onderhandelen, afdingen, prijsgarantie, laagsteprijsgarantie",
  "gift-card": "cadeaubon, cadeaukaart, cadeaubonnen, cadeaukaarten, giftcard",
  expire: "verloopt, verlopen, vervalt, vervallen, geldig, geldigheid, houdbaar",
  enough: "genoeg, voldoende, toereikend, dekt, veroorloven, red ik het",
  "left-over": "overblijven, overhouden, blijft, resteert, hou ik over",
  besides: "ook nog, erbij, daarbij, bovendien, daarnaast, ook",
  contact: "contact, bereiken, schrijven, contacteren, bereik, klagen, klacht",
  phone: "telefoon, telefoonnummer, bellen, bel, whatsapp, telefonisch, nummer, opbellen",
  email: "mail, e-mail, email, mailadres, mailen",
  "real-shop":
    "winkel, fysieke winkel, echte winkel, filiaal, showroom, langskomen, bezoeken, vestiging, zaak",
  "opening-hours":
    "openingstijden, openingsuren, open, geopend, uren, bereikbaar, maandag, dinsdag, woensdag, donderdag, vrijdag, zaterdag, zondag, weekend, zaterdags, zondags, hoe laat",
  person: "mens, persoon, iemand, medewerker, echt iemand, team, mensen",
  "gift-wrapping":
    "inpakken, cadeaupapier, cadeauverpakking, ingepakt, als cadeau inpakken, geschenkverpakking, kaartje, wenskaart, cadeau verpakt",
  engraving: "graveren, gravure, gegraveerd, personaliseren, gepersonaliseerd, initialen, met naam",
  restock:
    "weer op voorraad, weer beschikbaar, weer leverbaar, terug op voorraad, nieuwe voorraad, komt terug, terugkomen, weer binnen, opnieuw op voorraad, terug in voorraad, komen terug",
  notify:
    "bericht, waarschuwen, laten weten, melding, seintje, seintje geven, herinnering, mailen als, bericht sturen",
  reserve: "reserveren, apart leggen, gereserveerd, opzij leggen, apart houden, vasthouden",
  "personal-data":
    "gegevens, persoonsgegevens, privacy, avg, mijn gegevens, data, persoonlijke gegevens",
  erase: "verwijderen, wissen, verwijder, gewist, verwijderd, wis",
  account: "account, inloggen, registreren, wachtwoord",
  newsletter: "nieuwsbrief, uitschrijven, afmelden",
  "dishwasher-safe": "vaatwasser, vaatwasserbestendig, afwasmachine, vaatwasmachine",
  "microwave-safe": "magnetron, magnetronbestendig",
  "oven-safe": "oven, ovenbestendig, ovenvast",
  "machine-washable": "wasmachine, wasbaar, wassen, gewassen, machinewasbaar, was, wast",
  "hand-wash": "handwas, met de hand wassen",
  stainless: "roestvrij, rvs",
  "tumble-dry": "droger, wasdroger, droogtrommel",
  ironing: "strijken, gestreken, strijkijzer, strijkvrij",
  shrinking: "krimpt, krimpen, krimp, gekrompen",
  "keeps-size": "voorgewassen, behoudt maat, behoudt vorm, vormvast",
  fading: "verkleuren, verbleken, verbleekt, kleurvast, kleurecht",
  dimmable: "dimbaar, dimmen, dimmer, lichtsterkte, helderheid, gedimd, dim",
  "light-bulb": "lamp erbij, gloeilamp, lampje, peertje, E14, E27, GU10, lichtbron",
  "battery-life":
    "batterij, accu, batterijen, accuduur, batterijduur, opladen, opgeladen, oplaadbaar",
  "noise-cancelling":
    "noise cancelling, ruisonderdrukking, geluidsonderdrukking, ANC, noisecancelling, ruisonderdrukkend",
  included:
    "inbegrepen, inclusief, meegeleverd, zit erbij, erbij, geleverd met, bijgeleverd, zitten erbij",
  "sold-separately":
    "apart verkrijgbaar, los verkrijgbaar, afzonderlijk, niet inbegrepen, niet meegeleverd",
  "fits-in":
    "past, passen, plaats voor, ruimte voor, past erin, kan erin, gaat erin, houdt, draagt, inhoud, plek voor",
  people: "personen, persoon, mensen, slapen, volwassenen",
  "stand-upright": "staan, rechtop, stahoogte, in staan",
  "keeps-dry":
    "waterdicht, regendicht, droog, blijft droog, getapete naden, dichte naden, beschermt tegen regen, houdt droog, droog regen",
  watering: "water geven, gieten, water, begieten",
  "little-light": "donker, donkere, schaduw, weinig licht, donkere hoek, zonder zon, zonlicht",
  assembly: "montage, monteren, in elkaar zetten, opbouwen, montering",
  scratching: "krassen, kras, krasvast, krast, krasbestendig",
  "itch-free": "jeukt, jeuk, kriebelt, prikt, kriebel, kriebelvrij",
  "rust-free": "roest, roesten",
  "bpa-free": "BPA, BPA-vrij, weekmakers",
  "laptop-computer": "laptop, laptops, macbook, notebook, computer",
  "carry-on": "handbagage, cabine, vliegtuig, cabinebagage",
  "vegan-made": "vegan, veganistisch, diervrij, zonder dierlijk",
  "animal-made": "leer, leder, wol, suède, zijde, dons, bont, bijenwas",
  refill: "navulling, navullen, navulbaar, vulling, navullingen",
  lifetime: "gaat mee, meegaan, levensduur, brandduur, brandt, duurt",
  subscription: "abonnement, maandelijkse kosten",
  bluetooth: "bluetooth, draadloos, draadloze",
}

export const questions: QuestionWords = {
  contents:
    "wat zat er in, erin, artikelen, inhoud, wat heb ik besteld, wat heb ik gekocht, zat erin",
  "payment-state":
    "betaling gelukt, betaling aangekomen, betaling ontvangen, is betaald, al betaald, betaling mislukt, dubbel afgeschreven, betaling gegaan",
  latest: "laatste, meest recente, nieuwste",
  guest: "gast, geen account, zonder account, zonder registratie",
  "other-person":
    "andere klant, andere klanten, iemand anders, van mijn vrouw, van mijn man, buurman, buurvrouw",
  who: "wie, van wie, aan wie",
  when: "wanneer, hoe laat, welke dag",
  where: "waar, waarvandaan, waarheen",
  which: "welke, welk, wat",
  why: "waarom, hoezo",
  "what-time": "hoe laat, tot hoe laat, uiterlijk, tot wanneer",
  "how-long":
    "hoe lang, hoelang, hoeveel dagen, binnen hoeveel, tot wanneer, hoe snel, welke termijn, hoeveel tijd, hoeveel maanden, hoeveel jaar, hoeveel uur, hoeveel weken, hoe vlug",
  together: "samen, in totaal, totaal, bij elkaar, beide, alles bij elkaar",
  "how-much": "hoeveel kost, hoeveel kosten, hoe duur, prijs, kost, kosten, hoeveel, wat kost",
  "how-many": "hoeveel",
  "how-often": "hoe vaak, hoe dikwijls, om de hoeveel",
  "how-heavy": "hoe zwaar, weegt, wegen, gewicht, zwaar",
  "how-big":
    "hoe groot, hoe hoog, hoe breed, afmetingen, maten van, diameter, hoe diep, hoe lang is, formaat",
  "how-to": "hoe kan, hoe moet, hoe doe",
  material:
    "waarvan gemaakt, materiaal, materialen, stof, gemaakt van, waarvan, van welk materiaal, bestaat uit, vulling, gevuld, waarmee gevuld",
  colours: "welke kleuren, welke kleur, kleuren, in welke kleuren",
  sizes: "welke maten, welke maat, maten, in welke maten, matenbereik",
  sizing:
    "welke maat heb ik nodig, welke maat moet, welke maat neem, welke maat past, valt klein, valt groot, maattabel, past mij, welke maat heb, valt het",
  reviews:
    "reviews, review, beoordeling, beoordelingen, meningen, wat zeggen, zeggen klanten, ervaringen, recensies, waard, goed bevonden, beoordeeld",
  drawbacks:
    "negatief, negatieve, slecht, nadeel, nadelen, minpunten, minpunt, klachten, problemen, probleem, kritiek",
  origin:
    "gemaakt in, herkomst, komt uit, komen uit, made in, geproduceerd, waar gemaakt, afkomstig",
  saving:
    "besparen, bespaar, korting, afgeprijsd, in de aanbieding, aanbieding, voordeel, sale, uitverkoop, hiervoor, actie, was de prijs",
  "in-stock":
    "op voorraad, beschikbaar, leverbaar, nog te krijgen, uitverkocht, voorraad, nog over, hebben jullie, is er, zijn er",
  "more-about":
    "meer over, vertel, vertel meer, details, beschrijving, informatie, meer weten, omschrijving",
}
