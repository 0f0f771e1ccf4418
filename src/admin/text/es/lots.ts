import type { lots as Lots } from "../en/lots"
import type { Translated } from "../translated"

export const lots: Translated<typeof Lots> = {
  open: "Abrir el crédito {{id}}",
  cameWith: "Vino con",
  status: "Estado",
  statuses: { open: "Abierto", used_up: "Agotado", lapsed: "Vencido" },
  closed: "Agotado o vencido",
  closedEmpty: "Ningún crédito está agotado o vencido.",
  happened: "Qué fue de él",
  happenedHint: "Cada movimiento que le puso o le quitó dinero, el más antiguo primero.",
  first: "Solo se muestran los primeros {{count}} de {{total}}.",
  moves: "Su vencimiento se cambió",
  fromTo: "{{after}} en lugar de {{before}}",
  move: "Cambiar el vencimiento",
  moveTitle: "Cambiar el vencimiento del crédito {{id}}",
  moveText:
    "{{amount}} de {{customer}}, incluido lo reservado, vencen ahora: {{before}}. No se mueve dinero.",
  confirm: "Que {{amount}} de {{customer}} venzan el {{day}}",
  confirmNever: "Que {{amount}} de {{customer}} no venzan nunca",
  moved: "El vencimiento está cambiado.",
  same: "Ya vence entonces.",
}
