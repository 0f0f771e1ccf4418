export const ORDER_ERRORS = {
  wallet_order_not_found: { status: 404, message: "There is no such order." },
} as const
