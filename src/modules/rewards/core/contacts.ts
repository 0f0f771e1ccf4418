/*
 * Whether two customers are likely to be one: the same e-mail address, telephone number or postal
 * address, however it is written. Nothing of it is kept.
 */

export interface PostalAddress {
  address_1?: string | null
  address_2?: string | null
  city?: string | null
  postal_code?: string | null
  country_code?: string | null
  phone?: string | null
}

/** All that is known of how to reach a customer. */
export interface Contacts {
  emails: readonly string[]
  phones: readonly string[]
  addresses: readonly PostalAddress[]
}

export function sharesContact(one: Contacts, other: Contacts): boolean {
  const [ofOne, ofOther] = [one, other].map(keysOf)
  return (
    ofOne.emails.some((email) => ofOther.emails.includes(email)) ||
    ofOne.addresses.some((address) => ofOther.addresses.includes(address)) ||
    ofOne.phones.some((phone) => ofOther.phones.some((another) => isSamePhone(phone, another)))
  )
}

function keysOf({ emails, phones, addresses }: Contacts) {
  const all = [...phones, ...addresses.flatMap(({ phone }) => phone ?? [])]
  return {
    emails: emails.map(emailKey),
    phones: all.map(digitsOf).filter((digits) => digits.length >= LEAST_DIGITS),
    addresses: addresses.flatMap((address) => addressKey(address) ?? []),
  }
}

/** Providers that deliver whatever stands behind a plus, and Google's whatever dots there are. */
function emailKey(email: string): string {
  const at = email.lastIndexOf("@")
  const domain = email
    .slice(at + 1)
    .trim()
    .toLowerCase()
  const name = email.slice(0, at).trim().toLowerCase().replace(/\+.*$/s, "")
  if (domain !== "gmail.com" && domain !== "googlemail.com") return `${name}@${domain}`
  return `${name.replaceAll(".", "")}@gmail.com`
}

/** Fewer are an extension, or no number at all. */
const LEAST_DIGITS = 7

function digitsOf(phone: string): string {
  return phone.replace(/\(0\)/g, "").replace(/\D/g, "").replace(/^0+/, "")
}

/** One of them may have the country's code and the other not. */
function isSamePhone(one: string, other: string): boolean {
  return one.endsWith(other) || other.endsWith(one)
}

const SHORTENED: readonly (readonly [RegExp, string])[] = [
  [/stra(ss|ß)e|str\./g, "str"],
  [/\bstreet\b/g, "st"],
  [/\broad\b/g, "rd"],
  [/\bavenue\b/g, "ave"],
]

/** Null for what is too little to be an address. */
function addressKey(address: PostalAddress): string | null {
  const street = SHORTENED.reduce(
    (text, [word, short]) => text.replace(word, short),
    fold(`${address.address_1 ?? ""} ${address.address_2 ?? ""}`)
  )
  const place = bare(fold(address.postal_code || address.city || ""))
  const key = bare(street)
  if (!key || !place) return null
  return `${(address.country_code ?? "").toLowerCase()} ${place} ${key}`
}

function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()
}

function bare(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, "")
}
