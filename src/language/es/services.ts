import type { QuestionWords, ServiceWords } from "../concepts/services"

export const services: ServiceWords = {
  return:
    "devolver, devolución, devoluciones, devuelvo, devolverlo, devolverla, devuelto, retornar, desistimiento, regresar, me arrepiento, arrepentirme, cambio de idea, cambio de opinión, no me gusta, no me queda, no quiero quedármelo, no quiero quedarme",
  refund:
    "reembolso, reembolsar, reembolsan, reembolsamos, me devuelven, devuelven dinero, devolución dinero, recuperar dinero, abonan, dinero de vuelta, reintegro, mi dinero, el dinero, tengo el dinero, devolverme, me devolvéis, devolvernos, devolverme el dinero, el dinero de vuelta",
  exchange: "cambiar, cambio, otra talla, cambiarlo, cambiarla, canjear",
  used: "usado, usada, usados, usadas, puesto, abierto, abierta, lavado, probado, estrenado, estrenar, llevado",
  unused: "sin usar, sin estrenar, nuevo, embalaje original, sin abrir",
  broken:
    "roto, rota, rotos, rompe, rompió, rompe, estropeado, estropeada, estropea, estropeó, defectuoso, defectuosa, defecto, dañado, dañada, no funciona, no enciende, averiado, averiada, avería, daño, se cae a pedazos, deja de funcionar, pedazos, hecho trizas",
  "cause-of-damage":
    "por sí solo, por sí sola, por sí mismo, culpa mía, por mi culpa, accidente, se me cae, se me cayó, se me ha caído, dejo caer, lo tiro, golpe, desgaste, mal uso",
  "repair-service":
    "reparar, reparación, reparan, reparáis, reparamos, arreglar, arreglo, arreglan, arregláis",
  "replace-service":
    "reemplazar, sustituir, reemplazo, sustitución, sustituyen, cambian, uno nuevo, una nueva, sustituimos, reponer",
  warranty: "garantía, garantizado, garantías",
  order: "pedido, pedidos, compra, paquete, encargo, envío",
  cancel: "cancelar, anular, cancelación, anulación, cancelado, cancela, cancelarlo",
  address: "dirección, domicilio, calle, número de casa",
  tracking: "seguimiento, rastrear, rastreo, número de seguimiento, localizador, tracking",
  invoice: "factura, recibo, ticket, comprobante",
  shipping:
    "envío, envíos, enviar, enviáis, envían, entrega, entregas, entregáis, entregan, entregar, mandáis, mandan, enviado, llegar, mandar, reparto",
  postage:
    "gastos de envío, portes, coste de envío, costes de envío, costo de envío, franqueo, gastos de devolución, costo del envío, precio del envío, coste del envío",
  dispatch:
    "sale, salir, salió, sale del almacén, almacén, despachar, despachado, enviado, salida, expedir, salen",
  arrive:
    "llega, llegar, llegado, llegada, recibir, recibo, reciba, llegan, recibido, llegará, tarda, tardan",
  express: "exprés, express, urgente, rápido, 24 horas, rápida, más rápido, más rápida, rápidos",
  standard: "estándar, normal, ordinario",
  abroad: "extranjero, internacional, otros países, país, países, fuera de, todo el mundo",
  customs: "aduana, aduanas, aranceles, iva, impuestos",
  pickup: "recoger, recogida, recoger en tienda, punto de recogida, pasar a recoger",
  pay: "pagar, pago, pagos, pagáis, pago con, formas de pago, métodos de pago, aceptáis, aceptan, pagarlo, paga, pagan, caja, acepta",
  "charge-money":
    "cobran, cobráis, cobro, cargo, cobrar, cobramos, cargar, cargan, cargáis, adeudo, cobrado",
  "bank-card": "tarjeta, tarjetas, tarjeta de crédito, visa, mastercard, tarjeta de débito",
  "shop-wallet": "monedero, saldo, cartera, billetera, crédito de tienda, wallet",
  "payment-brand":
    "paypal, klarna, apple pay, google pay, amazon pay, samsung pay, bizum, mb way, ideal, sofort, twint, bancontact, satispay, mercado pago, oxxo, bitcoin, cripto, criptomonedas, sepa, cheque, domiciliación",
  "bank-transfer": "transferencia, transferencia bancaria",
  cash: "efectivo, metálico, contra reembolso, contrarreembolso",
  "pay-later":
    "plazos, a plazos, cuotas, pagar después, financiar, financiación, fraccionado, mensualidades",
  partly: "mitad, en parte, una parte, el resto, combinar, parcialmente",
  free: "gratis, gratuito, gratuita, gratuitos, sin coste, sin costo, sin cargo, de balde, gratuitamente",
  "discount-code":
    "código de descuento, códigos de descuento, código promocional, códigos promocionales, cupón, cupones, código, códigos, vale, descuento de estudiante, vales",
  "price-match": "más barato en otro, regatear, negociar, igualar precio, igualáis",
  "gift-card": "tarjeta regalo, tarjetas regalo, vale regalo, cheque regalo, tarjeta de regalo",
  expire: "caduca, caducar, caducidad, vence, vencer, vencimiento, expira, validez, válido hasta",
  enough:
    "alcanza, alcance, llega para, llega con, suficiente, bastante para, me llega, basta, cubre, da para",
  "left-over": "queda, quedaría, quedaria, sobra, sobraría, sobraria, quedará, restante, me quedan",
  besides: "además, también, encima, a mayores, tambien, ademas",
  contact: "contacto, contactar, escribir, escribo, localizar, comunicar, quejarme, reclamar",
  phone:
    "teléfono, número de teléfono, llamar, llamo, llamada, móvil, whatsapp, telefónico, número",
  email: "correo, email, e-mail, mail, correo electrónico",
  "real-shop":
    "tienda física, tienda, local, sucursal, showroom, ir en persona, visitar, establecimiento",
  "opening-hours":
    "horario, horarios, abierto, abren, abrís, horas, atienden, atendéis, disponible, lunes, martes, miércoles, jueves, viernes, sábado, domingo, fin de semana, sábados, domingos, están",
  person: "persona, humano, humana, alguien, agente, empleado, equipo, gente, operador",
  "gift-wrapping":
    "envolver para regalo, envuelto, papel de regalo, para regalo, envoltorio, envolver, envolvéis, envuelven, tarjeta de felicitación, nota personal, dedicatoria, empaquetado de regalo",
  engraving:
    "grabar, grabado, grabados, personalizar, personalizado, iniciales, grabáis, nombre grabado",
  restock:
    "reponer, de nuevo disponible, otra vez disponible, volver a tener, vuelve, volverá, reposición, de vuelta, de nuevo en stock, vuelven, volverán, reponéis",
  notify: "avisar, avísame, aviso, avisáis, notificar, notificación, avisarme, avisas, avisa",
  reserve: "reservar, apartar, reserva, guardar, guardáis",
  "personal-data":
    "datos, datos personales, privacidad, rgpd, mis datos, información personal, protección de datos",
  erase: "borrar, eliminar, borre, borren, borrad, elimina, supresión, suprimir, borra, borráis",
  account: "cuenta, registrarme, iniciar sesión, contraseña",
  newsletter: "boletín, newsletter, darme de baja, baja del boletín",
  "dishwasher-safe": "lavavajillas, lavaplatos",
  "microwave-safe": "microondas",
  "oven-safe": "horno",
  "machine-washable": "lavadora, lavable, lavar, lavarse, lava, a máquina, lavado, lavo",
  "hand-wash": "lavar a mano, lavado a mano",
  stainless: "inoxidable",
  "tumble-dry": "secadora",
  ironing: "planchar, plancha, planchado",
  shrinking: "encoge, encoger, encogen, encogerá",
  "keeps-size": "prelavado, prelavada, mantiene talla, mantiene la forma, conserva la talla",
  fading: "destiñe, desteñir, decolora, pierde color, desvanece",
  dimmable:
    "regulable, regular, atenuable, intensidad, regula, regular la luz, dimmer, brillo, atenuar",
  "light-bulb": "bombilla, bombillas, foco, E14, E27, GU10",
  "battery-life": "batería, baterías, pila, pilas, autonomía, carga, recargar, cargar",
  "noise-cancelling":
    "cancelación de ruido, cancela el ruido, cancelan el ruido, reducción de ruido, ANC, ruido exterior, cancelación activa",
  included:
    "incluido, incluida, incluye, incluidos, viene con, vienen con, trae, traen, incluyen, con todo, incluidas, vienen incluidas",
  "sold-separately":
    "se vende por separado, se venden por separado, por separado, aparte, no incluido, no incluida, no incluidos, no incluidas",
  "fits-in":
    "cabe, caben, entra, entran, espacio para, sirve para, sostiene, aguanta, soporta, capacidad, meter, hueco",
  people: "personas, persona, plazas, dormir, adultos, gente",
  "stand-upright": "de pie, altura",
  "keeps-dry":
    "impermeable, seco, costuras selladas, protege de la lluvia, se moja, cala, resguarda, seco lluvia, mantiene seco",
  watering: "regar, riego, agua, riega, riegos, riego",
  "little-light": "oscuro, oscura, sombra, poca luz, rincón oscuro, sin sol, penumbra, sol directo",
  assembly: "montaje, montar, ensamblar, armar, montado",
  scratching: "raya, rayones, rayar, arañazos, antirrayas",
  "itch-free": "pica, picar, picor, raspa, rasca",
  "rust-free": "oxida, oxidar, óxido",
  "bpa-free": "BPA, bisfenol",
  "laptop-computer": "portátil, ordenador, ordenadores, laptop, macbook, computadora",
  "carry-on": "cabina, equipaje de mano, avión, maleta de mano",
  "vegan-made": "vegano, vegana, veganas, veganos, sin origen animal",
  "animal-made": "cuero, piel, lana, ante, seda, plumón, cera de abeja",
  refill: "recambio, recambios, recargable, rellenar, recarga",
  lifetime: "dura, duran, durar, duración, vida útil, aguanta, arde",
  subscription: "suscripción, cuota mensual, suscribirse",
  bluetooth: "bluetooth, inalámbrico, inalámbricos, inalámbrica",
}

