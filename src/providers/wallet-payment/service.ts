import { container as applicationContainer } from "@medusajs/framework"
import type {
  AuthorizePaymentInput,
  AuthorizePaymentOutput,
  CancelPaymentInput,
  CancelPaymentOutput,
  CapturePaymentInput,
  CapturePaymentOutput,
  CreateAccountHolderOutput,
  DeletePaymentInput,
  DeletePaymentOutput,
  GetPaymentStatusInput,
  GetPaymentStatusOutput,
  InitiatePaymentInput,
  InitiatePaymentOutput,
  MedusaContainer,
  RefundPaymentInput,
  RefundPaymentOutput,
  RetrievePaymentInput,
  RetrievePaymentOutput,
  UpdatePaymentInput,
  UpdatePaymentOutput,
  WebhookActionResult,
} from "@medusajs/framework/types"
import { AbstractPaymentProvider, MathBN } from "@medusajs/framework/utils"
import { LEDGER_MODULE, type LedgerService } from "../../modules/ledger"
import { toMinorUnits } from "../../money/money"
import {
  authorizeSession,
  isSessionData,
  readSessionData,
  releaseSession,
  type SessionData,
  settlePayment,
  sourceOf,
  WALLET_PROVIDER,
} from "../../workflows/payments"

/**
 * Pays for orders from the customer's wallet. Money is set aside when the checkout is completed, and
 * leaves when it is captured. All methods may be repeated.
 */
export default class WalletPaymentProvider extends AbstractPaymentProvider {
  static override identifier = WALLET_PROVIDER

  // The host makes providers; that of the base class is for subclasses alone.
  constructor(cradle: Record<string, unknown>, config: Record<string, unknown> = {}) {
    super(cradle, config)
  }

  /**
   * The application's container. A provider's own cradle holds what belongs to the payment module and
   * not the plugin's modules.
   */
  private get application(): MedusaContainer {
    return applicationContainer as MedusaContainer
  }

  /** What the storefront sent is dropped: the session says only what the host told us. */
  async initiatePayment(input: InitiatePaymentInput): Promise<InitiatePaymentOutput> {
    const sessionId = String(input.data?.session_id ?? input.context?.idempotency_key)
    const currency = input.currency_code.toUpperCase()
    const ours: SessionData = {
      session_id: sessionId,
      customer_id: input.context?.customer?.id ?? null,
      currency,
      minor_amount: toMinorUnits(MathBN.convert(input.amount).toString(), currency).toString(),
    }
    return { id: sessionId, status: "pending", data: { ...forgotten(input.data), ...ours } }
  }

  async updatePayment(input: UpdatePaymentInput): Promise<UpdatePaymentOutput> {
    const currency = input.currency_code.toUpperCase()
    const minor_amount = toMinorUnits(MathBN.convert(input.amount).toString(), currency).toString()
    return { data: { ...readSessionData(input.data), currency, minor_amount } }
  }

  async authorizePayment({ data }: AuthorizePaymentInput): Promise<AuthorizePaymentOutput> {
    const session = readSessionData(data)
    await authorizeSession(this.application, session)
    return { status: "authorized", data: { ...session } }
  }

  async capturePayment({ data, context }: CapturePaymentInput): Promise<CapturePaymentOutput> {
    const session = readSessionData(data)
    await settlePayment(this.application, session.session_id, "capture", context?.idempotency_key)
    return { data: { ...session } }
  }

  async refundPayment({ data }: RefundPaymentInput): Promise<RefundPaymentOutput> {
    const session = readSessionData(data)
    await settlePayment(this.application, session.session_id, "refund")
    return { data: { ...session } }
  }

  async cancelPayment({ data }: CancelPaymentInput): Promise<CancelPaymentOutput> {
    // A session that could not be made is deleted with what the storefront had sent.
    if (isSessionData(data)) {
      await releaseSession(this.application, data.session_id, "The payment was cancelled")
    }
    return { data }
  }

  async deletePayment({ data }: DeletePaymentInput): Promise<DeletePaymentOutput> {
    // A session that could not be made is deleted with what the storefront had sent.
    if (isSessionData(data)) {
      await releaseSession(this.application, data.session_id, "The payment session was removed")
    }
    return { data }
  }

  async retrievePayment({ data }: RetrievePaymentInput): Promise<RetrievePaymentOutput> {
    return { data: { ...readSessionData(data) } }
  }

  async getPaymentStatus({ data }: GetPaymentStatusInput): Promise<GetPaymentStatusOutput> {
    const { session_id } = readSessionData(data)
    const ledger = this.application.resolve<LedgerService>(LEDGER_MODULE)
    const [hold] = await ledger.holds.ofSource(sourceOf(session_id))
    if (!hold) {
      return { status: "pending" }
    }
    return { status: hold.committed > 0n || hold.status === "active" ? "authorized" : "canceled" }
  }

  /** Nobody sends us webhooks. */
  async getWebhookActionAndData(): Promise<WebhookActionResult> {
    return { action: "not_supported" }
  }

  /** The wallet is the customer's account; the host warns at each session of providers without one. */
  async createAccountHolder(): Promise<CreateAccountHolderOutput> {
    return {} as CreateAccountHolderOutput
  }
}

/** The host stores the client's fields beside ours unless they are emptied. */
function forgotten(data: Record<string, unknown> | undefined): Record<string, undefined> {
  return Object.fromEntries(Object.keys(data ?? {}).map((field) => [field, undefined]))
}
