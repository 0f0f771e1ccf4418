import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import type { ReviewsSource } from "./modules/reviews/types"

/** Money that is about to leave a wallet. */
export interface DebitContext {
  container: MedusaContainer
  operation: "debit" | "transfer" | "withdrawal"
  wallet_id: number
  /** Minor units of the wallet's currency. */
  amount: bigint
  reason: string
  reference: string | null
  /** Key of the identity that causes it, e.g. `user:user_01`. */
  actor: string
}

/** A person who has to confirm an operation first. */
export interface StepUpContext {
  container: MedusaContainer
  operation: "debit" | "transfer" | "redeem" | "withdrawal"
  /** Minor units. */
  amount: bigint
  /** Key of the identity that has to confirm, e.g. `customer:cus_01`. */
  actor: string
  /** What is answered without the extension: the path of our own challenge endpoint. */
  default_url: string
}

/**
 * The plugin option `extensions`: functions of the store that change how the plugin behaves.
 *
 * @example
 * plugins: [{
 *   resolve: "medusa-plugin-wallet-assistant",
 *   options: {
 *     extensions: {
 *       wallet_before_debit: async ({ amount }) => {
 *         if (amount > 100_000n) throw new Error("Ask the back office for more than 1,000.00")
 *       },
 *       wallet_step_up_url: () => "https://shop.example/account/confirm",
 *     },
 *   },
 * }]
 */
export interface Extensions {
  /** Throw to refuse: 422 `wallet_operation_refused`, with the error's message. */
  wallet_before_debit?: (context: DebitContext) => void | Promise<void>
  /** Where a person confirms; becomes `data.step_up_url` of 403 `wallet_step_up_required`. */
  wallet_step_up_url?: (context: StepUpContext) => string | Promise<string>
  /** Reviews and ratings come from here instead of the built-in store. */
  assistant_reviews_source?: (context: {
    container: MedusaContainer
  }) => ReviewsSource | Promise<ReviewsSource>
}

const NAMES: readonly (keyof Extensions)[] = [
  "wallet_before_debit",
  "wallet_step_up_url",
  "assistant_reviews_source",
]

/** @throws MedusaError invalid_argument naming an extension that is unknown or no function */
export function readExtensions(option: unknown = {}): Extensions {
  if (typeof option !== "object" || option === null) {
    throw misconfigured('The option "extensions" must be an object of functions')
  }
  for (const [name, extension] of Object.entries(option)) {
    if (!NAMES.includes(name as keyof Extensions)) {
      throw misconfigured(`There is no extension "${name}"; there are ${NAMES.join(", ")}`)
    }
    if (extension !== undefined && typeof extension !== "function") {
      throw misconfigured(`The extension "${name}" must be a function`)
    }
  }
  return option
}

function misconfigured(problem: string): MedusaError {
  return new MedusaError(MedusaError.Types.INVALID_ARGUMENT, problem)
}
