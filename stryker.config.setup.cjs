/**
 * Mutants run the property tests hundreds of times. A wrong one seldom survives the first few
 * programs, and nobody wants to see the smallest program that shows it.
 */
const fc = require("fast-check")

fc.configureGlobal({ numRuns: 40, endOnFailure: true })
