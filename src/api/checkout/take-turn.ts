import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError, Modules } from "@medusajs/framework/utils"

/** How long a request waits for those before it. */
const WAIT_SECONDS = 30
/** A request that answers nothing must not keep others out for ever. */
const LONGEST_MS = 2 * 60 * 1000

/**
 * Goes on with a request while no other one that takes a turn has the cart, until it is answered. The
 * host's own lock of a cart ends with each of its workflows: too early for what has to be done before
 * and after one. With more than one instance turns hold across them if the store's locking does.
 *
 * @throws MedusaError when others don't come to an end
 */
export async function takeTurn(
  { scope }: Pick<MedusaRequest, "scope">,
  response: MedusaResponse,
  cartId: string,
  next: MedusaNextFunction
): Promise<void> {
  let isOn = false
  const goOn = async () => {
    isOn = true
    const answered = untilAnswered(response)
    next()
    await answered
  }
  try {
    await scope
      .resolve(Modules.LOCKING)
      .execute([`wallet-cart:${cartId}`], goOn, { timeout: WAIT_SECONDS })
  } catch {
    if (!isOn) {
      throw new MedusaError(
        MedusaError.Types.CONFLICT,
        "Other requests change this cart. Try again in a moment."
      )
    }
  }
}

async function untilAnswered(response: MedusaResponse): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, LONGEST_MS)
    timer.unref()
    // A connection that the shopper has closed does not end what goes on for it.
    response.end = new Proxy(response.end, {
      apply(end, self, args) {
        clearTimeout(timer)
        resolve()
        return Reflect.apply(end, self, args)
      },
    })
  })
}
