import type { access as Access } from "../en/access"
import type { Translated } from "../translated"

export const access: Translated<typeof Access> = {
  grants: "Permisos",
  grantsHint:
    "Lo que se concedió a clientes y claves más allá de su propio monedero. El personal tiene lo que permiten sus roles.",
  grantsEmpty: "No se ha concedido ningún permiso",
  give: "Conceder un permiso",
  to: "A quién",
  toHint:
    "Un correo electrónico, el número de un cliente o el identificador de un cliente, de un usuario del panel o de una clave de API de la tienda.",
  right: "Permiso",
  rights: {
    wallet_read_wallets: "Leer todos los monederos",
    wallet_write_wallets: "Abonar, cargar y modificar todos los monederos",
  },
  take: "Retirar",
  takeTitle: "¿Retirar este permiso a {{who}}?",
  takeText: "«{{right}}» termina en todas partes en cinco segundos.",
  given: "{{who}} tiene ahora este permiso.",
  taken: "{{who}} ya no tiene este permiso.",
  nobody: "Nadie tiene este correo electrónico.",
  insteadOf: "{{after}} en lugar de {{before}}",
  changedFields: "Cambiado: {{fields}}",
  actors: {
    system: "La propia tienda",
    api_key: "Clave de API {{name}}",
    secret_key: "Clave secreta {{name}}",
    database: "A mano en la base de datos",
  },
  actions: {
    application_password: {
      created: "Contraseña de aplicación creada",
      revoked: "Contraseña de aplicación revocada",
      restored: "Revocación de una contraseña de aplicación anulada en la base de datos",
      changed: "Contraseña de aplicación modificada en la base de datos",
      deleted: "Contraseña de aplicación borrada de la base de datos",
    },
    api_key: {
      created: "Clave de API creada",
      revoked: "Clave de API revocada",
      restored: "Revocación de una clave de API anulada en la base de datos",
      changed: "Clave de API modificada en la base de datos",
      deleted: "Clave de API borrada de la base de datos",
    },
    grant: {
      created: "Permiso concedido",
      revoked: "Permiso retirado",
      restored: "Retirada de un permiso anulada en la base de datos",
      changed: "Permiso modificado en la base de datos",
      deleted: "Permiso borrado de la base de datos",
    },
    wallet: {
      frozen: "Monedero bloqueado",
      unfrozen: "Monedero desbloqueado",
      expiry_moved: "Vencimiento de un crédito cambiado",
    },
    reward_rule: {
      created: "Regla de recompensa creada",
      changed: "Regla de recompensa modificada",
      deleted: "Regla de recompensa borrada",
    },
    referral_code: {
      rotated: "Nuevo código para amigos asignado",
    },
    expiry_rule: {
      created: "Regla de vencimiento creada",
      ended: "Regla de vencimiento terminada",
    },
  },
}
