/**
 * A payment, or a card to be saved, that the page has to carry out with the provider's own script: the
 * element knows no provider. Detail of the event `wallet:payment-needed`.
 */
export interface PaymentNeeded {
  purpose: "topup" | "payment-method"
  /** The top-up, or what the provider calls the saving. */
  id: string
  provider_id: string
  /** What the provider's script needs, such as a client secret or an address to go to. */
  data: Record<string, unknown>
  /** Minor units; of a top-up. */
  amount?: string
  currency: string
  /** To be called once the customer has done their part; the element asks the store what came of it. */
  done(): void
  /** To be called when nothing came of it, with a text for the customer or without one. */
  failed(message?: string): void
}

interface Outcome {
  problem?: string
}

/**
 * Hands a payment to the page. A page that calls `preventDefault()` has taken it, and says when it is
 * done; where none has, there is nothing more for the customer to do.
 */
export function handOver(
  emit: (name: string, detail: object) => boolean,
  payment: Omit<PaymentNeeded, "done" | "failed">
): Promise<Outcome> {
  return new Promise((resolve) => {
    const detail: PaymentNeeded = {
      ...payment,
      done: () => resolve({}),
      failed: (problem = "") => resolve({ problem }),
    }
    if (!emit("payment-needed", detail)) resolve({})
  })
}

/** A provider's name where the page gives none: `pp_stripe_stripe` is Stripe. */
export function providerName(id: string, names: Record<string, string>): string {
  const [name = id] = id.replace(/^pp_/, "").split("_")
  return names[id] ?? name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ")
}
