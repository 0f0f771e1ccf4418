import type { QuestionWords, ServiceWords } from "../concepts/services"

export const services: ServiceWords = {
  return:
    "restituire, restituzione, reso, resi, restituirlo, rendere, rimandare, rispedire, rimandarlo, mandare indietro, recesso, restituisco, rendo, mando indietro, restituito, cambio idea, ripensamento, ci ripenso, non mi piace, non mi va bene, non voglio tenere, non tengo",
  refund:
    "rimborso, rimborsare, rimborsato, rimborsiamo, rimborsate, soldi indietro, indietro i soldi, riavere soldi, riaccredito, restituire soldi, miei soldi, i soldi, mio denaro, mi ridate, ridarmi, restituirmi, i soldi indietro",
  exchange: "cambiare, cambio, un'altra taglia, sostituire taglia, scambiare, cambiarlo",
  used: "usato, usata, usati, indossato, indossata, aperto, lavato, provato, messo, messa una volta",
  unused:
    "non usato, inutilizzato, mai indossato, imballo originale, nuovo, non indossato, inutilizzati",
  broken:
    "rotto, rotta, rotti, rompe, difettoso, difettosa, difetto, danneggiato, danneggiata, guasto, guasta, non funziona, non funziona più, non si accende, a pezzi, in frantumi, frantumi, strappato, crepato, smette di funzionare, danno",
  "cause-of-damage":
    "da solo, da sola, da sé, colpa mia, per colpa mia, incidente, mi cade, mi è caduto, mi è caduta, faccio cadere, cade per terra, urto, usura, uso improprio",
  "repair-service": "riparare, riparazione, riparato, riparate, ripariamo, aggiustare, aggiustate",
  "replace-service":
    "sostituire, sostituzione, sostituiamo, sostituite, rimpiazzare, uno nuovo, una nuova, ricambio",
  warranty: "garanzia, garanzie, garantito",
  order: "ordine, ordini, ordinato, ordinare, pacco, acquisto, ordinazione",
  cancel: "annullare, annullo, annullamento, disdire, cancellare, annullato, annulla, annullarlo",
  address: "indirizzo, numero civico, civico",
  tracking:
    "tracciamento, tracciare, tracking, codice di tracciamento, rintracciare, numero di tracking, tracciabile",
  invoice: "fattura, ricevuta, scontrino",
  shipping:
    "spedizione, spedire, spedite, spedizioni, consegna, consegne, consegnare, consegnate, inviare, invio, mandate, spedito, corriere, spediamo, recapito",
  postage:
    "spese di spedizione, costi di spedizione, costo di spedizione, affrancatura, spese di reso, spedizione del reso, spese di consegna, costo della spedizione, etichetta di reso",
  dispatch: "parte, partire, partito, magazzino, lascia, esce, spedito, partenza, evaso, partono",
  arrive:
    "arriva, arrivare, arrivato, arrivo, ricevere, ricevo, ricevuto, arriverà, giunto, consegnare",
  express:
    "espresso, express, espressa, veloce, urgente, rapida, celere, più veloce, più rapida, veloci",
  standard: "standard, normale, ordinaria",
  abroad: "estero, internazionale, altri paesi, paese, paesi, all'estero, tutto il mondo, fuori",
  customs: "dogana, dazi, iva, tasse doganali",
  pickup: "ritiro, ritirare, punto di ritiro, passare a prendere, ritiro in negozio",
  pay: "pagare, pagamento, pagamenti, pago, paga, pagato, metodi di pagamento, accettate, si paga, pagate, cassa, accettate pagamenti",
  "charge-money":
    "addebitato, addebito, addebitate, addebitare, addebitiamo, prelevato, prelievo, scalate, scalati, incassate",
  "bank-card":
    "carta, carte, carta di credito, visa, mastercard, bancomat, postepay, carta di debito",
  "shop-wallet": "portafoglio, saldo, credito, borsellino, wallet",
  "payment-brand":
    "paypal, klarna, apple pay, google pay, amazon pay, samsung pay, satispay, scalapay, ideal, sofort, twint, bancontact, bizum, bitcoin, cripto, criptovalute, sepa, assegno, nexi",
  "bank-transfer": "bonifico, bonifico bancario",
  cash: "contanti, contrassegno, alla consegna",
  "pay-later": "rate, a rate, pagare dopo, finanziamento, rateizzare, rateale, tre rate",
  partly: "metà, in parte, una parte, il resto, combinare, parzialmente",
  free: "gratis, gratuito, gratuita, gratuiti, gratuitamente, senza spese, omaggio, a costo zero",
  "discount-code":
    "codice sconto, codici sconto, codice promozionale, coupon, buono sconto, codice, codici, buoni, sconto studenti, codici promozionali",
  "price-match": "altrove costa meno, contrattare, trattabile, trattare, meno altrove",
  "gift-card": "carta regalo, buono regalo, carte regalo, buoni regalo, gift card",
  expire: "scade, scadere, scadenza, scadono, validità, valido fino",
  enough: "basta, bastano, bastare, sufficiente, abbastanza per, copre, permettermi, ci sta",
  "left-over":
    "resta, resterebbe, rimane, rimarrebbe, avanza, avanzano, resterà, rimanente, mi restano",
  besides: "anche, in più, inoltre, oltre a, in aggiunta",
  contact:
    "contatto, contatti, contattare, scrivere, scrivo, raggiungere, reclamo, contatto, lamentarmi",
  phone:
    "telefono, numero di telefono, chiamare, chiamo, telefonare, telefonata, whatsapp, cellulare, numero",
  email: "mail, email, e-mail, posta elettronica, indirizzo mail",
  "real-shop":
    "negozio fisico, negozio, punto vendita, showroom, sede, di persona, visitare, venire a vedere",
  "opening-hours":
    "orari, orario, aperto, aperti, apertura, ore, rispondono, rispondete, lunedì, martedì, mercoledì, giovedì, venerdì, sabato, domenica, fine settimana, weekend, ci sono",
  person: "persona, umano, qualcuno, operatore, addetto, staff, essere umano, team, commesso",
  "gift-wrapping":
    "confezione regalo, pacchetto regalo, carta regalo da pacco, impacchettare, incartare, confezionate, impacchettate, biglietto, biglietto d'auguri, incartate, pacco regalo",
  engraving:
    "incisione, incidere, inciso, personalizzare, personalizzato, iniziali, personalizzate, incidete",
  restock:
    "di nuovo disponibile, torna disponibile, tornerà, riassortimento, tornare disponibile, di nuovo in stock, torna, tornano, tornerà disponibile, riassortite, rifornimento",
  notify:
    "avvisare, avvisarmi, avvisami, avviso, notifica, avvisate, avvertire, farmi sapere, avvisatemi",
  reserve: "riservare, prenotare, mettere da parte, tenere da parte, mettete da parte",
  "personal-data": "dati, dati personali, privacy, gdpr, miei dati, informazioni personali",
  erase:
    "cancellare, eliminare, cancellate, eliminate, cancellazione, cancella, elimina, rimuovere",
  account: "account, profilo, registrarmi, accedere, password",
  newsletter: "newsletter, disiscrivermi, disiscrizione",
  "dishwasher-safe": "lavastoviglie",
  "microwave-safe": "microonde",
  "oven-safe": "forno",
  "machine-washable": "lavatrice, lavabile, lavare, lava, lavaggio, in lavatrice, lavo",
  "hand-wash": "lavare a mano, lavaggio a mano",
  stainless: "inossidabile, inox",
  "tumble-dry": "asciugatrice",
  ironing: "stirare, ferro da stiro, stira, stiro",
  shrinking: "restringe, restringersi, si restringe, restringono, ritira",
  "keeps-size": "prelavato, prelavata, mantiene la taglia, mantiene la forma, conserva la taglia",
  fading: "scolorire, sbiadire, sbiadisce, stinge, perde colore, scolorisce",
  dimmable:
    "dimmerabile, regolabile, dimmer, intensità, regolare la luce, luminosità, attenuare, si regola",
  "light-bulb": "lampadina, lampadine, bulbo, E14, E27, GU10",
  "battery-life": "batteria, autonomia, pila, pile, ricarica, ricaricare, carica, batterie",
  "noise-cancelling":
    "cancellazione del rumore, riduzione del rumore, cancella il rumore, ANC, rumore, cancellazione attiva",
  included:
    "incluso, inclusa, compreso, compresa, inclusi, fornito, in dotazione, viene con, include, incluse, compresi, comprese",
  "sold-separately":
    "venduto separatamente, venduta separatamente, venduti separatamente, separatamente, a parte, non incluso, non inclusa, non inclusi, non incluse",
  "fits-in":
    "ci sta, ci stanno, entra, entrano, spazio per, posto per, regge, tiene, contiene, capienza, sta dentro, porta, capacità",
  people: "persone, persona, posti, dormire, adulti",
  "stand-upright": "in piedi, altezza",
  "keeps-dry":
    "impermeabile, asciutto, cuciture sigillate, cuciture nastrate, resta asciutto, protegge dalla pioggia, tiene asciutto, asciutti, asciutto pioggia",
  watering: "annaffiare, innaffiare, acqua, bagnare, annaffiatura, innaffio, annaffio",
  "little-light": "buio, ombra, poca luce, angolo buio, senza sole, scuro, buia, sole diretto",
  assembly: "montaggio, montare, assemblare, montato",
  scratching: "graffi, graffia, graffiare, antigraffio",
  "itch-free": "prude, pizzica, pizzicare, prurito, punge, gratta",
  "rust-free": "arrugginisce, ruggine, arrugginire",
  "bpa-free": "BPA, bisfenolo",
  "laptop-computer": "portatile, computer, laptop, macbook, pc",
  "carry-on": "cabina, bagaglio a mano, aereo",
  "vegan-made": "vegano, vegana, vegane, vegani, senza derivati animali",
  "animal-made": "cuoio, pelle, lana, camoscio, seta, piumino, cera d'api",
  refill: "ricarica, ricariche, ricaricabile, refill, riempire",
  lifetime: "dura, durano, durare, durata, vita utile, brucia",
  subscription: "abbonamento, canone, canone mensile",
  bluetooth: "bluetooth, senza fili, wireless",
}

