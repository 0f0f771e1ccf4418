import type { access as Access } from "../en/access"
import type { Translated } from "../translated"

export const access: Translated<typeof Access> = {
  grants: "Direitos",
  grantsHint:
    "O que foi concedido a clientes e chaves além da própria carteira. A equipe tem o que as suas funções permitem.",
  grantsEmpty: "Ninguém recebeu um direito",
  give: "Conceder um direito",
  to: "A quem",
  toHint:
    "Um endereço de e-mail, o número de um cliente ou o ID de um cliente, de um usuário do painel ou de uma chave de API da loja.",
  right: "Direito",
  rights: {
    wallet_read_wallets: "Ler todas as carteiras",
    wallet_write_wallets: "Creditar, debitar e alterar todas as carteiras",
  },
  take: "Retirar",
  takeTitle: "Retirar este direito de {{who}}?",
  takeText: "“{{right}}” termina em toda parte em cinco segundos.",
  given: "{{who}} tem agora este direito.",
  taken: "{{who}} já não tem este direito.",
  nobody: "Ninguém tem este endereço de e-mail.",
  insteadOf: "{{after}} em vez de {{before}}",
  changedFields: "Alterado: {{fields}}",
  actors: {
    system: "A própria loja",
    api_key: "Chave de API {{name}}",
    secret_key: "Chave secreta {{name}}",
    database: "À mão no banco de dados",
  },
  actions: {
    application_password: {
      created: "Senha de aplicativo criada",
      revoked: "Senha de aplicativo revogada",
      restored: "Revogação de uma senha de aplicativo desfeita no banco de dados",
      changed: "Senha de aplicativo alterada no banco de dados",
      deleted: "Senha de aplicativo excluída do banco de dados",
    },
    api_key: {
      created: "Chave de API criada",
      revoked: "Chave de API revogada",
      restored: "Revogação de uma chave de API desfeita no banco de dados",
      changed: "Chave de API alterada no banco de dados",
      deleted: "Chave de API excluída do banco de dados",
    },
    grant: {
      created: "Direito concedido",
      revoked: "Direito retirado",
      restored: "Retirada de um direito desfeita no banco de dados",
      changed: "Direito alterado no banco de dados",
      deleted: "Direito excluído do banco de dados",
    },
    wallet: {
      frozen: "Carteira bloqueada",
      unfrozen: "Carteira desbloqueada",
      expiry_moved: "Expiração de um crédito alterada",
    },
    reward_rule: {
      created: "Regra de recompensa criada",
      changed: "Regra de recompensa alterada",
      deleted: "Regra de recompensa excluída",
    },
    referral_code: {
      rotated: "Novo código para amigos atribuído",
    },
    expiry_rule: {
      created: "Regra de expiração criada",
      ended: "Regra de expiração terminada",
    },
  },
}
