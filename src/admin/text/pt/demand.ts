import type { demand as Demand } from "../en/demand"
import type { Translated } from "../translated"

export const demand: Translated<typeof Demand> = {
  open: "O que ajudaria",
  title: "“{{query}}”",
  text: "Buscas sem resultado: {{count}}.",
  before: "Um cliente encontra agora",
  after: "Com esta linha um cliente encontra",
  nothing: "Nada.",
  without: "Nada corresponde a: {{words}}",
  line: "Uma linha de sinônimos",
  lineHint:
    "gilet = colete (o mesmo), calçados > tamancos (um tipo de), porta-moedas ~ bolsa (parecido).",
  try: "Testar",
  keep: "Manter a linha",
  kept: "A partir de agora os clientes encontram.",
  orAnswer: "É uma pergunta e não um produto?",
  writeAnswer: "Escreva a resposta entre as políticas.",
  synonyms: "Sinônimos",
  synonymsHint: "O que as palavras significam nesta loja, além do que a busca já sabe.",
  synonymsEmpty: "Nenhum ainda.",
  alike: "também: {{queries}}",
}
