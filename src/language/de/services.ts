import type { QuestionWords, ServiceWords } from "../concepts/services"

export const services: ServiceWords = {
  return:
    "zurückgeben, zurück geben, zurückschicken, zurück schicken, zurücksenden, zurück senden, rückgabe, rücksendung, retoure, retouren, retournieren, widerruf, widerrufen, zurückbringen, umtausch, umtauschen, schicke zurück, gebe zurück, gebe wieder ab, einsenden, anders überlege, anders überlegt, nicht passt, doch nicht will, nicht gefällt, nicht behalten",
  refund:
    "erstattung, erstatten, erstattet, geld zurück, rückerstattung, rückzahlung, gutgeschrieben, geld wieder, mein geld, geld wieder, geld dauert",
  exchange: "umtauschen, tauschen, umtausch, andere größe, eintauschen",
  used: "benutzt, gebraucht, getragen, geöffnet, gewaschen, anprobiert, ausgepackt, angezogen, an gehabt",
  unused: "unbenutzt, ungetragen, ungeöffnet, originalverpackung, neuwertig",
  broken:
    "kaputt, defekt, beschädigt, zerbrochen, zerrissen, gerissen, mangelhaft, mangel, zersprungen, funktioniert nicht, geht nicht, geht nicht mehr, geht kaputt, auseinander, auseinanderfällt, scherben, schaden, fehlerhaft, lose",
  "cause-of-damage":
    "von selbst, von allein, selbst schuld, eigene schuld, selbst kaputt, selber kaputt, fallen lasse, fallen lassen, runterfällt, runterfallen, runtergefallen, herunterfallen, heruntergefallen, sturz, missgeschick, versehentlich, aus versehen, verschleiß, eigenverschulden",
  "repair-service": "reparieren, reparatur, repariert, instand",
  "replace-service":
    "ersetzen, ersetzt, ersatz, austauschen, ausgetauscht, neues gerät, neue schicken",
  warranty: "garantie, gewährleistung, garantiert, garantiezeit",
  order: "bestellung, bestellungen, bestellt, bestellen, paket, päckchen, sendung, auftrag, ware",
  cancel: "stornieren, storno, storniert, stornierung, abbestellen, rückgängig, absagen",
  address: "adresse, lieferadresse, anschrift, hausnummer, straße",
  tracking:
    "sendungsverfolgung, sendungsnummer, trackingnummer, tracking, verfolgen, paketnummer, sendungsnr, trackingnr, sendungscode",
  invoice: "rechnung, quittung, beleg, kassenbon",
  shipping:
    "versand, versenden, verschicken, verschickt, liefern, liefert, lieferung, geliefert, lieferzeit, schicken, schickt, senden, zustellung, zustellen, versendet, post",
  postage:
    "porto, versandkosten, lieferkosten, rücksendekosten, rückporto, versandgebühr, versandgebühren, kosten versand, rücksendeetikett, portokosten, rückversand",
  dispatch:
    "losschicken, verlässt, verlassen, abgeschickt, rausgeschickt, raus, lager, abgesendet, geht raus, auf den weg",
  arrive:
    "ankommen, ankommt, kommt an, eintreffen, angekommen, da sein, erhalten, bekommen, erreicht, ankunft, bei mir",
  express:
    "express, expressversand, eilversand, schneller, über nacht, eilig, schnellste, schnellsten, schnelle, schnellere",
  standard: "standard, standardversand, normal, normale",
  abroad: "ausland, international, andere länder, land, länder, weltweit, außerhalb",
  customs: "zoll, zollgebühren, einfuhr, mehrwertsteuer, einfuhrumsatzsteuer, steuern",
  pickup: "abholen, abholung, selbstabholung, selbst abholen",
  pay: "bezahlen, zahlen, zahle, bezahlt, zahlung, zahlungsarten, zahlungsart, bezahlung, zahlt, nehmt ihr, akzeptiert, zahlungsmöglichkeiten, kasse",
  "charge-money":
    "abgebucht, abbuchen, belastet, belasten, abbuchung, eingezogen, buchen ab, bucht ab, berechnet",
  "bank-card":
    "karte, kreditkarte, kreditkarten, ec-karte, visa, mastercard, debitkarte, girokarte, karten",
  "shop-wallet": "wallet, guthaben, kontostand, guthabenkonto, geldbörse",
  "payment-brand":
    "paypal, klarna, apple pay, google pay, amazon pay, samsung pay, bizum, mb way, multibanco, ideal, sofort, sofortüberweisung, giropay, twint, bancontact, satispay, blik, swish, bitcoin, krypto, sepa, lastschrift, scheck",
  "bank-transfer": "überweisung, überweisen, vorkasse, banküberweisung",
  cash: "bar, bargeld, nachnahme, barzahlung",
  "pay-later":
    "raten, ratenzahlung, auf rechnung, ratenkauf, später bezahlen, finanzierung, rechnungskauf",
  partly: "hälfte, halb, teilweise, zum teil, teils, den rest, aufteilen, kombinieren",
  free: "kostenlos, kostenfrei, gratis, umsonst, frei, portofrei, versandkostenfrei, kostet nichts",
  "discount-code":
    "rabattcode, rabattcodes, gutscheincode, gutschein, gutscheine, code, codes, aktionscode, coupon, promocode, studentenrabatt",
  "price-match": "woanders billiger, handeln, verhandeln, preisgarantie, bestpreis, preisanpassung",
  "gift-card": "geschenkkarte, geschenkgutschein, geschenkkarten, geschenkgutscheine",
  expire:
    "verfallen, verfällt, ablaufen, läuft ab, gültig, gültigkeit, abgelaufen, verfall, befristet",
  enough: "reicht, reichen, ausreichend, genug, langt, deckt, genügt, leisten",
  "left-over": "übrig, bleibt, bliebe, bleiben, restbetrag, rest",
  besides: "auch noch, dazu, zusätzlich, obendrauf, ausserdem, außerdem, noch dazu, obendrein",
  contact: "kontakt, kontaktieren, erreichen, erreiche, schreiben, melden, beschweren, wenden",
  phone:
    "telefon, telefonnummer, anrufen, anruf, hotline, rufnummer, whatsapp, telefonisch, nummer",
  email: "mail, e-mail, email, mailadresse",
  "real-shop": "laden, filiale, geschäft, ladengeschäft, showroom, vor ort, besuchen, vorbeikommen",
  "opening-hours":
    "öffnungszeiten, geöffnet, offen, uhrzeit, erreichbar, bürozeiten, montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonntag, sonnabend, wochenende, samstags, sonntags, da",
  person: "mensch, person, jemand, jemandem, mitarbeiter, berater, echten, menschen, team",
  "gift-wrapping":
    "geschenkverpackung, geschenkpapier, als geschenk einpacken, einpacken, eingepackt, verpacken, grußkarte, geschenkbox, als geschenk verpackt",
  engraving:
    "gravur, gravieren, graviert, personalisieren, personalisiert, monogramm, initialen, mit namen",
  restock:
    "wieder da, wieder verfügbar, wieder lieferbar, wieder auf lager, nachbestellt, nachschub, wieder rein, kommt wieder, neu rein, wieder bekommen, wieder vorrätig",
  notify:
    "benachrichtigen, bescheid, benachrichtigung, bescheid sagen, erinnern, informieren, melden wenn",
  reserve: "reservieren, reserviert, zurücklegen, zurückgelegt",
  "personal-data":
    "daten, personenbezogene daten, datenschutz, dsgvo, meine daten, persönliche daten",
  erase: "löschen, gelöscht, löscht, entfernen, löschung",
  account: "konto, kundenkonto, anmelden, registrieren, passwort",
  newsletter: "newsletter, abmelden, rundmail",
  "dishwasher-safe":
    "spülmaschinenfest, spülmaschine, spülmaschinengeeignet, geschirrspüler, spüler",
  "microwave-safe": "mikrowelle, mikrowellengeeignet, mikrowellenfest",
  "oven-safe": "backofen, ofenfest, backofenfest, ofen",
  "machine-washable":
    "waschmaschine, waschbar, maschinenwaschbar, waschen, wäscht, gewaschen, wäsche",
  "hand-wash": "handwäsche, von hand waschen, von hand spülen",
  stainless: "rostfrei, edelstahl",
  "tumble-dry": "trockner, wäschetrockner, trocknergeeignet, trommeltrockner",
  ironing: "bügeln, gebügelt, bügelfrei, bügeleisen",
  shrinking: "einlaufen, läuft ein, eingehen, geht ein, schrumpfen, schrumpft",
  "keeps-size": "vorgewaschen, formstabil, formbeständig, behält größe, behält form",
  fading: "ausbleichen, verblassen, bleicht aus, farbecht, lichtecht, verwaschen",
  dimmable: "dimmbar, dimmen, helligkeit, gedimmt, dimmt, dimmer",
  "light-bulb": "glühbirne, birne, leuchtmittel, lampe enthalten, E14, E27, GU10, glühlampe",
  "battery-life":
    "akku, batterie, akkulaufzeit, laufzeit, batterien, aufladen, aufgeladen, geladen",
  "noise-cancelling":
    "geräuschunterdrückung, noise cancelling, rauschunterdrückung, ANC, geräusche ausblenden, umgebungsgeräusche",
  included:
    "enthalten, inklusive, dabei, mitgeliefert, im lieferumfang, inbegriffen, dazu, mit drin, geliefert mit",
  "sold-separately": "separat erhältlich, separat, nicht enthalten, nicht dabei, gesondert, extra",
  "fits-in":
    "passt, passen, platz, passt rein, hineinpassen, reinpassen, platz für, passt hinein, fasst, hält, trägt, aushalten",
  people: "personen, leute, menschen, schlafen, erwachsene, person",
  "stand-upright": "stehen, aufrecht, stehhöhe, drin stehen",
  "keeps-dry":
    "dicht, hält dicht, hält trocken, trocken bleiben, bleibt trocken, regendicht, regen ab, versiegelte nähte, getapte nähte, verschweißte nähte, trocken im regen, spritzwassergeschützt, nass werden",
  watering: "gießen, wasser, gegossen, bewässern",
  "little-light":
    "dunkel, dunkle, dunkle ecke, schatten, wenig licht, wenig sonne, ohne licht, sonnenlicht, schattig",
  assembly: "aufbauen, aufbau, montage, montieren, zusammenbauen, zusammengebaut",
  scratching: "kratzer, kratzfest, zerkratzen, verkratzt",
  "itch-free": "kratzt, kratzig, juckt, kratzen, kratzfrei",
  "rust-free": "rostet, rost, rosten",
  "bpa-free": "BPA, BPA-frei, weichmacher",
  "laptop-computer": "laptop, laptops, macbook, notebook, rechner, computer",
  "carry-on": "handgepäck, kabine, flugzeug, bordgepäck, kabinengepäck",
  "vegan-made": "vegan, tierfrei, ohne tier",
  "animal-made": "leder, wolle, wildleder, seide, daunen, pelz, bienenwachs",
  refill: "nachfüllen, nachfüllbar, nachfüllung, wiederbefüllen, mine",
  lifetime: "hält, halten, lebensdauer, brenndauer, brennt, brennen",
  subscription: "abo, abonnement, monatliche gebühr, abogebühr",
  bluetooth: "bluetooth, kabellos, drahtlos, funk",
}

