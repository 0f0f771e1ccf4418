import { clauseBefore } from "./claim"
import { DENIED } from "./denials"
import { findAll } from "./patterns"

/** A promotion code that a text names, and where. */
export interface NamedCode {
  code: string
  start: number
}

const LEAD =
  /(?<!\p{L})(?:(?:(?:rabatt|gutschein|aktions|kortings?|promo)-?)?codes?|coupons?|vouchers?|promo(?:tion(?:al|s)?)?|gutscheine?|código|codice|cup[oó]n|cupom|buono|(?:ال)?كود|(?:ال)?رمز)(?:[ -](?:codes?|promo\p{L}*|de (?:descuento|desconto|réduction)|sconto|(?:ال)?خصم))?(?:[ :]+(?:is|of|called|named|namens|ist|lautet|heißt|est|es|è|é|هو)(?= ))?[ :("'\u201c\u201e«]{1,4}/giu
/** What every lead has something of; most texts have none. */
const HAS_LEAD = /c[oó]d|coup|cup|vouch|promo|gutsch|buono|كود|رمز/i
/** Capitals, or letters and figures. */
const TOKEN =
  /(?:[A-Z0-9][A-Z0-9_-]{2,24}|[A-Za-z]{2,20}-?\d{1,6}[A-Za-z]{0,6}|\d{1,3}[A-Za-z]{3,20})(?![\p{L}\p{N}])/uy
const QUOTED = /(?<=["'\u201c\u201e«])[\p{L}\p{N}_-]{3,24}(?=["'\u201c\u201d»])/uy
/** `SUMMER at the checkout`: a code without being called so. */
const AT_CHECKOUT =
  /(?<![\p{L}\p{N}])[A-Z][A-Z0-9_-]{3,24}(?= (?:at|during|in|an der|beim|bei|à la|lors du|en|al|alla|no|bij|bij het)(?: the| your| la| el| der)? ?(?:checkout|check-out|cart|basket|[Kk]asse|[Bb]ezahlen|caisse|paiement|caja|pagar|cassa|pagamento|afrekenen|kassa))/gu
const CONTEXT =
  /checkout|coupon|voucher|promo|discount|\bsav(?:e|ings?)\b|redeem|\boff\b|kasse|rabatt|gutschein|caisse|remise|réduction|descuento|sconto|desconto|korting|خصم/iu
/** `SAVE50`: nothing else looks so where discounts are spoken of. */
const LIKE_A_CODE = /(?<![\p{L}\p{N}#-])[A-Z]{4,16}\d{1,4}(?![\p{L}\p{N}-])/gu

/** The promotion codes that a folded text names, in no order. */
export function findCodes(text: string): NamedCode[] {
  const codes: NamedCode[] = []
  const add = (code: string, start: number) => {
    if (!codes.some((known) => known.start === start)) codes.push({ code, start })
  }
  for (const { index, 0: lead } of HAS_LEAD.test(text) ? findAll(LEAD, text) : []) {
    if (DENIED.test(clauseBefore(text, index))) continue
    const start = index + lead.length
    for (const pattern of [TOKEN, QUOTED]) {
      pattern.lastIndex = start
      const code = pattern.exec(text)?.[0]
      if (code && !/^\d+$/.test(code)) add(code, start)
    }
  }
  if (!/[A-Z]{4}/.test(text)) return codes
  const others = findAll(AT_CHECKOUT, text)
  if (CONTEXT.test(text)) others.push(...findAll(LIKE_A_CODE, text))
  for (const { index, 0: code } of others) {
    if (!DENIED.test(clauseBefore(text, index))) add(code, index)
  }
  return codes
}
