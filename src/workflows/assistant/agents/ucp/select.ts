import { optionsOf, selectionsOf } from "./present"
import type { Selection } from "./present"
import { featuredOf } from "./read-listings"
import type { Listing, Offer } from "./read-listings"

export interface Selected {
  /** The featured one first. */
  offers: Offer[]
  /** What was asked for, without what had to be dropped; else the options of the featured one. */
  selected: Selection[]
}

/**
 * Narrows a product's variants to those that match selections. When none does, selections are
 * dropped from the end of `preferences` (those that it does not name first) until some do.
 */
export function selectOffers(
  listing: Listing,
  wanted: readonly Selection[],
  preferences: readonly string[] = []
): Selected {
  const rank = ({ name }: Selection) => {
    const index = preferences.indexOf(name)
    return index < 0 ? preferences.length : index
  }
  const kept = [...wanted].sort((one, other) => rank(one) - rank(other))
  let matching = listing.variants.filter((offer) => matches(offer, kept))
  while (!matching.length && kept.length) {
    kept.pop()
    matching = listing.variants.filter((offer) => matches(offer, kept))
  }
  const featured = featuredOf(matching)
  return {
    offers: [featured, ...matching.filter((offer) => offer !== featured)],
    selected: wanted.length ? wanted.filter((one) => kept.includes(one)) : selectionsOf(featured),
  }
}

/** A variant by its id determines the whole selection: there is only itself. */
export function selectOffer(listing: Listing, variantId: string): Selected | undefined {
  const offer = listing.variants.find(({ variant }) => variant.id === variantId)
  return offer && { offers: [offer], selected: selectionsOf(offer) }
}

/** The options of a product, and what of each can be had next to what is selected. */
export function optionSignals(listing: Listing, selected: readonly Selection[]) {
  return optionsOf(listing).map(({ name, values }) => {
    const others = selected.filter((one) => one.name !== name)
    return {
      name,
      values: values.map(({ label }) => {
        const having = listing.variants.filter((offer) =>
          matches(offer, [...others, { name, label }])
        )
        const available = having.some((offer) => offer.available >= 1)
        return { label, available, exists: having.length > 0 }
      }),
    }
  })
}

function matches(offer: Offer, wanted: readonly Selection[]): boolean {
  const own = selectionsOf(offer)
  return wanted.every(({ name, label }) =>
    own.some((one) => one.name === name && one.label === label)
  )
}
