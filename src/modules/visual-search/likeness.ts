/**
 * The least likeness of a product that is shown (decisions, "Visual search"). Distorted copies of a
 * photo lie above it, noise, drawings and text below.
 */
export const LIKENESS_FLOOR = 0.78