export const questions: QuestionWords = {
  contents:
    "qué llevaba, contenía, artículos, qué pedí, qué compré, contenido, qué había, qué tenía",
  "payment-state":
    "pago realizado, ha pasado el pago, recibido el pago, se ha cobrado, está pagado, pago fallido, cobrado dos veces, llegó el pago, pago correcto",
  latest: "último, última, más reciente",
  guest: "invitado, invitada, sin cuenta, no tengo cuenta, sin registrarme",
  "other-person":
    "otro cliente, otros clientes, otra persona, de mi mujer, de mi marido, mi vecino, mi vecina",
  who: "quién, quien, quiénes, a quién",
  when: "cuándo, cuando, a qué hora, qué día",
  where: "dónde, donde, adónde",
  which: "cuál, cuáles, cual, qué, que",
  why: "por qué, porqué",
  "what-time": "a qué hora, qué hora, hasta qué hora, hasta cuándo, hora límite",
  "how-long":
    "cuánto tiempo, cuántos días, cuánto tarda, cuánto tardan, cuánto tardáis, qué plazo, plazo, hasta cuándo, cuántos meses, cuántos años, cuántas horas, cuánto dura, cuántas semanas, en cuánto",
  together: "juntos, juntas, en total, total, todo junto, los dos, las dos, ambos, ambas",
  "how-much":
    "cuánto cuesta, cuánto cuestan, cuánto vale, cuánto valen, precio, cuánto es, cuánto sale, cuesta, cuestan, cuánto, coste",
  "how-many": "cuántos, cuántas",
  "how-often": "cada cuánto, con qué frecuencia, cuántas veces, a menudo",
  "how-heavy": "pesa, pesan, peso, cuánto pesa, pesado, pesada",
  "how-big":
    "medidas, dimensiones, mide, miden, qué altura, qué ancho, diámetro, cuánto mide, qué tamaño tiene",
  "how-to": "cómo, cómo puedo, cómo se",
  material:
    "de qué está hecho, de qué está hecha, material, materiales, tejido, composición, de qué es, de qué son, hecho de, hecha de, relleno, rellena, rellenos",
  colours: "qué colores, colores, qué color, en qué colores, en qué color",
  sizes: "qué tallas, tallas, qué talla, números, qué números, qué tamaños, tamaños, en qué tallas",
  sizing:
    "qué talla necesito, qué talla me, talla pequeño, talla grande, guía de tallas, qué talla cojo, qué talla debo, me queda bien, dan talla, tabla de tallas, qué talla uso",
  reviews:
    "opiniones, reseñas, valoración, valoraciones, qué dicen, qué opinan, opinan, valorado, puntuación, vale la pena, recomendable, qué tal",
  drawbacks:
    "negativo, negativa, malo, mala, defecto, defectos, inconveniente, inconvenientes, pegas, pega, problema, problemas, quejas, críticas",
  origin:
    "fabricado, fabricada, hecho en, hecha en, origen, viene de, procedencia, made in, dónde se fabrica, se hace",
  saving:
    "ahorro, ahorrar, descuento, rebaja, rebajado, rebajada, rebajadas, rebajados, oferta, en oferta, reducido, antes, promoción",
  "in-stock":
    "en stock, disponible, disponibles, queda, quedan, agotado, hay, tenéis, tienen, existencias, stock",
  "more-about":
    "más sobre, cuéntame, cuéntame más, detalles, descripción, información, saber más, háblame",
}
