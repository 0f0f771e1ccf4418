import type { QuestionWords, ServiceWords } from "../concepts/services"

export const services: ServiceWords = {
  return:
    "return, returns, returned, returning, send back, sent back, bring back, give back, take back, sending back, right of withdrawal, withdraw, come back to us, comes back to us, change my mind, changed my mind, changing my mind, dont want to keep, not keep, not keeping, not want to keep",
  refund:
    "refund, refunds, refunded, money back, reimburse, get money, credited back, my money, see money, refunding",
  exchange: "exchange, swap, another size, different size, change it for",
  used: "used, worn, opened, tried on, tried it, wore, washed, tags off, unboxed",
  unused: "unused, unworn, unopened, original condition, original packaging, tags on, never worn",
  broken:
    "broken, breaks, broke, defective, defect, faulty, fault, damaged, damage, smashed, cracked, shattered, falls apart, fell apart, falling apart, stopped working, doesn't work, not working, won't turn on, torn, scratched, dead on arrival",
  "cause-of-damage":
    "by itself, by themselves, on its own, on their own, myself, my fault, my own fault, own fault, accident, accidental, accidentally, drop it, dropped it, i drop, i dropped, spill, spilled, spilt, misuse, wear and tear",
  "repair-service": "repair, repairs, repaired, fix, fixed, mend",
  "replace-service": "replace, replaces, replaced, replacement, new one",
  warranty: "warranty, guarantee, guaranteed, warranties",
  order: "order, orders, ordered, purchase, parcel, package",
  cancel: "cancel, cancelled, canceled, cancellation, cancelling, call off",
  address: "address, wrong street, house number",
  tracking: "tracking, track, tracked, tracking number, tracking link",
  invoice: "invoice, receipt, bill",
  shipping:
    "shipping, ship, ships, delivery, deliver, delivers, delivered, shipment, send, sent, dispatch, post, courier",
  postage:
    "postage, shipping cost, shipping costs, cost of shipping, shipping fee, delivery cost, delivery costs, delivery fee, delivery charge, return label, postage costs",
  dispatch:
    "dispatch, dispatched, leave, leaves, sent out, send out, goes out, go out, warehouse, posted",
  arrive:
    "arrive, arrives, arrived, arriving, reach, reaches, reached, get here, gets here, receive, received, come",
  express:
    "express, overnight, next day, faster, rush, fastest, quickest, quick one, the quick, speedy",
  standard: "standard, normal, regular",
  abroad:
    "abroad, international, internationally, overseas, worldwide, other countries, another country, country, countries",
  customs: "customs, duty, duties, import tax, import fees, VAT",
  pickup: "pick up, pickup, collect, collection, click and collect",
  pay: "pay, pays, paying, paid, payment, payments, payable, accept, checkout",
  "charge-money":
    "charge, charged, charges, debit, debited, billed, money taken, take money, taken from",
  "bank-card": "card, cards, credit card, debit card, visa, mastercard, amex, american express",
  "shop-wallet": "wallet, balance, store credit, credit, voucher balance",
  "payment-brand":
    "paypal, klarna, apple pay, google pay, amazon pay, samsung pay, bizum, mb way, multibanco, ideal, sofort, giropay, twint, bancontact, satispay, blik, swish, venmo, stripe, afterpay, clearpay, bitcoin, crypto, cryptocurrency, sepa, direct debit, cheque, check, knet, mada, benefit",
  "bank-transfer": "bank transfer, wire transfer, transfer",
  cash: "cash, cash on delivery",
  "pay-later":
    "instalments, installments, pay later, monthly payments, financing, finance, on account, split payment",
  partly:
    "half, halves, partly, part of it, split, the rest by, the rest with, both at once, combine",
  free: "free, free of charge, no charge, at no cost, costs nothing, complimentary, for nothing, on us",
  "discount-code":
    "discount code, discount codes, promo code, promo codes, coupon, coupons, voucher, vouchers, code, codes, student discount",
  "price-match": "price match, match price, cheaper elsewhere, haggle, negotiate",
  "gift-card": "gift card, gift cards, gift voucher, gift certificate",
  expire: "expire, expires, expiry, expiration, run out, runs out, valid until, use by, lapse",
  enough: "enough, cover, covers, sufficient, suffice, afford, stretch to, pay for it all",
  "left-over": "left, left over, left after, remain, remains, remaining, to spare",
  besides: "too, as well, also, on top, in addition, besides, additionally",
  contact: "contact, reach, write to, write, get in touch, complain",
  phone: "phone, telephone, call, ring, phone number, whatsapp, hotline",
  email: "email, e-mail, mail, mail address",
  "real-shop":
    "store, shop, showroom, branch, visit, in person, walk in, try on in, physical store, brick and mortar",
  "opening-hours":
    "opening hours, open, opening times, hours, office hours, working hours, business hours, available, there, answer, monday, tuesday, wednesday, thursday, friday, saturday, sunday, weekend, weekends",
  person: "person, human, somebody, someone, agent, staff, people, representative, team",
  "gift-wrapping":
    "gift wrap, gift wrapping, gift wrapped, wrap, wrapped, wrapping, gift box, gift bag, greeting card, personal note, gift message",
  engraving:
    "engrave, engraved, engraving, personalise, personalised, personalize, monogram, custom made, customised, initials",
  restock:
    "restock, back in stock, in stock again, come back, coming back, available again, get more, new stock, restocked, be back, is back, are back",
  notify: "notify, let me know, tell me when, email me, remind, alert, message me",
  reserve: "reserve, reserved, put aside, hold for, set aside",
  "personal-data":
    "data, personal data, personal information, privacy, gdpr, my information, data protection",
  erase: "delete, erase, erased, remove, forget me, close account",
  account: "account, sign up, register, login, password",
  newsletter: "newsletter, unsubscribe, mailing list",
  "dishwasher-safe": "dishwasher safe, dishwasher, dishwashers",
  "microwave-safe": "microwave safe, microwave, microwaveable",
  "oven-safe": "oven safe, ovenproof, oven",
  "machine-washable":
    "machine washable, machine wash, washing machine, washable, wash, washed, laundry",
  "hand-wash": "hand wash, hand wash only, wash by hand, handwash",
  stainless: "stainless, rustproof",
  "tumble-dry": "tumble dry, tumble dryer, tumble drier, dryer, drier",
  ironing: "iron, ironing, ironed, non-iron",
  shrinking: "shrink, shrinks, shrinking, shrinkage, shrunk",
  "keeps-size":
    "pre-washed, pre-shrunk, preshrunk, stays size, keeps size, keeps shape, sanforised",
  fading: "fade, fades, fading, colourfast, color fast, lose colour, lightfast",
  dimmable: "dimmable, dim, dims, dimmed, dimmer, brightness, dimming",
  "light-bulb": "bulb, bulbs, light bulb, E14, E27, GU10",
  "battery-life": "battery, batteries, battery life, charge, charged, runtime",
  "noise-cancelling":
    "noise cancelling, noise canceling, noise cancellation, ANC, cancels noise, blocks noise",
  included:
    "included, include, includes, comes with, come with, delivered with, supplied with, in the box, supplied",
  "sold-separately": "sold separately, separately, not included, bought separately, extra",
  "fits-in":
    "fit, fits, fit in, room for, space for, hold, holds, go in, goes in, sleeve for, takes, carries, compartment for",
  people: "people, persons, person, sleeps, adults",
  "stand-upright": "stand up, stand in, standing height, head room, headroom, stand upright",
  "keeps-dry":
    "taped seams, sealed seams, keeps dry, stays dry, dry rain, keep dry, keeps water out, dry in rain, keeps out rain, hold water out, wet rain, splashproof, splash proof, get wet, gets wet",
  watering: "water, watering, watered, glass of water",
  "little-light":
    "dark corner, dark, shade, shady, low light, little light, without sun, no sun, sunlight",
  assembly: "assembly, assemble, assembled, put together, screw together, tools needed",
  scratching: "scratch, scratches, scratch-resistant, scratch-proof",
  "itch-free": "itchy, itch, itches, itch-free, scratchy, non-itch, prickly",
  "rust-free": "rust, rusts, rusty, rust-free, corrode",
  "bpa-free": "BPA, BPA-free, plasticisers, phthalates",
  "laptop-computer": "laptop, laptops, macbook, notebook computer, computer",
  "carry-on":
    "carry-on, cabin, hand luggage, cabin bag, overhead locker, above every seat, on a plane, plane",
  "vegan-made": "vegan, no animal products, animal-free, cruelty-free",
  "animal-made": "leather, wool, suede, silk, down, fur, beeswax, animal",
  refill: "refill, refills, refillable, filled again, refilled",
  lifetime: "last, lasts, lifetime, burn time, burns",
  subscription: "subscription, monthly fee, subscribe",
  bluetooth: "bluetooth, wireless, wirelessly",
}

