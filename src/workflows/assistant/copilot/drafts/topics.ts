/** What reviews are about, as far as a reply can take it up. */
export const TOPICS = [
  "damage",
  "size",
  "colour",
  "quality",
  "delivery",
  "price",
  "service",
] as const
export type Topic = (typeof TOPICS)[number]

/** Beginnings of words, without accents and signs above letters, of all languages that drafts are written in. */
const WORDS: Record<Topic, string> = {
  damage: `damag broke broken defect faulty scratch crack torn leak kaputt beschadig defekt kratz
    gerissen gebrochen aufgegangen casse abim defectueu rayure dechir roto rota danad defectuos
    arana rompio rott danneggi difett graffi rovinat quebrad danificad defeit arranh rasgad stuk
    beschadigd kapot kras gescheurd gebroken
    تالف تالفة التلف مكسور مكسورة معيب معيبة عيب خدش خدوش ممزق ممزقة تضرر متضرر متضررة`,
  size: `size sizing small large tight fit fits fitting big narrow groesse grosse passt passform
    eng taille petit grand serre court talla tamano pequen grande ajusta estrech taglia piccol
    stretto calza misura tamanho pequen apertad maat klein groot strak pasvorm pas
    مقاس المقاس مقاسه حجم الحجم حجمه صغير صغيرة كبير كبيرة ضيق ضيقة واسع واسعة`,
  colour: `color colour shade darker lighter farbe farbton dunkler heller couleur teinte fonce color
    tono oscuro colore tinta scuro cor tom escur kleur tint donkerder lichter
    لون اللون لونه لونها الالوان غامق فاتح`,
  quality: `quality material fabric finish workmanship durable sturdy seam stitch qualitat qualitaet
    verarbeitung stoff naht haltbar qualite matiere tissu finition couture solide calidad tela
    acabado costura qualita tessuto finitur cucitur qualidade tecido acabamento costura kwaliteit
    stof afgewerkt afwerking naad stevig
    جودة الجودة جودته جودتها خامة الخامة قماش القماش خياطة الخياطة متين متينة`,
  delivery: `deliver delivery shipping shipped arrived late delay parcel package packed liefer versand
    geliefert paket verspat verpack livraison livre colis retard expedi emball entrega envio llego
    paquete retras embal consegna spedizion arrivat ritardo pacco imball entreg chegou atras
    encomenda embrulh levering geleverd bezorg pakket verzend vertraag verpak
    توصيل التوصيل شحن الشحن الشحنة وصل وصلت وصول تاخر تاخير متاخر متاخرة طرد الطرد تغليف التغليف`,
  price: `price expensive cheap value worth cost preis teuer billig gunstig prix cher valeur precio
    caro barato prezzo costos economic conveniente preco barat prijs duur goedkoop
    سعر السعر سعره سعرها الاسعار غالي غالية رخيص رخيصة ثمن الثمن`,
  service: `service support helpful staff customer kundendienst beratung kundenservice freundlich
    antwort apres-vente conseil accueil servicio atencion soporte servizio assistenza gentil
    atendimento suporte klantenservice behulpzaam vriendelijk
    خدمة الخدمة خدمتكم الدعم الموظف الموظفين البائع تعامل التعامل`,
}

const SHORTEST_STEM = 4
const index = new Map<string, Topic>()
for (const topic of TOPICS) {
  for (const word of WORDS[topic].split(/\s+/)) if (!index.has(word)) index.set(word, topic)
}
const longest = Math.max(...[...index.keys()].map((word) => word.length))

/** What a review is about, the most pressing first; at most two. */
export function findTopics(text: string): Topic[] {
  const found = new Set<Topic>()
  const folded = text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replaceAll("ß", "ss")
    .toLowerCase()
  for (const [word] of folded.matchAll(/[\p{L}]+/gu)) {
    const topic = topicOf(word)
    if (topic) found.add(topic)
  }
  return TOPICS.filter((topic) => found.has(topic)).slice(0, 2)
}

/** By the word itself, or its beginning where that is long enough to mean one thing. */
function topicOf(word: string): Topic | undefined {
  const whole = index.get(word)
  if (whole) return whole
  for (let length = Math.min(word.length - 1, longest); length >= SHORTEST_STEM; length--) {
    const topic = index.get(word.slice(0, length))
    if (topic) return topic
  }
  return undefined
}
