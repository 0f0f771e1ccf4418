import type { entries as Entries } from "../en/entries"
import type { Translated } from "../translated"

export const entries: Translated<typeof Entries> = {
  title: "Lançamentos",
  subtitle:
    "O que se movimentou em todas as carteiras, do mais recente ao mais antigo. Busque uma parte do motivo, da nota ou da referência, um endereço de e-mail, um valor como 12,50 ou o número de uma transferência.",
  empty: "Ainda não há nada lançado.",
  wallet: "Carteira",
  openWallet: "Carteira {{id}}",
  counterparty: "O outro lado da transferência",
  further:
    "Só uma parte dos lançamentos foi examinada; outros mais antigos também podem corresponder.",
  lookFurther: "Buscar mais para trás",
  export: "Exportar todo o registo",
  exporting: "A exportar…",
}
