/**
 * Every test, unit to HTTP: `npm test` builds everything first and brings its own PostgreSQL;
 * `npx jest PATH` runs a part of it during development (see integration-tests/support).
 */
module.exports = {
  testEnvironment: "node",
  roots: ["<rootDir>/src", "<rootDir>/integration-tests"],
  testMatch: [
    "<rootDir>/src/**/__tests__/**/*.spec.ts",
    "<rootDir>/integration-tests/**/*.spec.ts",
  ],
  modulePathIgnorePatterns: ["<rootDir>/.medusa/", "<rootDir>/demo/", "<rootDir>/.local/"],
  transform: {
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
  },
  globalSetup: "<rootDir>/integration-tests/support/global-setup.mjs",
  globalTeardown: "<rootDir>/integration-tests/support/global-teardown.mjs",
  // Servers and clusters are the scarce thing: two files at once would only slow each other down.
  maxWorkers: 1,
  testTimeout: 120_000,
  forceExit: true,
}
