import type { Script } from "./script"

const SHOE = "Trail Runner (Size: 43)"

export const CART: Script[] = [
  {
    name: "is filled by name, in digits and in words",
    steps: [
      {
        say: "add 3 espresso cups and a chef knife to my cart",
        cart: { "Espresso Cup": 3, "Chef Knife": 1 },
      },
      {
        say: "put two wool beanies in my basket",
        cart: { "Espresso Cup": 3, "Chef Knife": 1, "Wool Beanie": 2 },
      },
    ],
  },
  {
    name: "is filled with what was found",
    steps: [
      { say: "show me a desk lamp" },
      { say: "I'll take it", tools: ["add_to_cart"], cart: { "Desk Lamp": 1 } },
    ],
  },
  {
    name: "is filled by places in the list",
    steps: [
      { say: "show me shoes under 100 dollars", shows: ["City Sneaker"] },
      { say: "add two of the first one", tools: ["add_to_cart"], cart: { "City Sneaker": 2 } },
    ],
  },
  {
    name: "waits for the size that is missing",
    steps: [
      { say: "add the trail runner to my cart", tools: ["search_products"], cart: {} },
      { say: "43", tools: ["add_to_cart"], cart: { [SHOE]: 1 } },
    ],
  },
  {
    name: "takes the size that was said at once",
    steps: [
      { say: "add 2 cotton t-shirts in size M", cart: { "Cotton T-Shirt (Size: M)": 2 } },
      {
        say: "and one in L",
        cart: { "Cotton T-Shirt (Size: M)": 2, "Cotton T-Shirt (Size: L)": 1 },
      },
      { say: "remove the M one", cart: { "Cotton T-Shirt (Size: L)": 1 } },
    ],
  },
  {
    name: "doesn't take a size that is sold out, and offers the others",
    steps: [
      {
        say: "add the trail runner in 42",
        tools: ["search_products", "add_to_cart", "get_product_details"],
        cart: {},
        tells: ["41", "43"],
      },
      { say: "ok, 41 then", tools: ["add_to_cart"], cart: { "Trail Runner (Size: 41)": 1 } },
    ],
  },
  {
    name: "doesn't take what is sold out, and shows something else",
    steps: [
      {
        say: "I'd like to add the cast iron pan to my cart",
        tools: ["search_products", "add_to_cart", "get_product_details", "get_recommendations"],
        cart: {},
      },
    ],
  },
  {
    name: "takes what may be sold before it is there",
    steps: [{ say: "add a desk lamp", cart: { "Desk Lamp": 1 } }],
  },
  {
    name: "takes no more than there are",
    steps: [{ say: "add 60 chef knives to my cart", cart: {} }],
  },
  {
    name: "takes no ten thousand of anything, no part and no less than one",
    steps: [
      { say: "add 10,000 espresso cups", tools: [], cart: {} },
      { say: "add 1.5 espresso cups", tools: [], cart: {} },
      { say: "add -3 espresso cups", tools: [], cart: {} },
      { say: "add 0 espresso cups", tools: [], cart: {} },
    ],
  },
  {
    name: "changes by what was just added",
    steps: [
      { say: "add a wool beanie", cart: { "Wool Beanie": 1 } },
      { say: "make it 4", tools: ["view_cart", "update_cart_item"], cart: { "Wool Beanie": 4 } },
      { say: "one more", tools: ["view_cart", "update_cart_item"], cart: { "Wool Beanie": 5 } },
      { say: "two less please", cart: { "Wool Beanie": 3 } },
    ],
  },
  {
    name: "changes by name among others",
    steps: [
      {
        say: "add 2 espresso cups and 3 wool beanies",
        cart: { "Espresso Cup": 2, "Wool Beanie": 3 },
      },
      { say: "change the espresso cups to 6", cart: { "Espresso Cup": 6, "Wool Beanie": 3 } },
      { say: "remove one of the beanies", cart: { "Espresso Cup": 6, "Wool Beanie": 2 } },
      { say: "take the espresso cups out", cart: { "Wool Beanie": 2 } },
    ],
  },
  {
    name: "changes by places in it, as it was shown",
    steps: [
      { say: "add an espresso cup and a wool beanie and a desk lamp" },
      { say: "show my cart", tools: ["view_cart"] },
      {
        say: "remove the second one",
        tools: ["view_cart", "remove_from_cart"],
        cart: { "Espresso Cup": 1, "Desk Lamp": 1 },
      },
    ],
  },
  {
    name: "is asked about when several lines could be meant",
    steps: [
      {
        say: "add a cotton t-shirt in size M",
        cart: { "Cotton T-Shirt (Size: M)": 1 },
      },
      {
        say: "and one in L",
        cart: { "Cotton T-Shirt (Size: M)": 1, "Cotton T-Shirt (Size: L)": 1 },
      },
      {
        say: "remove the t-shirt",
        tools: ["view_cart"],
        cart: { "Cotton T-Shirt (Size: M)": 1, "Cotton T-Shirt (Size: L)": 1 },
        tells: ["Size: M", "Size: L"],
      },
      { say: "the L one", cart: { "Cotton T-Shirt (Size: M)": 1 } },
    ],
  },
  {
    name: "is emptied when that is asked",
    steps: [
      {
        say: "add an espresso cup and a wool beanie",
        cart: { "Espresso Cup": 1, "Wool Beanie": 1 },
      },
      { say: "empty my cart", cart: {} },
      { say: "what's in my cart?", tools: ["view_cart"], cart: {} },
    ],
  },
  {
    name: "is shown with its totals, and the way to the checkout",
    steps: [
      { say: "add 2 wool beanies" },
      { say: "what's in my basket?", tools: ["view_cart"], tells: ["$49.00"] },
      { say: "I want to check out", tools: ["view_cart"], tells: [/checkout\?cart_id=/] },
    ],
  },
  {
    name: "is not touched by a change of what isn't in there",
    steps: [
      { say: "add a wool beanie" },
      { say: "remove the chef knife", tools: ["view_cart"], cart: { "Wool Beanie": 1 } },
    ],
  },
  {
    name: "is filled and shown in one message",
    steps: [
      {
        say: "add the usb-c cable and show my cart",
        tools: ["search_products", "add_to_cart", "view_cart"],
        cart: { "USB-C Cable": 1 },
      },
    ],
  },
  {
    name: "gets both of two that were compared",
    steps: [
      {
        say: "compare the espresso cup and the coffee grinder",
        compares: ["Espresso Cup", "Coffee Grinder"],
      },
      { say: "add both", cart: { "Espresso Cup": 1, "Coffee Grinder": 1 } },
    ],
  },
  {
    name: "gets a variation that was just confirmed",
    steps: [
      { say: "do you have the rain jacket in L?" },
      { say: "is it available in M?", tools: ["get_product_details"] },
      { say: "yes, add it", tools: ["add_to_cart"], cart: { "Rain Jacket (Size: M)": 1 } },
    ],
  },
  {
    name: "stays as it is when the shopper changes their mind",
    steps: [
      { say: "add the rain jacket", cart: {} },
      { say: "no, never mind", tools: [], cart: {} },
    ],
  },
]
