/** What answers are worded with; `{name}` stands for a value that a fact holds. */
export interface AnswerPhrases {
  yes: string
  no: string
  // The shop
  /** {text} in another language than the conversation's. */
  quoted: string
  /** The same with {language}, in which it is written. */
  quotedForeign: string
  isFree: string
  shopSilent: string
  /** {contact} */
  askTeam: string
  askTeamSomehow: string
  /** {thing} */
  notNamed: string
  /** {list} */
  payWith: string
  methods: { card: string; wallet: string; transfer: string; cash: string; later: string }
  /** {when} */
  answering: string
  onlyUnused: string
  sorry: string
  /** {contact} */
  human: string
  humanSomehow: string
  handedOver: string
  handedOverAlready: string
  /** {email} */
  reachByEmail: string
  reachByAccount: string
  offerHandover: string
  askEmail: string
  cannot: string
  onlyOwn: string
  // Shipping
  /** {country} */
  shipsTo: string
  shipsNotTo: string
  /** {countries} */
  shipsOnlyTo: string
  shipping: string
  /** {total} */
  freeFrom: string
  neverFree: string
  noShipping: string
  // Products
  /** {name} */
  notSaid: string
  /** {text}: of the description, which doesn't answer. */
  saysOnly: string
  /** {text}: of the description. */
  says: string
  /** {text}, {language}: the same of a description in another language. */
  saysForeign: string
  /** {text}: of a review. */
  reviewSays: string
  /** {name}, {option} */
  optionThere: string
  optionGone: string
  optionNever: string
  /** {options} */
  comesIn: string
  thereIs: string
  soldOutAre: string
  /** {name}, {value} */
  price: string
  /** {value}: of several products. */
  sum: string
  weight: string
  dimensions: string
  material: string
  origin: string
  value: string
  /** {name}, {price}, {regular}, {saving}, {percent} */
  reduced: string
  /** {name}, {price} */
  notReduced: string
  /** {name}, {rating}, {count} */
  rated: string
  /** {name} */
  unrated: string
  noCriticism: string
  soldOut: string
  inStock: string
  restockUnknown: string
  cannotNotify: string
  noSizeChart: string
  /** {names} */
  noneSays: string
  // Advice
  /** {name}, {reasons} */
  take: string
  bestRated: string
  cheapest: string
  lightest: string
  /** {budget} */
  picks: string
  askWho: string
  // Account
  signIn: string
  guestOrder: string
  orders: string
  noOrders: string
  orderUnknown: string
  /** {order}, {date}, {status}, {total} */
  order: string
  /** {order}, {items} */
  orderItems: string
  /** {number} */
  trackingNumber: string
  noTracking: string
  notSentYet: string
  wasSent: string
  cannotChangeOrder: string
  /** {order}, {status} */
  payment: string
  /** {balance} */
  balance: string
  /** {balance}, {left} */
  covers: string
  /** {balance}, {missing} */
  coversNot: string
  /** {amount}, {date} */
  expiresOn: string
  expiresNever: string
  signInForWallet: string
  /** {name}, {price} */
  fixedPrice: string
  fixedPrices: string
  noCodes: string
}
