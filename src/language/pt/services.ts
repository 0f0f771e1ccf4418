import type { QuestionWords, ServiceWords } from "../concepts/services"

export const services: ServiceWords = {
  return:
    "devolver, devolução, devoluções, devolvo, devolvê-lo, retornar, devolvido, mandar de volta, enviar de volta, arrependimento, mando de volta, arrepender, arrependo, mudo de ideias, mudar de ideias, não gostar, não me servir, não quero ficar com",
  refund:
    "reembolso, reembolsar, reembolsado, reembolsamos, reembolsam, dinheiro de volta, devolvem dinheiro, estorno, restituição, meu dinheiro, recuperar dinheiro, o dinheiro, o meu dinheiro, devolver-me, me devolvem, me devolveram, o dinheiro de volta",
  exchange: "trocar, troca, trocas, outro tamanho, trocá-lo, substituir tamanho",
  used: "usado, usada, usados, usadas, vestido, aberto, aberta, lavado, experimentado, usei, calçado",
  unused: "sem uso, não usado, por estrear, embalagem original, novo, não utilizado",
  broken:
    "partido, partida, quebrado, quebrada, quebra, parte-se, avariado, avariada, avaria, estragado, estragada, estragar, defeituoso, defeito, danificado, danificada, não funciona, não liga, deixou de funcionar, não acende, rasgado, aos bocados, em pedaços, dano",
  "cause-of-damage":
    "por si, por si só, sozinho, sozinha, culpa minha, minha culpa, acidente, deixar cair, deixo cair, deixei cair, cair no chão, queda, desgaste, mau uso",
  "repair-service":
    "reparar, reparação, reparado, reparam, consertar, conserto, consertam, arranjar, reparamos, arranjam",
  "replace-service": "substituir, substituição, substituem, substituímos, repor, um novo, uma nova",
  warranty: "garantia, garantias, garantido",
  order: "encomenda, encomendas, pedido, pedidos, compra, encomendei, pacote, volume, comprei",
  cancel: "cancelar, cancelamento, cancelo, cancelado, anular, cancela, cancele",
  address: "endereço, morada, rua, número da porta",
  tracking:
    "rastreio, rastrear, rastreamento, seguimento, código de rastreio, número de seguimento, tracking",
  invoice: "fatura, factura, recibo, nota fiscal",
  shipping:
    "envio, envios, enviar, enviam, entrega, entregas, entregar, entregam, mandam, expedição, frete, enviado, transportadora, correio, entregues",
  postage:
    "portes, custos de envio, custo de envio, frete, portes de envio, portes de devolução, custo da entrega, taxa de entrega, custo do frete, etiqueta de devolução, custa o envio",
  dispatch:
    "sai, sair, saiu, armazém, expedido, despachado, despachar, expedir, partida, saem, postado",
  arrive: "chega, chegar, chegou, chegada, receber, recebo, recebido, chegam, demora, recebida",
  express: "expresso, express, rápido, urgente, expressa, sedex, mais rápido, mais rápida, rápida",
  standard: "padrão, standard, normal",
  abroad: "estrangeiro, internacional, outros países, país, países, exterior, todo o mundo, fora",
  customs: "alfândega, taxas alfandegárias, iva, impostos, direitos aduaneiros",
  pickup: "levantar, levantamento, retirar, retirada, recolher, ponto de recolha, buscar na loja",
  pay: "pagar, pagamento, pagamentos, pago, pagam, formas de pagamento, meios de pagamento, aceitam, aceita, métodos de pagamento, paga, caixa, checkout",
  "charge-money":
    "cobram, cobrar, cobrado, cobrança, debitado, débito, debitam, debitar, cobramos, cobrada, descontam",
  "bank-card": "cartão, cartões, cartão de crédito, visa, mastercard, cartão de débito",
  "shop-wallet": "carteira, saldo, crédito, créditos, wallet",
  "payment-brand":
    "paypal, klarna, apple pay, google pay, amazon pay, samsung pay, mb way, multibanco, pix, boleto, bizum, ideal, sofort, twint, bancontact, satispay, bitcoin, cripto, criptomoedas, sepa, cheque, débito direto",
  "bank-transfer": "transferência, transferência bancária",
  cash: "dinheiro vivo, numerário, à cobrança, contra reembolso, em dinheiro",
  "pay-later":
    "prestações, a prestações, parcelas, parcelado, parcelar, pagar depois, financiamento, mensalidades",
  partly: "metade, em parte, uma parte, o resto, combinar, parcialmente",
  free: "grátis, gratuito, gratuita, gratuitos, sem custo, sem custos, de graça, por nossa conta, gratuitamente",
  "discount-code":
    "código de desconto, códigos de desconto, cupão, cupões, cupom, cupons, código promocional, código, códigos, vale de desconto, desconto de estudante, códigos promocionais",
  "price-match": "mais barato noutro, regatear, negociar, cobrem o preço, igualar preço",
  "gift-card":
    "cartão presente, vale presente, cartão oferta, vale oferta, cheque oferta, cartão-presente",
  expire: "expira, expirar, caduca, validade, vence, prazo de validade, expiram, vencimento",
  enough: "chega para, chega, suficiente, dá para, basta, cobre, bastante para",
  "left-over": "sobra, sobraria, resta, restaria, fica com, ficaria com, restante, sobrava",
  besides: "também, além disso, além, ainda, e mais, em cima",
  contact:
    "contacto, contato, contactar, escrever, falar com, escrevo, reclamar, reclamação, contatar",
  phone:
    "telefone, número de telefone, ligar, ligo, telefonar, telemóvel, celular, whatsapp, chamada, número",
  email: "mail, email, e-mail, correio eletrónico, correio eletrônico",
  "real-shop":
    "loja física, loja, showroom, visitar, pessoalmente, ponto de venda, estabelecimento",
  "opening-hours":
    "horário, horários, aberto, abrem, abertos, horas, atendem, atendimento, segunda, terça, quarta, quinta, sexta, sábado, domingo, fim de semana, sábados, domingos, disponíveis, estão lá",
  person: "pessoa, humano, alguém, atendente, funcionário, equipa, equipe, operador",
  "gift-wrapping":
    "embrulho, embrulhar, papel de embrulho, embrulham, embrulho de presente, embrulhado, embalagem para presente, embalagem de oferta, cartão de felicitações, mensagem personalizada",
  engraving: "gravar, gravação, gravado, personalizar, personalizado, iniciais, gravam",
  restock:
    "volta a estar disponível, de novo disponível, reposição, repor stock, volta a haver, voltar a ter, vai voltar, novamente disponível, volta, reabastecer, voltam, outra vez disponível",
  notify: "avisar, avisem-me, aviso, avisam, notificar, notificação, avisa-me, avisar-me, alertar",
  reserve: "reservar, guardar, pôr de lado, reserva, separar",
  "personal-data":
    "dados, dados pessoais, privacidade, rgpd, lgpd, meus dados, informações pessoais",
  erase: "apagar, eliminar, apaguem, eliminem, apague, excluir, remover, eliminação, apagam",
  account: "conta, registar, iniciar sessão, palavra-passe, senha",
  newsletter: "newsletter, cancelar subscrição, boletim",
  "dishwasher-safe":
    "máquina de lavar loiça, máquina da loiça, lava-louças, lava-loiça, lavar louça, máquina de lavar louça",
  "microwave-safe": "micro-ondas, microondas",
  "oven-safe": "forno",
  "machine-washable":
    "lavável, máquina de lavar, lavar, lava, lavagem, à máquina, máquina de lavar roupa, lavo",
  "hand-wash": "lavar à mão, lavagem à mão",
  stainless: "inoxidável, inox",
  "tumble-dry": "máquina de secar, secador de roupa, secadora",
  ironing: "passar a ferro, engomar, ferro, passar",
  shrinking: "encolhe, encolher, encolhem",
  "keeps-size": "pré-lavado, pré-lavada, mantém o tamanho, mantém a forma",
  fading: "desbota, desbotar, perde a cor, descolora",
  dimmable:
    "regulável, regular, intensidade, dimmer, dimerizável, regular a luz, brilho, regula, atenuar",
  "light-bulb": "lâmpada, lâmpadas, E14, E27, GU10",
  "battery-life":
    "bateria, baterias, pilha, pilhas, autonomia, carregar, recarregar, carga, carrega",
  "noise-cancelling":
    "cancelamento de ruído, cancela ruído, redução de ruído, ANC, ruído, cancelamento ativo",
  included:
    "incluído, incluída, inclui, incluídos, vem com, vêm com, traz, trazem, acompanha, fornecido, vêm junto, vem junto, vão junto, incluídas",
  "sold-separately":
    "vendido separadamente, vendida separadamente, vendidos separadamente, separadamente, à parte, não incluído, não incluída, não incluídos, não incluídas",
  "fits-in":
    "cabe, cabem, entra, espaço para, suporta, aguenta, leva, lugar para, capacidade, serve para, levam, compartimento",
  people: "pessoas, pessoa, lugares, dormir, adultos",
  "stand-upright": "de pé, em pé, altura",
  "keeps-dry":
    "impermeável, seco, costuras seladas, protege da chuva, mantém seco, fica seco, seco chuva",
  watering: "regar, rega, água, regas",
  "little-light":
    "escuro, sombra, pouca luz, canto escuro, sem sol, escura, sol direto, luz direta",
  assembly: "montagem, montar, montado",
  scratching: "risca, riscos, riscar, arranhões, arranha",
  "itch-free": "pica, comichão, coça, picar, arranha",
  "rust-free": "enferruja, enferrujar, ferrugem",
  "bpa-free": "BPA, bisfenol",
  "laptop-computer": "portátil, computador, laptop, macbook, notebook",
  "carry-on": "cabine, bagagem de mão, avião, mala de mão",
  "vegan-made": "vegano, vegana, vegan, veganos, sem origem animal",
  "animal-made": "couro, pele, lã, camurça, seda, penas, cera de abelha",
  refill: "recarga, recargas, recarregável, refil",
  lifetime: "dura, duram, durar, duração, vida útil, arde, queima",
  subscription: "subscrição, assinatura, mensalidade",
  bluetooth: "bluetooth, sem fios, sem fio",
}

