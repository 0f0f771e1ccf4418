/**
 * Every test, in three projects:
 *
 * - `unit`: functions and classes by themselves. No database; `npm run test:unit`.
 * - `modules`: modules on a PostgreSQL of the run's own.
 * - `http`: store processes with the built plugin, asked over HTTP and, where there is a Chromium, by
 *   a browser.
 *
 * `npm test` builds everything first and runs all three; `npx jest PATH` runs a part of them during
 * development. See docs/testing.md.
 */
const { availableParallelism } = require("node:os")

const transform = {
  "^.+\\.[jt]sx?$": [
    "@swc/jest",
    {
      jsc: {
        parser: { syntax: "typescript", decorators: true, tsx: true },
        transform: {
          legacyDecorator: true,
          decoratorMetadata: true,
          useDefineForClassFields: false,
        },
        target: "es2022",
      },
      sourceMaps: "inline",
    },
  ],
}

function project(displayName, testMatch) {
  return {
    displayName,
    testEnvironment: "node",
    roots: ["<rootDir>/src", "<rootDir>/integration-tests", "<rootDir>/storefront"],
    testMatch: testMatch.map((pattern) => `<rootDir>/${pattern}`),
    modulePathIgnorePatterns: ["<rootDir>/.medusa/", "<rootDir>/demo/", "<rootDir>/.local/"],
    transform,
  }
}

const onPostgres = {
  globalSetup: "<rootDir>/integration-tests/support/global-setup.mjs",
  globalTeardown: "<rootDir>/integration-tests/support/global-teardown.mjs",
}

module.exports = {
  projects: [
    {
      ...project("unit", [
        "src/**/__tests__/**/*.spec.ts",
        "storefront/src/**/__tests__/*.spec.ts",
        "integration-tests/clean-clone.spec.ts",
        "integration-tests/documentation.spec.ts",
        "integration-tests/lock-file.spec.ts",
        "integration-tests/support/__tests__/history.spec.ts",
      ]),
      globalSetup: "<rootDir>/integration-tests/support/learn-intents.ts",
    },
    {
      ...project("modules", [
        "integration-tests/faults/*.spec.ts",
        "integration-tests/modules/*.spec.ts",
        "integration-tests/support/__tests__/database.spec.ts",
        "integration-tests/types/*.spec.ts",
      ]),
      ...onPostgres,
    },
    {
      ...project("http", [
        "integration-tests/browser/*.spec.ts",
        "integration-tests/http/*.spec.ts",
        "integration-tests/support/__tests__/store.spec.ts",
      ]),
      ...onPostgres,
    },
  ],
  // A file waits for stores, locks and timers for a good part of its time.
  maxWorkers: Math.min(4, Math.max(3, availableParallelism())),
  // Of a machine that does much else; only what hangs takes so long.
  testTimeout: 300_000,
  forceExit: true,
}