export const questions: QuestionWords = {
  contents:
    "cosa c'era, dentro, articoli, contenuto, cosa ho ordinato, cosa ho comprato, conteneva",
  "payment-state":
    "pagamento andato, pagamento riuscito, pagamento ricevuto, ho pagato, è pagato, pagamento fallito, addebitato due volte, pagamento a buon fine",
  latest: "ultimo, ultima, più recente",
  guest: "ospite, senza account, non ho account, senza registrarmi, senza registrazione",
  "other-person":
    "altro cliente, altri clienti, un'altra persona, di mia moglie, di mio marito, vicino di casa",
  who: "chi, a chi, di chi",
  when: "quando, a che ora, che giorno",
  where: "dove, da dove, dov'è",
  which: "quale, quali, qual, che, cosa",
  why: "perché, come mai",
  "what-time": "a che ora, che ora, entro che ora, fino a che ora, entro quando, orario limite",
  "how-long":
    "quanto tempo, quanti giorni, entro quando, quanto ci mettete, quanto ci vuole, quanto ci mette, quali tempi, fino a quando, quanti mesi, quanti anni, quante ore, quante settimane, tempi, quanto dura",
  together: "insieme, in totale, totale, in tutto, entrambi, entrambe, tutti e due",
  "how-much":
    "quanto costa, quanto costano, prezzo, quanto viene, quanto vengono, costa, costano, quanto, costo",
  "how-many": "quanti, quante",
  "how-often": "ogni quanto, quante volte, con che frequenza, quanto spesso",
  "how-heavy": "pesa, pesano, peso, quanto pesa, pesante",
  "how-big":
    "misure, dimensioni, misura, quanto è alto, quanto è largo, diametro, quanto misura, quanto è grande",
  "how-to": "come, come posso, come si",
  material:
    "di che materiale, materiale, materiali, tessuto, composizione, fatto di, fatta di, di cosa è, di cosa sono, di che cosa, in che materiale, imbottitura, riempito, riempimento",
  colours: "quali colori, che colori, colori, di che colore, in che colori, che colore",
  sizes:
    "quali taglie, che taglie, taglie, che taglia, numeri, che numeri, quali misure, quale taglia",
  sizing:
    "che taglia mi serve, che taglia prendo, che taglia devo, quale taglia prendere, veste piccolo, veste grande, guida alle taglie, tabella taglie, taglia mi consiglia, taglia mi consigli, che taglia mi",
  reviews:
    "recensioni, opinioni, valutazione, valutazioni, cosa dicono, dicono, giudizi, voto, ne vale la pena, consigliato, pareri",
  drawbacks:
    "negativo, negative, negativa, difetto, difetti, svantaggi, svantaggio, brutto, problema, problemi, lamentele, critiche, contro",
  origin:
    "fatto in, fatta in, prodotto, origine, viene da, vengono da, provenienza, made in, fabbricato, dove è prodotto",
  saving:
    "risparmio, risparmiare, sconto, scontato, scontata, scontati, in offerta, offerta, ribasso, ribassato, saldo, saldi, prima, promozione, risparmierei",
  "in-stock":
    "disponibile, disponibili, in stock, rimane, rimasti, esaurito, c'è, ci sono, avete, magazzino, scorta",
  "more-about":
    "di più su, dimmi di più, raccontami, dettagli, descrizione, informazioni, parlami, saperne di più",
}
