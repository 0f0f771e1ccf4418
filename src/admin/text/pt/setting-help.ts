import type { SettingHelp } from "../translated"

export const settingHelp: SettingHelp = {
  enable_rest_api: "Oferece /wallet/v1. Desativado: toda requisição recebe a resposta 503.",
  force_https:
    "Recusa requisições que não chegam por HTTPS. Ative em produção; atrás de um proxy, o “trust proxy” da loja decide o que é seguro.",
  transfers_enabled: "Permite que clientes enviem dinheiro uns aos outros.",
  cart_payments_enabled:
    "Permite que clientes paguem uma parte ou todo o carrinho com a carteira, e o restante de qualquer outra forma.",
  cart_hold_minutes:
    "Por quantos minutos o dinheiro fica reservado para um carrinho em que ninguém mexeu desde então.",
  refund_bonus_basis_points:
    "O que o cliente recebe a mais quando uma encomenda é reembolsada na carteira e não no cartão: 500 são 5 %. Saldo promocional, pelo que não foi pago com a carteira. 0: nada.",
  refund_bonus_days: "Durante quantos dias pode ser gasto. 0: sem limite.",
  topups_enabled:
    "Permite que clientes recarreguem a carteira com qualquer forma de pagamento da loja, menos a própria carteira.",
  topup_minimum: "O mínimo de uma recarga, em unidades menores da moeda.",
  topup_maximum: "O máximo de uma recarga, em unidades menores da moeda. 0: sem limite.",
  topup_suggested:
    "Valores sugeridos para uma recarga, em unidades menores, separados por vírgulas: 1000,2500,5000.",
  auto_reload_enabled:
    "Os clientes podem concordar que uma forma de pagamento salva seja cobrada quando o saldo está baixo; precisa das recargas de clientes. Desligado: nada é cobrado, seja o que for que se combinou antes.",
  auto_reload_daily_maximum:
    "O máximo cobrado automaticamente de um cliente em uma moeda em 24 horas, em unidades menores. 0: sem limite.",
  auto_reload_monthly_maximum: "O mesmo em 30 dias, em unidades menores. 0: sem limite.",
  allowances_enabled:
    "Os clientes podem deixar agentes gastarem da sua carteira, dentro dos limites deles. Desligado: nada é pago assim, o que quer que tenha sido permitido.",
  allowance_maximum:
    "O máximo que um agente pode gastar em uma compra, em unidades menores. 0: sem limite.",
  expiry_notice_days:
    "Quantos dias antes da expiração um crédito é anunciado (wallet.credit.expiring), separados por vírgulas: uma vez para cada.",
  expiry_notice_mail:
    "Escreve também aos clientes, pelo serviço de notificações da loja, modelo wallet-credit-expiring. Cada cliente pode desativá-lo para si.",
  withdrawals_enabled:
    "Os clientes podem pedir que dinheiro da sua carteira seja pago. Desativado: o que foi pedido antes ainda pode ser decidido.",
  withdrawal_minimum: "O mínimo de um saque, em unidades menores da moeda.",
  withdrawal_maximum: "O máximo de um saque, em unidades menores da moeda. 0: sem limite.",
  second_person_above:
    "Acima de que valores uma segunda pessoa precisa concordar, por moeda e em unidades menores: EUR:50000,JPY:60000. Vale para créditos, débitos, estornos e transferências da equipe, para códigos e para aprovar saques. Vazio: nunca.",
  second_person_hours: "Durante quantas horas algo espera pela segunda pessoa.",
  second_person_for_keys:
    "Pede uma segunda pessoa também quando uma chave da loja move tanto. Desligado: quem tem uma chave assim, ou a pode criar, não precisa de ninguém.",
  rate_limit_per_minute:
    "Requisições por minuto e identidade (convidados: por endereço). 0 desativa o limite.",
  redeem_rate_limit_per_minute:
    "Tentativas por minuto de resgatar um código; uma falha conta em dobro. 0 desativa o limite e, com ele, o que impede adivinhar códigos.",
  velocity_max_debits:
    "Débitos, saques, transferências enviadas e reservas por carteira dentro da janela. 0 desativa o limite.",
  velocity_window_seconds: "Duração da janela móvel, em segundos.",
  limits_apply_to_managers:
    "Aplica esse limite também aos usuários do painel e às chaves de servidor.",
  default_spending_limit:
    "O máximo de um débito ou transferência enviada em uma carteira sem limite próprio, em unidades menores. 0: sem limite.",
  kyc_required_for: "Operações que exigem uma verificação de identidade aprovada.",
  kyc_threshold:
    "Acima deste valor, em unidades menores, a verificação de identidade é exigida; 0: sempre.",
  step_up_required_for: "Operações que exigem autenticação reforçada.",
  step_up_threshold:
    "A partir deste valor, em unidades menores, a autenticação reforçada é exigida; 0: sempre.",
  step_up_mfa_max_age_seconds:
    "Há quantos segundos, no máximo, o login multifator da loja pode ter ocorrido para valer como autenticação reforçada. 0: nunca.",
  audit_log_enabled:
    "Registra cada requisição e resposta, com segredos e códigos mascarados. Para testar uma integração, não para produção.",
  locale: "Idioma em que os valores são escritos para as pessoas.",
  time_zone:
    "Fuso horário da loja (America/Sao_Paulo): uma data sem hora é o fim daquele dia nesse fuso.",
  rate_limit: "Requisições por janela e cliente. 0 desativa o limite.",
  rate_window: "Duração dessa janela, em segundos.",
  agent_rate_limit: "Requisições de agentes por minuto e endereço. 0 desativa o limite.",
  agent_checkout_enabled:
    "Agentes podem levar carrinhos ao caixa em /agent/ucp. Pagam com a carteira só dentro das permissões dos clientes.",
  vision_provider: "Quem descreve as imagens: built-in, none ou o nome de um provedor.",
  storefront_url:
    "Endereço da loja virtual, com que começam os links para produtos e para o checkout.",
  public_url: "Endereço em que agentes e clientes acessam este servidor.",
  product_path: "Caminho de um produto na loja virtual; com {handle}, {id} e {country}.",
  checkout_path: "Caminho do checkout na loja virtual; com {cart_id} e {country}.",
  daily_spend_cap:
    "O máximo que os provedores podem custar por dia (UTC). Quando atingido, o provedor integrado responde até o dia seguinte. 0: sem teto.",
  messaging_enabled: "Responde às mensagens do canal de mensagens.",
  messaging_verify_token: "Com o que o canal de mensagens se identifica; não é mostrado novamente.",
  messaging_app_secret:
    "A chave com que o canal de mensagens assina o que envia; não é mostrada novamente.",
  messaging_rate_limit: "Mensagens por minuto e remetente. 0 desativa o limite.",
  handover_enabled:
    "O assistente passa os pedidos à equipa, que os encontra em Encaminhamentos. Desligado: só diz como contactar a loja.",
  handover_email:
    "Endereço para onde cada encaminhamento é enviado pelas notificações da loja, modelo assistant-handover. Vazio: nenhum e-mail.",
  attribution_days:
    "Dias depois de o assistente mostrar um produto em que um pedido dele conta para o assistente.",
  conversation_days: "Dias em que uma conversa é guardada após a última mensagem.",
  handover_days: "Dias que um encaminhamento é guardado depois da última ação.",
  feedback_days: "Dias em que as opiniões sobre respostas são guardadas.",
  telemetry_days: "Dias em que os números de cada resposta são guardados.",
}
