import type { entries as Entries } from "../en/entries"
import type { Translated } from "../translated"

export const entries: Translated<typeof Entries> = {
  title: "Movimientos",
  subtitle:
    "Lo que se ha movido en todos los monederos, lo más reciente primero. Busca una parte del motivo, de la nota o de la referencia, un correo electrónico, un monto como 12,50 o el número de una transferencia.",
  empty: "Aún no se ha registrado nada.",
  wallet: "Monedero",
  openWallet: "Monedero {{id}}",
  counterparty: "El otro lado de la transferencia",
  further:
    "Solo se ha revisado una parte de los movimientos; puede haber otros más antiguos que coincidan.",
  lookFurther: "Buscar más atrás",
  export: "Exportar todo el libro",
  exporting: "Exportando…",
}
