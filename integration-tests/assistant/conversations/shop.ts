import type { Script } from "./script"

/** Set in the shop before the conversations begin. */
export const POLICIES = [
  {
    topic: "returns",
    title: "Returns",
    text: "You can send anything back within 30 days, unworn and with its receipt.",
  },
  { topic: "shipping", title: "Shipping", text: "We pack on weekdays before noon." },
  { topic: "payment", title: "Payment", text: "We take cards and bank transfers." },
  {
    topic: "warranty",
    title: "Warranty",
    text: "Every pan and knife has a guarantee of two years.",
  },
  { topic: "contact", title: "Contact", text: "Write to help@shop.example and a person answers." },
]

export const SHOP: Script[] = [
  {
    name: "about sending things back",
    steps: [
      { say: "what's your return policy?", tools: ["get_policy"], tells: ["within 30 days"] },
      { say: "and how can I pay?", tools: ["get_policy"], tells: ["bank transfers"] },
      { say: "is there a warranty?", tools: ["get_policy"], tells: ["two years"] },
    ],
  },
  {
    name: "about what nobody has told the assistant",
    steps: [
      {
        say: "do you have gift cards?",
        // The shop's texts, products of that name and kind, and whom to ask.
        tools: ["get_policy", "search_products", "search_products", "get_policy"],
        never: /\$|yes/i,
      },
    ],
  },
  {
    name: "about shipping",
    steps: [
      {
        say: "how much is shipping?",
        tools: ["estimate_shipping"],
        tells: ["$5.90", "$14.90"],
      },
    ],
  },
  {
    name: "about promotions and codes",
    steps: [
      {
        say: "do you have a discount code for me?",
        tools: ["list_promotions", "search_products"],
        never: /%/,
      },
    ],
  },
  {
    name: "to be let through to a person",
    steps: [
      {
        say: "can I talk to a real person?",
        tools: ["request_handover", "get_policy"],
        tells: ["help@shop.example", /e-mail address/],
      },
    ],
  },
  {
    name: "to complain",
    steps: [{ say: "my cup arrived broken!", tools: ["get_policy"], tells: ["help@shop.example"] }],
  },
  {
    name: "with nothing but courtesies and noise",
    steps: [
      { say: "hello", tools: [] },
      { say: "what can you do?", tools: [] },
      { say: "are you a robot?", tools: [] },
      { say: "???", tools: [] },
      { say: "thanks a lot", tools: [] },
      { say: "bye", tools: [] },
    ],
  },
]

export const ACCOUNT: Script[] = [
  {
    name: "are not told to a guest",
    steps: [
      { say: "where is my order?", tools: ["get_order_status", "get_policy"], never: /#\d|\$/ },
      { say: "show me my past orders", tools: ["list_orders", "get_policy"], never: /#\d|\$/ },
      { say: "what's my wallet balance?", tools: ["get_wallet_balance"], never: /\$|\d/ },
      {
        say: "what can I get with my credit?",
        // Whether it names a product whose price the credit is held against.
        tools: ["search_products", "what_can_i_get"],
        tells: ["sign in"],
        never: /\$|\d/,
      },
    ],
  },
  {
    name: "are told to the customer, whose wallet is empty",
    signedIn: true,
    steps: [
      { say: "what's my wallet balance?", tools: ["get_wallet_balance"], tells: ["$0.00"] },
      { say: "where's my order?", tools: ["get_order_status"], never: /#\d/ },
      { say: "order #1", tools: ["get_order_status"], never: /\$\d/ },
    ],
  },
]
