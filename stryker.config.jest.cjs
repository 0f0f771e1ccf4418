/** What runs against each mutant: unit and property tests of the money and the chain, no database. */
const { transform } = require("./jest.config.js")

module.exports = {
  testEnvironment: "node",
  roots: [
    "<rootDir>/src/__tests__",
    "<rootDir>/src/modules/ledger/core",
    "<rootDir>/src/modules/ledger/chain",
    "<rootDir>/src/modules/ledger/verify",
  ],
  testMatch: ["**/__tests__/*.spec.ts"],
  setupFiles: ["<rootDir>/stryker.config.setup.cjs"],
  transform,
}
