import type { Script } from "./script"

const search = ["search_products"]

export const FINDING: Script[] = [
  {
    name: "by a plain word",
    steps: [{ say: "knife", tools: search, shows: ["Chef Knife"] }],
  },
  {
    name: "by what it is for",
    steps: [
      {
        say: "Hi! I'm looking for something to run in, on muddy trails",
        tools: search,
        shows: ["Trail Runner"],
      },
    ],
  },
  {
    name: "with a typo",
    steps: [{ say: "do you have hedphones?", tools: search, shows: ["Studio Headphones"] }],
  },
  {
    name: "within a budget, which is then lowered",
    steps: [
      { say: "show me shoes under $130", tools: search, shows: ["Trail Runner", "City Sneaker"] },
      { say: "under 100", tools: search, shows: ["City Sneaker"], hides: ["Trail Runner"] },
    ],
  },
  {
    name: "between two prices",
    steps: [
      {
        say: "kitchen things between 50 and 90 dollars",
        tools: search,
        shows: ["Chef Knife"],
        hides: ["Espresso Cup"],
      },
    ],
  },
  {
    name: "cheaper than what was shown",
    steps: [
      { say: "show me shoes", tools: search, shows: ["Trail Runner", "City Sneaker"] },
      { say: "tell me about the trail runner", shows: ["Trail Runner"] },
      { say: "anything cheaper?", tools: search, shows: ["City Sneaker"], hides: ["Trail Runner"] },
    ],
  },
  {
    name: "nothing cheaper of a kind of which there is only one",
    steps: [
      { say: "show me a coffee grinder", tools: search, shows: ["Coffee Grinder"] },
      {
        say: "anything cheaper?",
        tells: [/nothing cheaper/],
        hides: ["Espresso Cup", "Studio Headphones"],
      },
    ],
  },
  {
    name: "more and more of it, each once, until there is no more",
    steps: [
      { say: "show me everything under $500", tools: search, fresh: 6 },
      { say: "tell me about the second one", tools: ["get_product_details"] },
      { say: "show me more", tools: search, fresh: 6 },
      { say: "more", tools: search, fresh: 0 },
      { say: "show me a knife", tools: search, shows: ["Chef Knife"] },
    ],
  },
  {
    name: "no more than fits, rather than what does not",
    steps: [
      { say: "show me shoes under $100", tools: search, shows: ["City Sneaker"] },
      { say: "anything else?", tools: search, fresh: 0 },
    ],
  },
  {
    name: "only what is in stock",
    steps: [
      { say: "show me things for the kitchen", tools: search, shows: ["Cast Iron Pan"] },
      {
        say: "only in stock please",
        tools: search,
        shows: ["Chef Knife"],
        hides: ["Cast Iron Pan"],
      },
    ],
  },
  {
    name: "what is on sale",
    steps: [
      {
        say: "what's on sale?",
        tools: search,
        shows: ["Cotton T-Shirt", "Rain Jacket"],
        hides: ["Chef Knife", "Wool Beanie"],
        tells: ["$99.00"],
      },
    ],
  },
  {
    name: "the cheapest first",
    steps: [
      { say: "what's the cheapest thing in electronics?", tools: search, shows: ["USB-C Cable"] },
    ],
  },
  {
    name: "nothing that is not published or not sold here",
    steps: [
      { say: "show me the secret poster", hides: ["Secret Poster"] },
      { say: "wholesale crate", hides: ["Wholesale Crate"] },
    ],
  },
  {
    name: "with a wish that nothing fits, and says what there is",
    steps: [
      {
        say: "zzqx flurbitron 9000",
        tools: ["search_products", "list_categories"],
        fresh: 0,
        tells: ["Shoes", "Clothing", "Kitchen", "Electronics"],
      },
    ],
  },
  {
    name: "after being asked what is wanted",
    steps: [
      { say: "can you recommend something?", tools: [] },
      { say: "a warm hat", tools: search, shows: ["Wool Beanie"] },
    ],
  },
  {
    name: "what there is at all",
    steps: [
      {
        say: "what do you sell?",
        tools: ["list_categories"],
        tells: ["Shoes", "Clothing", "Kitchen", "Electronics"],
      },
    ],
  },
  {
    name: "two things in one message",
    steps: [
      {
        say: "show me a beanie and show me a desk lamp",
        tools: ["search_products", "search_products"],
        shows: ["Wool Beanie", "Desk Lamp"],
      },
    ],
  },
]

export const LOOKING: Script[] = [
  {
    name: "at one of the list, by its place",
    steps: [
      { say: "show me shoes", shows: ["Trail Runner", "City Sneaker"] },
      { say: "tell me more about the last one", tools: ["get_product_details"] },
    ],
  },
  {
    name: "at a product by its name",
    steps: [
      {
        say: "how much is the chef knife?",
        tools: ["search_products", "get_product_details"],
        shows: ["Chef Knife"],
        tells: ["$79.95"],
      },
      { say: "what is it made of?", tools: ["get_product_details"], tells: ["Steel"] },
    ],
  },
  {
    name: "at its sizes and stock",
    steps: [
      { say: "which sizes does the trail runner come in?", tells: ["41", "42", "43"] },
      {
        say: "do you have it in 42?",
        tools: ["get_product_details"],
        never: /42[^.]*is in stock/i,
      },
      { say: "and in 43?", tools: ["get_product_details"], tells: [/43/] },
    ],
  },
  {
    name: "at two side by side, in the language of the talk",
    steps: [
      {
        say: "Vergleiche bitte das Chef Knife und die Cast Iron Pan",
        compares: ["Chef Knife", "Cast Iron Pan"],
        rows: ["Preis", "Verfügbarkeit", "Kategorie"],
      },
    ],
  },
  {
    name: "at two side by side",
    steps: [
      {
        say: "compare the chef knife with the cast iron pan",
        tools: ["search_products", "search_products", "compare_products"],
        compares: ["Chef Knife", "Cast Iron Pan"],
        rows: ["Price", "Availability", "Material"],
      },
      {
        say: "which one is cheaper?",
        // Both are looked at, then the one that is chosen is talked about.
        tools: ["get_product_details", "get_product_details", "get_product_details"],
        tells: ["$64.00"],
      },
    ],
  },
  {
    name: "at the first two of the list, side by side",
    steps: [
      { say: "show me shoes", shows: ["Trail Runner", "City Sneaker"] },
      {
        say: "compare the first two",
        tools: ["compare_products"],
        compares: ["Trail Runner", "City Sneaker"],
      },
    ],
  },
  {
    name: "at X vs Y",
    steps: [
      {
        say: "rain jacket vs cotton t-shirt",
        tools: ["search_products", "search_products", "compare_products"],
        compares: ["Rain Jacket", "Cotton T-Shirt"],
      },
    ],
  },
  {
    name: "at what goes with it",
    steps: [
      { say: "tell me about the espresso cup", shows: ["Espresso Cup"] },
      { say: "what goes with it?", tools: ["get_recommendations"], shows: ["Coffee Grinder"] },
    ],
  },
  {
    name: "at a comparison that lacks its products",
    steps: [{ say: "compare", tools: [] }],
  },
]
