import type { SettingHelp } from "../translated"

export const settingHelp: SettingHelp = {
  enable_rest_api: "Ofrece /wallet/v1. Desactivado: toda solicitud recibe la respuesta 503.",
  force_https:
    "Rechaza las solicitudes que no llegan por HTTPS. Actívalo en producción; detrás de un proxy, el «trust proxy» de la tienda decide qué se considera seguro.",
  transfers_enabled: "Permite a los clientes enviarse dinero entre sí.",
  cart_payments_enabled:
    "Permite a los clientes pagar una parte o todo el carrito con su monedero, y el resto de cualquier otra forma.",
  cart_hold_minutes:
    "Cuánto tiempo, en minutos, queda reservado el dinero para un carrito que nadie ha tocado desde entonces.",
  refund_bonus_basis_points:
    "Lo que el cliente recibe además cuando un pedido se reembolsa al monedero y no a la tarjeta: 500 son el 5 %. Saldo promocional, por lo que no se pagó con el monedero. 0: nada.",
  refund_bonus_days: "Cuántos días puede gastarse. 0: sin límite.",
  topups_enabled:
    "Permite a los clientes recargar su monedero con cualquier forma de pago de la tienda, salvo el propio monedero.",
  topup_minimum: "Lo mínimo por recarga, en unidades menores de la moneda.",
  topup_maximum: "Lo máximo por recarga, en unidades menores de la moneda. 0: sin límite.",
  topup_suggested:
    "Montos que se sugieren para una recarga, en unidades menores, separados por comas: 1000,2500,5000.",
  auto_reload_enabled:
    "Los clientes pueden aceptar que se cobre a un método de pago guardado cuando su saldo es bajo; necesita las recargas de clientes. Desactivado: no se cobra nada, sea lo que sea que se acordó antes.",
  auto_reload_daily_maximum:
    "Lo máximo que se cobra automáticamente a un cliente en una moneda en 24 horas, en unidades menores. 0: sin límite.",
  auto_reload_monthly_maximum: "Lo mismo en 30 días, en unidades menores. 0: sin límite.",
  allowances_enabled:
    "Los clientes pueden permitir que agentes gasten de su monedero, dentro de sus límites. Desactivado: no se paga nada así, se haya permitido lo que se haya permitido.",
  allowance_maximum:
    "Lo máximo que un agente puede gastar en una compra, en unidades menores. 0: sin límite.",
  expiry_notice_days:
    "Cuántos días antes de vencer se anuncia un crédito (wallet.credit.expiring), separados por comas: una vez por cada uno.",
  expiry_notice_mail:
    "Escribe también a los clientes, con el servicio de notificaciones de la tienda, plantilla wallet-credit-expiring. Cada cliente puede desactivarlo para sí.",
  withdrawals_enabled:
    "Los clientes pueden pedir que se les pague dinero de su monedero. Desactivado: lo pedido antes aún se puede decidir.",
  withdrawal_minimum: "Lo mínimo por retiro, en unidades menores de la moneda.",
  withdrawal_maximum: "Lo máximo por retiro, en unidades menores de la moneda. 0: sin límite.",
  second_person_above:
    "Por encima de qué montos debe aceptar una segunda persona, por moneda y en unidades menores: EUR:50000,JPY:60000. Vale para créditos, débitos, reversiones y transferencias del personal, para códigos y para aprobar retiradas. Vacío: nunca.",
  second_person_hours: "Cuántas horas espera algo a la segunda persona.",
  second_person_for_keys:
    "Pide una segunda persona también cuando una clave de la tienda mueve tanto. Desactivado: quien tiene una clave así, o puede crearla, no necesita a nadie.",
  rate_limit_per_minute:
    "Solicitudes por minuto e identidad (invitados: por dirección). 0 desactiva el límite.",
  redeem_rate_limit_per_minute:
    "Intentos por minuto de canjear un código; un fallo cuenta doble. 0 desactiva el límite y, con él, lo que impide adivinar códigos.",
  velocity_max_debits:
    "Débitos, retiros, transferencias salientes y reservas por monedero dentro de la ventana. 0 desactiva el tope.",
  velocity_window_seconds: "Duración de la ventana móvil, en segundos.",
  limits_apply_to_managers:
    "Aplica ese tope también a los usuarios del panel y a las claves de servidor.",
  default_spending_limit:
    "Lo máximo por débito o transferencia saliente en un monedero sin límite propio, en unidades menores. 0: sin límite.",
  kyc_required_for: "Operaciones que exigen una verificación de identidad aprobada.",
  kyc_threshold:
    "Por encima de este monto, en unidades menores, se exige la verificación de identidad; 0: siempre.",
  step_up_required_for: "Operaciones que exigen autenticación reforzada.",
  step_up_threshold:
    "A partir de este monto, en unidades menores, se exige la autenticación reforzada; 0: siempre.",
  step_up_mfa_max_age_seconds:
    "Antigüedad máxima, en segundos, del inicio de sesión multifactor de la tienda para valer como autenticación reforzada. 0: nunca.",
  audit_log_enabled:
    "Registra cada solicitud y respuesta, con secretos y códigos ocultos. Para probar una integración, no para producción.",
  locale: "Idioma en que se escriben los montos para las personas.",
  time_zone:
    "Zona horaria de la tienda (Europe/Madrid): una fecha sin hora es allí el final de ese día.",
  rate_limit: "Solicitudes por ventana y cliente. 0 desactiva el límite.",
  rate_window: "Duración de esa ventana, en segundos.",
  agent_rate_limit: "Solicitudes de agentes por minuto y dirección. 0 desactiva el límite.",
  agent_checkout_enabled:
    "Los agentes pueden llevar carritos a la caja en /agent/ucp. Pagan con el monedero solo dentro de los permisos de los clientes.",
  vision_provider: "Quién describe las imágenes: built-in, none o el nombre de un proveedor.",
  storefront_url:
    "Dirección de la tienda en línea, con la que empiezan los enlaces a productos y al pago.",
  public_url: "Dirección en la que agentes y clientes llegan a este servidor.",
  product_path: "Ruta de un producto en la tienda en línea; con {handle}, {id} y {country}.",
  checkout_path: "Ruta del pago en la tienda en línea; con {cart_id} y {country}.",
  daily_spend_cap:
    "Lo máximo que pueden costar los proveedores por día (UTC). Al alcanzarlo, responde el proveedor integrado hasta el día siguiente. 0: sin tope.",
  messaging_enabled: "Responde a los mensajes del canal de mensajería.",
  messaging_verify_token:
    "Con lo que se identifica el canal de mensajería; no se vuelve a mostrar.",
  messaging_app_secret:
    "La clave con la que el canal de mensajería firma lo que envía; no se vuelve a mostrar.",
  messaging_rate_limit: "Mensajes por minuto y remitente. 0 desactiva el límite.",
  handover_enabled:
    "El asistente pasa las consultas al personal, que las encuentra en Traspasos. Desactivado: solo dice cómo contactar con la tienda.",
  handover_email:
    "Dirección a la que se envía cada traspaso mediante las notificaciones de la tienda, plantilla assistant-handover. Vacío: ningún correo.",
  attribution_days:
    "Días después de que el asistente mostró un producto en los que un pedido de este cuenta para él.",
  conversation_days: "Días que se conserva una conversación después de su último mensaje.",
  handover_days: "Días que se conserva un traspaso después de lo último que se hizo con él.",
  feedback_days: "Días que se conservan las opiniones sobre respuestas.",
  telemetry_days: "Días que se conservan las cifras de cada respuesta.",
}
