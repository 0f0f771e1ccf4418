/**
 * Mutation testing of what money means: `npm run test:mutation`, not part of `npm test`.
 * Only the unit and property tests run, which need no database. See docs/testing.md.
 */
export default {
  mutate: ["src/modules/ledger/core/*.ts", "src/modules/ledger/chain/*.ts"],
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
  // A property test takes seconds; a mutant that loops is told from a slow machine by more of them.
  timeoutMS: 30_000,
  thresholds: { high: 100, low: 99, break: 97 },
}
