/** What the demo store's assistant may say about how the store does things. */
import type { MedusaContainer } from "@medusajs/framework/types"
import { ASSISTANT_MODULE } from "medusa-plugin-wallet-assistant/modules/assistant"
import type { AssistantService } from "medusa-plugin-wallet-assistant/modules/assistant"

const POLICIES = [
  {
    topic: "returns",
    title: "Returns",
    text: "You can send back unused items within 30 days of delivery. We refund the price within 5 working days after the parcel has reached us. Return postage is free within the country of the order.",
  },
  {
    topic: "shipping",
    title: "Shipping",
    text: "Orders that are placed before 14:00 on a working day leave our warehouse the same day. What shipping costs is shown at the checkout before you pay.",
  },
  {
    topic: "payment",
    title: "Payment",
    text: "You pay by card, or with the balance of your wallet. We charge your card when the order leaves our warehouse.",
  },
  {
    topic: "warranty",
    title: "Warranty",
    text: "Every item has a warranty of two years. If it breaks by itself within that time, we repair or replace it.",
  },
  {
    topic: "contact",
    title: "Contact",
    text: "Write to help@example.com. People answer from Monday to Friday, 9:00 to 17:00.",
  },
]

/** Sets them unless somebody has set others. */
export async function seedPolicies(container: MedusaContainer) {
  const assistant = container.resolve<AssistantService>(ASSISTANT_MODULE)
  const { sources } = await assistant.describeSettings()
  if (sources.policies === "default") {
    await assistant.changeSettings({ policies: POLICIES }, "system:demo")
  }
}
