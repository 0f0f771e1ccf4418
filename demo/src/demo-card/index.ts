/**
 * A payment provider for the demo: cards that are typed into a dialog of the shop, and kept for the
 * automatic reloads of the wallet. It charges nobody; a real store has a real provider in its place.
 */
import { AbstractPaymentProvider, ModuleProvider, Modules } from "@medusajs/framework/utils"
import type {
  AuthorizePaymentInput,
  AuthorizePaymentOutput,
  CancelPaymentInput,
  CapturePaymentInput,
  CreateAccountHolderInput,
  DeleteAccountHolderInput,
  DeletePaymentInput,
  GetPaymentStatusInput,
  GetPaymentStatusOutput,
  InitiatePaymentInput,
  InitiatePaymentOutput,
  ListPaymentMethodsInput,
  ProviderWebhookPayload,
  RefundPaymentInput,
  RetrievePaymentInput,
  SavePaymentMethodInput,
  UpdatePaymentInput,
  WebhookActionResult,
} from "@medusajs/framework/types"
import { cardsOf, findIntent, openIntent, outcomeOf, removeCard, setStatus } from "./cards"

const holderOf = (context: { account_holder?: { data?: Record<string, unknown> } } | undefined) =>
  String(context?.account_holder?.data?.id ?? "")

class DemoCardProvider extends AbstractPaymentProvider {
  static override identifier = "demo-card"

  constructor(cradle: Record<string, unknown>, options?: Record<string, unknown>) {
    super(cradle, options)
  }

  async initiatePayment({ data, context }: InitiatePaymentInput): Promise<InitiatePaymentOutput> {
    const intent = openIntent("pi")
    const begun = { id: intent.id, data: { id: intent.id, demo: true } }
    if (!data?.confirm) return { ...begun, status: "pending" }
    const card = cardsOf(holderOf(context)).find(({ id }) => id === data.payment_method)
    const outcome = card && outcomeOf(card)
    if (outcome === "good") {
      setStatus(intent, "captured")
      return { ...begun, status: "captured" }
    }
    const code = outcome === "asks" ? "authentication_required" : "card_declined"
    setStatus(intent, "error")
    return {
      ...begun,
      status: "error",
      data: { ...begun.data, last_payment_error: { code } },
    }
  }

  async authorizePayment({ data }: AuthorizePaymentInput): Promise<AuthorizePaymentOutput> {
    const status = findIntent(String(data?.id))?.status ?? "error"
    return { status, data }
  }

  async capturePayment({ data }: CapturePaymentInput) {
    return { data }
  }

  async getPaymentStatus({ data }: GetPaymentStatusInput): Promise<GetPaymentStatusOutput> {
    return { status: findIntent(String(data?.id))?.status ?? "error", data }
  }

  async cancelPayment({ data }: CancelPaymentInput) {
    const intent = findIntent(String(data?.id))
    if (intent?.status === "pending") setStatus(intent, "canceled")
    return { data }
  }

  async deletePayment(input: DeletePaymentInput) {
    return await this.cancelPayment(input)
  }

  async refundPayment({ data }: RefundPaymentInput) {
    return { data }
  }

  async retrievePayment({ data }: RetrievePaymentInput) {
    return { data }
  }

  async updatePayment({ data }: UpdatePaymentInput) {
    return { data }
  }

  async createAccountHolder({ context }: CreateAccountHolderInput) {
    const id = `holder_${context.customer.id}`
    return { id, data: { id } }
  }

  async deleteAccountHolder({ context }: DeleteAccountHolderInput) {
    for (const { id } of cardsOf(holderOf(context))) removeCard(holderOf(context), id)
    return { data: {} }
  }

  async listPaymentMethods({ context }: ListPaymentMethodsInput) {
    return cardsOf(holderOf(context)).map(({ id, last4 }) => ({
      id,
      data: {
        type: "card",
        card: { brand: "demo card", last4, exp_month: 12, exp_year: 2034 },
      },
    }))
  }

  async savePaymentMethod({ context }: SavePaymentMethodInput) {
    const { id } = openIntent("seti", holderOf(context))
    return { id, data: { id, demo: true } }
  }

  async deletePaymentMethod({
    context,
    data,
  }: {
    context?: { account_holder?: { data?: Record<string, unknown> } }
    data?: Record<string, unknown>
  }) {
    removeCard(holderOf(context), String(data?.id))
    return {}
  }

  /** Nobody calls: all is known at once. */
  async getWebhookActionAndData(
    _: ProviderWebhookPayload["payload"]
  ): Promise<WebhookActionResult> {
    return { action: "not_supported" }
  }
}

export default ModuleProvider(Modules.PAYMENT, { services: [DemoCardProvider] })