export const questions: QuestionWords = {
  contents:
    "drin, was war in, artikel, inhalt, was habe ich bestellt, was habe ich gekauft, enthalten war, beinhaltet",
  "payment-state":
    "zahlung angekommen, zahlung durch, zahlung geklappt, schon bezahlt, ist bezahlt, zahlung fehlgeschlagen, doppelt abgebucht, geld angekommen, zahlung erhalten",
  latest: "letzte, letzten, neueste, jüngste, zuletzt",
  guest: "gast, kein konto, ohne konto, ohne anmeldung, nicht registriert, kein kundenkonto",
  "other-person":
    "andere kunden, anderer kunden, jemand anderem, anderen kunden, meiner frau, meines mannes, nachbarn, freundin, ihrer bestellung, seine bestellung",
  who: "wer, wem, wen, wessen",
  when: "wann, um wie viel uhr, welcher tag, bis wann",
  where: "wo, woher, wohin",
  which: "welche, welcher, welches, welchen, was",
  why: "warum, wieso, weshalb",
  "what-time":
    "wie viel uhr, wieviel uhr, bis wann, welche uhrzeit, um wie viel, spätestens, wie spät",
  "how-long":
    "wie lange, wielange, wie viele tage, bis wann, wie schnell, wie viel zeit, wieviel zeit, welche frist, wie viele stunden, wie viele wochen, wie lang",
  together:
    "zusammen, insgesamt, gesamt, beide zusammen, alles zusammen, in summe, macht das, beide",
  "how-much": "wie viel, wieviel, wie teuer, kostet, kosten, preis, was macht, was kostet",
  "how-many": "wie viele, wieviele",
  "how-often": "wie oft, wie häufig",
  "how-heavy": "wie schwer, wiegt, wiegen, gewicht, schwer",
  "how-big":
    "wie groß, wie hoch, wie breit, wie tief, maße, abmessungen, durchmesser, wie lang ist",
  "how-to": "wie kann, wie geht, wie mache",
  material:
    "woraus, aus was, material, stoff, gemacht aus, besteht aus, aus welchem material, füllung, gefüllt, womit gefüllt, füllmaterial",
  colours: "welche farben, welchen farben, farben, welche farbe, welcher farbe, farbauswahl",
  sizes: "welche größen, welchen größen, größen, welche größe, welcher größe",
  sizing:
    "welche größe brauche, welche größe soll, welche größe nehme, welche größe passt, fällt klein aus, fällt groß aus, größentabelle, passt mir, fällt aus, größe brauch, größe empfehlen",
  reviews:
    "bewertung, bewertungen, bewertet, meinungen, rezensionen, was sagen, taugt, taugen, erfahrungen, sagen andere, sagen kunden, kundenmeinungen, empfehlenswert",
  drawbacks:
    "negativ, negatives, schlecht, schlechtes, nachteil, nachteile, kritik, haken, probleme, problem, schwächen, bemängelt, gemeckert",
  origin:
    "hergestellt, herkunft, woher, kommt aus, made in, produziert, gefertigt, wo gemacht, ursprung",
  saving:
    "sparen, spare, rabatt, reduziert, ersparnis, herabgesetzt, im angebot, sonderangebot, nachlass, günstiger als vorher, vorher, runtergesetzt",
  "in-stock":
    "vorrätig, auf lager, verfügbar, lieferbar, noch da, lager, ausverkauft, gibt es, gibts, vergriffen, habt ihr, noch welche",
  "more-about":
    "mehr über, mehr zu, erzähl, erzähle, details, beschreibung, infos, informationen, beschreiben",
}