export const questions: QuestionWords = {
  contents:
    "o que tinha, continha, artigos, conteúdo, o que encomendei, o que comprei, o que havia, o que vinha",
  "payment-state":
    "pagamento passou, pagamento foi, pagamento recebido, está pago, já paguei, pagamento falhou, cobrado duas vezes, pagamento aprovado",
  latest: "último, última, mais recente",
  guest: "convidado, sem conta, não tenho conta, sem registo, visitante",
  "other-person":
    "outro cliente, outros clientes, outra pessoa, da minha mulher, do meu marido, vizinho, vizinha",
  who: "quem, a quem, de quem",
  when: "quando, a que horas, que dia",
  where: "onde, de onde, aonde",
  which: "qual, quais, que, o que",
  why: "porquê, porque, por que",
  "what-time": "a que horas, que horas, até que horas, hora limite",
  "how-long":
    "quanto tempo, quantos dias, quanto demora, qual o prazo, prazo, até quando, quantos meses, quantos anos, quantas horas, quanto dura, quantas semanas, em quanto tempo",
  together: "juntos, juntas, no total, total, ao todo, os dois, as duas, ambos, ambas, tudo junto",
  "how-much":
    "quanto custa, quanto custam, preço, quanto é, quanto fica, custa, custam, quanto, custo, valor",
  "how-many": "quantos, quantas",
  "how-often": "quantas vezes, com que frequência, de quanto em quanto tempo",
  "how-heavy": "pesa, pesam, peso, quanto pesa, pesado, pesada",
  "how-big":
    "medidas, dimensões, mede, medem, que altura, que largura, diâmetro, quanto mede, que tamanho tem",
  "how-to": "como, como posso, como é que",
  material:
    "de que é feito, de que é feita, material, materiais, tecido, composição, feito de, feita de, de que são feitos, enchimento, recheio, cheio de",
  colours: "que cores, quais cores, cores, que cor, em que cores, quais as cores",
  sizes:
    "que tamanhos, quais tamanhos, tamanhos, que tamanho, números, que números, quais os tamanhos, numeração",
  sizing:
    "que tamanho preciso, que tamanho devo, que tamanho me, guia de tamanhos, tabela de tamanhos, tamanho pequeno, fica-me bem, que tamanho levo, forma pequena, que tamanho recomendam",
  reviews:
    "opiniões, avaliações, avaliação, comentários, o que dizem, dizem, classificação, vale a pena, recomendado, presta",
  drawbacks:
    "negativo, negativa, mau, defeito, defeitos, desvantagem, desvantagens, problema, problemas, queixas, críticas, contras, ruim",
  origin:
    "fabricado, fabricada, feito em, feita em, origem, vem de, vêm de, produzido, made in, onde é feito, proveniência",
  saving:
    "poupar, poupo, poupança, economizo, economia, desconto, em promoção, promoção, saldo, saldos, reduzido, rebaixado, antes, economizar, oferta",
  "in-stock":
    "disponível, disponíveis, em stock, em estoque, esgotado, resta, restam, há, têm, tem, stock, estoque",
  "more-about":
    "mais sobre, conta-me, conte-me, fala-me, detalhes, descrição, informações, saber mais, fale-me",
}
