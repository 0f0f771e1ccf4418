/**
 * Mutation testing of what money means: `npm run test:mutation`, not part of `npm test`.
 * Only the unit and property tests run, which need no database. See docs/testing.md.
 */
export default {
  mutate: [
    "src/concurrency/group-commit.ts",
    "src/modules/ledger/core/*.ts",
    "src/modules/ledger/chain/*.ts",
    "src/modules/ledger/verify/entry-cursor.ts",
  ],
  testRunner: "jest",
  jest: {
    projectType: "custom",
    enableFindRelatedTests: false,
    configFile: "stryker.config.jest.cjs",
  },
  coverageAnalysis: "perTest",
  concurrency: 2,
  ignorePatterns: [
    ".local",
    ".medusa",
    ".ci",
    "bench",
    "demo",
    "docs",
    "integration-tests",
    "packages",
    "reports",
    "scripts",
    "storefront",
  ],
  tempDirName: ".local/stryker",
  reporters: ["clear-text", "progress"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  // A mutant that loops is told from a busy machine by the time it takes.
  timeoutMS: 10_000,
  thresholds: { high: 98, low: 97, break: 96 },
}
