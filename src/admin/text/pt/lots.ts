import type { lots as Lots } from "../en/lots"
import type { Translated } from "../translated"

export const lots: Translated<typeof Lots> = {
  open: "Abrir o crédito {{id}}",
  cameWith: "Veio com",
  status: "Estado",
  statuses: { open: "Aberto", used_up: "Esgotado", lapsed: "Expirado" },
  closed: "Esgotado ou expirado",
  closedEmpty: "Nenhum crédito está esgotado ou expirado.",
  happened: "O que foi feito dele",
  happenedHint: "Cada lançamento que pôs dinheiro nele ou tirou, do mais antigo ao mais novo.",
  first: "São mostrados só os primeiros {{count}} de {{total}}.",
  moves: "A expiração foi alterada",
  fromTo: "{{after}} em vez de {{before}}",
  move: "Alterar a expiração",
  moveTitle: "Alterar a expiração do crédito {{id}}",
  moveText:
    "{{amount}} de {{customer}}, com o que está reservado, expiram agora: {{before}}. Nenhum dinheiro se move.",
  confirm: "Deixar {{amount}} de {{customer}} expirar em {{day}}",
  confirmNever: "Nunca deixar {{amount}} de {{customer}} expirar",
  moved: "A expiração foi alterada com sucesso.",
  same: "Já expira nessa data.",
}
