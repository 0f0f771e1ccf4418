import type { Shades } from "../shades"

export const shades: Shades = {
  yellow: "mustard, ochre, honey, lemon, saffron, straw",
  "orange-colour": "rust, peach, apricot, terracotta, tangerine, pumpkin",
  red: "brick, cherry, poppy, tomato",
  "dark-red": "wine, burgundy, claret",
  pink: "rose, salmon, blush, raspberry",
  green: "olive, forest, sage, moss, fern, pine, eucalyptus",
  "light-blue": "sky, ice",
  navy: "midnight, ink",
  beige: "sand, cream, natural, oat, oatmeal, ecru, ivory, stone",
  brown: "camel, chestnut, tobacco, cocoa, walnut, copper, cinnamon",
  grey: "charcoal, slate, ash, graphite, smoke, stone, steel",
  white: "chalk, snow, pearl",
  black: "coal, ebony, onyx",
}