export const questions: QuestionWords = {
  contents:
    "in it, what was in, items, contents, what did i order, what did i buy, what's inside, what was it, in that order, which things",
  "payment-state":
    "payment go through, payment went through, did my payment, have i paid, been charged, was i charged, paid for, payment failed, payment work, charged twice, payment status",
  latest: "last, latest, most recent, newest, recent",
  guest:
    "guest, no account, without account, don't have account, didn't register, haven't got account, without registering",
  "other-person":
    "someone else's, other customers, another customer, other people, other person, somebody else's, my wife's, my husband's, my friend's, neighbour's, her order, his order, their order",
  who: "who, whose, whom",
  when: "when, what time, what day, by when",
  where: "where, wheres",
  which: "which, what, whats",
  why: "why, how come",
  "what-time": "what time, until when, by when, cut off, cutoff, deadline, how late, latest i can",
  "how-long":
    "how long, how many days, how many weeks, how many months, how many years, how many hours, until when, how fast, how quick, how quickly, how soon, what deadline",
  together: "together, altogether, in total, total, combined, both, in all, all in, come to",
  "how-much":
    "how much, cost, costs, price, how expensive, what do charge, what's the damage, priced, costing",
  "how-many": "how many",
  "how-often": "how often, how frequently, how regularly",
  "how-heavy": "how heavy, weigh, weighs, weight, heavy",
  "how-big":
    "how big, how large, how tall, how wide, how deep, how high, dimensions, measurements, measure, how long is it, diameter, what size is it",
  "how-to": "how do, how can, how to",
  material:
    "made of, made from, made out of, material, materials, fabric, what is it in, filling, consist of, filled with, stuffed with, stuffing",
  colours:
    "which colours, what colours, which colors, what colors, which colour, what colour, what color, which color, colours, colors, shades",
  sizes:
    "which sizes, what sizes, sizes, what size, which size, size range, range of sizes, how big do they go",
  sizing:
    "what size do i need, what size should i, which size should i, which size do i, which size fits, what size would, size fit me, true to size, runs small, runs large, run small, size chart, size guide, size up, will it fit me, fits me, what size to take",
  reviews:
    "review, reviews, rating, ratings, rated, people say, others say, customers say, any good, people think, worth it, buyers say, opinions, feedback, what do people, recommend it",
  drawbacks:
    "negative, bad, complaints, downside, downsides, drawback, drawbacks, wrong with, problems, problem, criticism, criticise, dislike, don't like, didn't like, cons, catch",
  origin:
    "made in, where made, come from, comes from, manufactured, produced, origin, country of origin, where is it made, where are they made",
  saving:
    "save, saving, savings, discount, how much off, reduced, reduction, on sale, sale, percent off, marked down, before, original price, special offer",
  "in-stock":
    "in stock, available, left, get it, have it, stock, sold out, still there, out of stock",
  "more-about":
    "more about, tell me about, tell me more, details, describe, information about, more info, know about, what is it like",
}
