import type { imports as Imports } from "../en/imports"
import type { Translated } from "../translated"

export const imports: Translated<typeof Imports> = {
  tab: "Archivos",
  exports: "Lo que sale como archivo",
  exportsHint:
    "CSV, lo más antiguo primero, de cualquier longitud; puede volver a entrar en otro lugar.",
  after: "Después del fin de",
  before: "Hasta el fin de",
  transactions: "Todos los movimientos",
  title: "Lo que entró",
  subtitle:
    "Saldos e historiales de otros sistemas. Nada se contabiliza antes de que alguien lo diga.",
  empty: "Aún no ha entrado nada.",
  bring: "Traer un archivo",
  bringHint: "Cada fila se prueba primero; después se ve cuánto resultaría.",
  form: "Qué es",
  file: "Archivo",
  fileHint: "CSV en UTF-8, con los nombres de las columnas en la primera línea; hasta 50 MB.",
  name: "Nombre de la lista",
  nameHint:
    "Una fila de una lista se contabiliza una vez, por mucho que vuelva. Vacío: el nombre del archivo.",
  reason: "Motivo",
  reasonHint: "Los clientes lo leen en las filas que no dan ninguno.",
  check: "Comprobar",
  status: "Estado",
  rows: "Filas",
  book: "Contabilizar",
  bookTitle: "¿Contabilizar {{name}}?",
  bookText:
    "Se contabilizan las filas que se puedan y se vuelven a probar las rechazadas. Sigue en segundo plano, también tras un reinicio.",
  errors: "Filas rechazadas",
  forget: "Olvidar",
  statuses: {
    reading: "Leyendo",
    checking: "Comprobando",
    checked: "Comprobada",
    booking: "Contabilizando",
    done: "Contabilizada",
  },
  rowStatuses: {
    waiting: "En espera",
    good: "Se puede",
    booked: "Contabilizada",
    there: "Ya estaba",
    empty: "De 0",
    refused: "Rechazada",
  },
  forms: {
    balances: "Saldos",
    history: "Historiales",
    terawallet: "TeraWallet: transacciones",
    terawallet_balances: "TeraWallet: saldos",
    wallet_transactions: "Este monedero: movimientos",
    wallet_credits: "Este monedero: créditos",
    loyalty_balances: "Plugin loyalty de esta tienda: saldos",
    loyalty_history: "Plugin loyalty de esta tienda: historiales",
  },
}
