/** A catalogue of any size, the same at every run, and queries of every kind over it. */

const NOUNS =
  `shirt dress jacket sneaker boot sandal backpack handbag wallet watch necklace earring ring sofa
 chair table desk lamp mirror rug curtain blanket pillow pan pot knife fork spoon plate mug kettle toaster blender
 oven fridge phone laptop tablet monitor keyboard mouse headphones speaker camera tripod charger cable drone
 bicycle helmet racket ball glove tent lantern shampoo soap lotion perfume lipstick mascara serum coffee tea juice
 chocolate cookie honey rice pasta sauce toy puzzle doll book notebook pen drill hammer saw wrench hose seeds`.split(
    /\s+/
  )
const ADJECTIVES =
  `classic modern slim large small wireless portable organic soft heavy vintage premium simple elegant
 sport outdoor kids travel compact waterproof electric handmade recycled cotton leather wooden steel ceramic glass bamboo
 wool silk linen`.split(/\s+/)
const COLOURS =
  "black white red blue green grey yellow pink brown navy beige orange purple silver gold".split(
    " "
  )
const SYLLABLES = "ka lo mi ra ven tor sol nex pri zan bel dor fy gra hul jo".split(" ")
const CATEGORIES =
  "clothing shoes bags jewellery furniture kitchen electronics sport beauty groceries toys tools".split(
    " "
  )

/** Mulberry32: a small generator of numbers that look random, from a seed. */
function randomFrom(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export function makeProducts(count) {
  const random = randomFrom(1)
  const pick = (list) => list[Math.floor(random() * list.length)]
  const brands = Array.from(
    { length: 400 },
    () => pick(SYLLABLES) + pick(SYLLABLES) + pick(SYLLABLES)
  )
  return Array.from({ length: count }, (_, i) => {
    const [noun, adjective, colour, brand] = [
      pick(NOUNS),
      pick(ADJECTIVES),
      pick(COLOURS),
      pick(brands),
    ]
    const more = Array.from({ length: 25 }, () => pick(random() < 0.5 ? ADJECTIVES : NOUNS))
    return {
      id: `prod_${String(i).padStart(7, "0")}`,
      title: `${brand} ${adjective} ${colour} ${noun} ${Math.floor(random() * 900)}`,
      description: `A ${adjective} ${noun} by ${brand}, ${more.join(" ")}.`,
      category: CATEGORIES[NOUNS.indexOf(noun) % CATEGORIES.length],
      tags: [noun, colour],
      brand,
      price: (5 + Math.floor(random() * 50_000) / 100).toFixed(2),
      rating: 1 + Math.floor(random() * 40) / 10,
      stock: Math.floor(random() * 50),
      sku: `SKU-${i}`,
    }
  })
}

export function makeQueries(count, products) {
  const random = randomFrom(2)
  const pick = (list) => list[Math.floor(random() * list.length)]
  const shapes = [
    () => `${pick(COLOURS)} ${pick(NOUNS)}`,
    () => pick(NOUNS),
    () => `${pick(ADJECTIVES)} ${pick(NOUNS)}s under ${20 + Math.floor(random() * 300)}`,
    () => misspelt(pick(NOUNS)),
    () => `${misspelt(pick(ADJECTIVES))} ${pick(NOUNS)}`,
    () => `${pick(products).brand} ${pick(NOUNS)}`,
    () => `i am looking for a ${pick(COLOURS)} ${pick(NOUNS)} for my wife between 20 and 80`,
    () => `something to ${pick(["cook", "sit on", "listen to music", "cut bread", "sleep"])}`,
    () => `cheapest ${pick(NOUNS)}`,
    () => pick(products).title,
  ]
  return Array.from({ length: count }, (_, i) => shapes[i % shapes.length]())

  function misspelt(word) {
    const at = 1 + Math.floor(random() * (word.length - 2))
    return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)
  }
}
