/**
 * A meaning that every language has words for. Ids are English and nobody ever sees them; a field of
 * commerce is one file here, and one of the same name in each language's folder.
 */
export interface Concept {
  /** Wider concepts: an armchair is a chair. */
  kindOf?: readonly string[]
  /** Others that a shopper may be content with, or looks at next. */
  near?: readonly string[]
  /** What things are about, and no name of a thing itself: running, skin, pain. */
  isTopic?: true
  /** Of what people do: the things that they do it with. */
  doneWith?: readonly string[]
}

export type Concepts = Readonly<Record<string, Concept>>

/**
 * A language's words for each concept of a field, as they are written, the most usual first,
 * separated by commas. A phrase of several words is one word here.
 */
export type Words<C extends Concepts> = { readonly [Id in keyof C]: string }
