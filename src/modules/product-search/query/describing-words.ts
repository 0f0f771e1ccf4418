/** Words that say how a thing is, and never what it is. */
const COLOURS =
  `red blue green yellow black white grey gray brown pink purple violet orange gold golden silver beige navy
   turquoise teal maroon cream ivory khaki lilac lavender magenta cyan bronze copper burgundy crimson scarlet
   indigo olive coral peach charcoal multicolor colorful colourful dark light bright rot blau grun gelb schwarz
   weiss grau braun rosa lila rouge bleu vert jaune noir blanc gris marron rojo azul verde amarillo negro blanco
   rosso blu giallo nero bianco rood blauw groen geel zwart wit`.split(/\s+/)
const SIZES =
  `small medium large big huge tiny mini xs s m l xl xxl xxxl long short tall wide narrow slim thin thick size
   heavy lightweight oversized compact`.split(/\s+/)
const QUALITIES =
  `luxury luxurious premium designer elegant stylish trendy modern classic vintage retro casual formal fancy fresh
   organic natural wireless electric portable waterproof comfortable soft warm cute sexy beautiful pretty popular
   original genuine real professional simple durable strong quick fast smart healthy`.split(/\s+/)
const MATERIALS =
  `leather cotton wool silk linen denim suede velvet cashmere polyester nylon wooden wood metal steel plastic
   bamboo ceramic marble aluminum aluminium stainless rubber silicone`.split(/\s+/)
const PRICES = "expensive cheap pricey costly dear overpriced teuer cher caro duur".split(" ")

const groups = {
  looks: new Set([...COLOURS, ...SIZES, ...QUALITIES, ...MATERIALS]),
  price: new Set(PRICES),
}

/** Whether a word of a query only describes: a colour, a size, a material, a quality; or what it costs. */
export function isDescribing(word: string, group: keyof typeof groups = "looks"): boolean {
  return groups[group].has(word) || (group === "looks" && /^\d+$/.test(word))
}
