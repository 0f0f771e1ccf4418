import type { Shop } from "./shop"

/** A Spanish shop of musical instruments and records. */
export const music: Shop = {
  catalogue: "es",
  language: "es",
  wares: [
    {
      name: "Guitarra Clásica Alba",
      category: "guitarras",
      cents: 18900,
      description: "Guitarra clásica de cedro macizo. Incluye funda. No incluye afinador.",
      labels: { "Tamaño: 3/4": 2, "Tamaño: 4/4": 5 },
      rating: 4.5,
      reviews: [
        { rating: 5, title: "Preciosa", content: "Suena muy cálida." },
        { rating: 3, title: "Bien", content: "Las cuerdas que trae son flojas." },
      ],
    },
    {
      name: "Guitarra Eléctrica Tormenta",
      category: "guitarras",
      cents: 32900,
      sale: 27900,
      description: "Guitarra eléctrica con dos pastillas. Se entrega sin amplificador.",
      labels: { "Color: Negro": 3, "Color: Rojo": 0, "Color: Crema": 1 },
      rating: 4.2,
    },
    {
      name: "Ukelele Soprano Brisa",
      category: "guitarras",
      cents: 4900,
      description: "Ukelele de caoba para principiantes. Pesa 450 g.",
      labels: { "Color: Natural": 5, "Color: Azul": 4 },
      rating: 4.7,
    },
    {
      name: "Teclado Portátil 61",
      category: "teclados",
      cents: 15900,
      description:
        "Teclado de 61 teclas con altavoces. Funciona con pilas o con adaptador. Las pilas no están incluidas.",
      rating: 4.1,
    },
    {
      name: "Piano Digital Sonata",
      category: "teclados",
      cents: 69900,
      description: "88 teclas contrapesadas. Entrada para auriculares. Conexión Bluetooth.",
    },
    {
      name: "Auriculares Estudio",
      category: "accesorios",
      cents: 8900,
      description: "Auriculares cerrados con cable de 3 metros. No tienen Bluetooth.",
      rating: 4.4,
    },
    {
      name: "Cuerdas de Nailon",
      category: "accesorios",
      cents: 990,
      description: "Juego de seis cuerdas de nailon para guitarra clásica.",
    },
    {
      name: "Afinador de Pinza",
      category: "accesorios",
      cents: 1490,
      description: "Afinador para guitarra, bajo y ukelele. La batería dura 30 horas.",
    },
    {
      name: "Atril Plegable",
      category: "accesorios",
      cents: 2490,
      sale: 1990,
      description: "Atril de aluminio con altura regulable hasta 150 cm. No se oxida.",
    },
    {
      name: "Cajón Flamenco",
      category: "percusión",
      cents: 12900,
      description: "Cajón de abedul hecho a mano en Granada. Aguanta hasta 120 kg.",
    },
    {
      name: "Vinilo Noches de Cádiz",
      category: "discos",
      cents: 2290,
      description: "Doble vinilo de 180 gramos. Grabado en directo.",
      stock: 0,
    },
  ],
  policies: [
    {
      topic: "returns",
      title: "Devoluciones",
      text: "Aceptamos devoluciones durante 15 días. Los gastos de devolución corren por cuenta del cliente. Las cuerdas abiertas no se pueden devolver.",
    },
    { topic: "payment", title: "Pago", text: "Puedes pagar con tarjeta, Bizum o transferencia." },
    {
      topic: "warranty",
      title: "Garantía",
      text: "Todos los instrumentos tienen tres años de garantía.",
    },
    {
      topic: "store",
      title: "Tienda",
      text: "Nuestra tienda abre de lunes a sábado de 10 a 20 h en la calle Mayor 5.",
    },
  ],
  conversations: [
    [
      {
        say: "buenas! busco una guitarra para mi hija que empieza",
        first: "Guitarra Clásica Alba",
      },
      { say: "la primera trae funda?", says: /^Sí/ },
      { say: "y afinador?", says: /^No/ },
      { say: "hay en tamaño 3/4?", says: /^Sí/ },
      { say: "méteme una de esas en el carro", cart: { "Guitarra Clásica Alba (Tamaño: 3/4)": 1 } },
      {
        say: "añade también el afinador de pinza",
        cart: { "Guitarra Clásica Alba (Tamaño: 3/4)": 1, "Afinador de Pinza": 1 },
      },
      { say: "cuánto va todo?", says: /203[.,]90/ },
    ],
    [
      { say: "qué tenéis en teclados?", hides: ["Cajón Flamenco", "Atril Plegable"] },
      { say: "cuál es el más barato?", says: /Teclado Portátil 61/ },
      { say: "funciona con pilas?", says: /^Sí/ },
      { say: "vienen incluidas?", says: /^No/ },
      { say: "compáralo con el piano digital", says: /Sonata/ },
      { say: "me quedo con el teclado, ponme uno", cart: { "Teclado Portátil 61": 1 } },
    ],
    [
      { say: "la eléctrica la tenéis en rojo?", says: /agotad|^No/ },
      { say: "y en negro?", says: /^Sí/ },
      { say: "está rebajada?", says: /279/, not: /Atril/ },
      { say: "cuánto me ahorro?", says: /50/ },
      { say: "viene con ampli?", says: /^No|sin amplificador/ },
      {
        say: "es demasiado cara, tienes algo por menos de 100?",
        not: /Guitarra Eléctrica Tormenta/,
      },
    ],
    [
      { say: "unos cascos sin cable", first: "Auriculares Estudio" },
      { say: "tienen bluetooth?", says: /^No/ },
      { say: "qué opina la gente?", says: /4[.,]4/ },
      { say: "cuánto mide el cable?", says: /3 metros/ },
      { say: "vale, los quiero", cart: { "Auriculares Estudio": 1 } },
      { say: "mejor quítalos", cart: {} },
    ],
    [
      {
        say: "cuándo vuelve el vinilo de noches de cádiz?",
        says: /agotad|no (?:lo )?sé|no sabemos/i,
      },
      { say: "hasta cuándo puedo devolver un instrumento?", says: /15 días/ },
      { say: "los gastos los pongo yo?", says: /cliente/ },
      { say: "aceptáis bizum?", says: /^Sí/ },
      { say: "abrís los domingos?", says: /^No|sábado/ },
      { say: "muchas gracias, hasta luego", says: /nada|gusto|luego|pronto|placer/i },
    ],
    [
      {
        say: "un regalo para un amigo que toca la guitarra, unos 20 euros o dólares",
        not: /no (?:he )?encontr/i,
      },
      { say: "el atril se oxida?", says: /^No/ },
      { say: "hasta qué altura llega?", says: /150/ },
      { say: "cógeme dos", cart: { "Atril Plegable": 2 } },
      { say: "no, solo uno", cart: { "Atril Plegable": 1 } },
      { say: "tenéis violines?", says: /no/i },
    ],
  ],
}
