import type { Shop } from "./shop"

/** A Spanish drugstore. */
export const drugstore: Shop = {
  catalogue: "es",
  language: "es",
  wares: [
    {
      name: "Crema Solar Alga 50",
      category: "sol",
      cents: 1890,
      description:
        "Protector solar facial SPF 50 resistente al agua. Sin perfume. Apta para piel sensible.",
      labels: { "Tamaño: 50 ml": 5, "Tamaño: 200 ml": 2 },
      prices: { "Tamaño: 50 ml": 1890, "Tamaño: 200 ml": 3490 },
      rating: 4.7,
    },
    {
      name: "Bruma Solar Niños",
      category: "sol",
      cents: 1590,
      description: "Bruma SPF 30 para niños a partir de 3 años. No irrita los ojos.",
      rating: 4.3,
    },
    {
      name: "Champú Ortiga",
      category: "cabello",
      cents: 790,
      description: "Champú sólido para pelo graso. Sin sulfatos. Vegano. Dura unos 50 lavados.",
      rating: 4.5,
      reviews: [{ rating: 5, title: "Bueno", content: "Deja el pelo muy limpio." }],
    },
    {
      name: "Mascarilla Coco",
      category: "cabello",
      cents: 990,
      sale: 690,
      description: "Mascarilla nutritiva para pelo seco con aceite de coco.",
    },
    {
      name: "Cepillo Bambú",
      category: "higiene",
      cents: 350,
      description: "Cepillo de dientes de bambú con cerdas de nailon.",
      labels: { "Dureza: Suave": 8, "Dureza: Media": 0 },
    },
    {
      name: "Pasta Menta",
      category: "higiene",
      cents: 420,
      description: "Pasta de dientes con flúor, 75 ml. Apta para niños a partir de 6 años.",
    },
    {
      name: "Desodorante Salvia",
      category: "higiene",
      cents: 650,
      description: "Desodorante en barra sin aluminio ni alcohol. Protege 24 horas.",
      rating: 4.0,
    },
    {
      name: "Termómetro Digital",
      category: "salud",
      cents: 1290,
      description: "Mide en 10 segundos. La pila está incluida. Punta flexible e impermeable.",
    },
    {
      name: "Tiritas Surtidas",
      category: "salud",
      cents: 310,
      stock: 0,
      description: "Caja de 40 tiritas de varios tamaños.",
    },
  ],
  policies: [
    {
      topic: "returns",
      title: "Devoluciones",
      text: "Aceptamos devoluciones durante 14 días. Los productos abiertos no se devuelven por higiene. La devolución es gratuita.",
    },
    { topic: "payment", title: "Pago", text: "Puedes pagar con tarjeta, Bizum o PayPal." },
    {
      topic: "contact",
      title: "Contacto",
      text: "Escríbenos a hola@botica.example o llama al 0900 555 0123.",
    },
  ],
  conversations: [
    [
      { say: "hola q crema de sol teneis para la cara", first: "Crema Solar Alga 50" },
      { say: "lleva perfume?", says: /^No/ },
      { say: "y aguanta en el agua?", says: /^Sí/ },
      { say: "cuanto cuesta la grande", says: /34[.,]90/ },
      { say: "uf es cara, pon la pequeña", cart: { "Crema Solar Alga 50 (Tamaño: 50 ml)": 1 } },
      { say: "y para mi hijo de 4 años?", says: /Bruma/ },
      {
        say: "esa tambien, dos",
        cart: { "Crema Solar Alga 50 (Tamaño: 50 ml)": 1, "Bruma Solar Niños": 2 },
      },
      { say: "cuanto llevo?", says: /50[.,]70/ },
    ],
    [
      { say: "champu para pelo graso", first: "Champú Ortiga" },
      { say: "es vegano? y cuanto dura", says: /[Vv]egano.*50|50.*[Vv]egano/s },
      { say: "que opina la gente", says: /4[.,]5|limpio/ },
      { say: "teneis algo mas rebajado?", says: /Mascarilla/ },
      { say: "no esa no, mejor un cepillo de dientes duro", first: "Cepillo Bambú" },
      { say: "hay tiritas", says: /agotad/i },
      { say: "puedo devolver algo abierto?", says: /^No|no se devuelven/ },
      { say: "quien paga el envio de vuelta", says: /gratuita/ },
      { say: "se puede pagar por bizum?", says: /^Sí|Bizum/ },
    ],
  ],
}
