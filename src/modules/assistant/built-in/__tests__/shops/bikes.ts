import type { Shop } from "./shop"

/** An English shop for bicycle parts. */
export const bikes: Shop = {
  catalogue: "en",
  language: "en",
  wares: [
    {
      name: "Gravelking Tyre",
      category: "tyres",
      cents: 4495,
      description:
        "Folding gravel tyre, tubeless ready. Puncture protection layer under the tread.",
      labels: { "Width: 35 mm": 5, "Width: 43 mm": 0 },
      attributes: [{ name: "Weight", value: "410 g" }],
      rating: 4.6,
    },
    {
      name: "City Guard Tyre",
      category: "tyres",
      cents: 2295,
      description: "Wired tyre for commuting with a reflective strip. Not tubeless compatible.",
      labels: { "Width: 37 mm": 9, "Width: 42 mm": 4 },
      attributes: [{ name: "Weight", value: "890 g" }],
      rating: 4.4,
    },
    {
      name: "Eleven Speed Chain",
      category: "drivetrain",
      cents: 3250,
      sale: 2600,
      description:
        "Nickel plated chain, 116 links. A quick link is included. Fits Shimano and SRAM.",
      rating: 4.7,
      reviews: [{ rating: 5, title: "Quiet", content: "Silky and quiet after 2000 km." }],
    },
    {
      name: "Nine Speed Chain",
      category: "drivetrain",
      cents: 1850,
      description: "Steel chain with 114 links. No quick link in the box.",
    },
    {
      name: "Hydro Brake Pads",
      category: "brakes",
      cents: 1650,
      description: "Resin disc brake pads, sold as a pair. Made for Shimano calipers only.",
    },
    {
      name: "Floor Pump Pro",
      category: "tools",
      cents: 4900,
      description:
        "Steel floor pump up to 160 psi with a large gauge. Works with Presta and Schrader.",
      rating: 4.8,
    },
    {
      name: "Pocket Pump",
      category: "tools",
      cents: 2400,
      description: "Aluminium mini pump, 90 psi, fits Presta valves only. Frame mount included.",
      attributes: [{ name: "Weight", value: "98 g" }],
      rating: 4.1,
    },
    {
      name: "Beam 600 Headlight",
      category: "lights",
      cents: 5900,
      description:
        "Front light with 600 lumens, rechargeable by USB-C. Runs 2 hours on full power. Splashproof.",
      rating: 4.5,
    },
    {
      name: "Ember Rear Light",
      category: "lights",
      cents: 1900,
      description: "Red rear light, clips to seatposts. Runs 20 hours. Batteries are not included.",
      rating: 3.9,
      reviews: [{ rating: 2, title: "Clip", content: "The clip snapped after a month." }],
    },
    {
      name: "Gel Saddle",
      category: "saddles",
      cents: 3900,
      stock: 0,
      description: "Wide saddle with gel padding.",
    },
  ],
  policies: [
    {
      topic: "returns",
      title: "Returns",
      text: "Unused parts can come back within 60 days. We refund to the original payment method. Fitted parts can't be returned. Return postage is free in the UK.",
    },
    {
      topic: "warranty",
      title: "Warranty",
      text: "Everything has a two year warranty. Wear parts like chains and pads are excluded.",
    },
    { topic: "payment", title: "Payment", text: "We take cards, PayPal and Apple Pay." },
    {
      topic: "contact",
      title: "Contact",
      text: "Mail workshop@spoke.example or call 020 555 0147, Tuesday to Saturday 10:00 to 18:00.",
    },
  ],
  conversations: [
    [
      { say: "need new tires for gravel", first: "Gravelking Tyre" },
      { say: "tubeless?", says: /^Yes/ },
      { say: "got 43mm", says: /sold out|out of stock/i },
      { say: "what about the other one", says: /City Guard/ },
      { say: "is that tubeless as well", says: /^No/ },
      { say: "ok then 2 of the gravel ones in 35", cart: { "Gravelking Tyre (Width: 35 mm)": 2 } },
      { say: "how heavy are they", says: /410 g/ },
      { say: "hm make it just one", cart: { "Gravelking Tyre (Width: 35 mm)": 1 } },
    ],
    [
      {
        say: "my pump is broken, which one do you recommend under 30",
        says: /Pocket Pump/,
        not: /Floor Pump/,
      },
      { say: "does it do schrader", says: /Presta/ },
      { say: "and the big one?", says: /^Yes/, first: "Floor Pump Pro" },
      {
        say: "whats the difference between them",
        says: /Floor Pump.*Pocket Pump|Pocket Pump.*Floor Pump/s,
      },
      { say: "i'll take the floor pump", cart: { "Floor Pump Pro": 1 } },
      {
        say: "11 speed chain, is there a quick link in it?",
        says: /^Yes/,
        first: "Eleven Speed Chain",
      },
      { say: "how much is it reduced", says: /6[.,]50|20/ },
      { say: "can i send it back once its on the bike", says: /Fitted|can't/ },
      { say: "are you open on mondays", says: /^No/ },
    ],
    [
      { say: "lights for riding at night", says: /Beam 600/ },
      { say: "which lasts longest", says: /Ember/ },
      { say: "any complaints about it?", says: /clip/i },
      { say: "do batteries come with it", says: /^No/ },
      { say: "can the front one get wet", says: /[Ss]plash/, first: "Beam 600 Headlight" },
      { say: "cheers, thats all", not: /found|search/ },
    ],
  ],
}
