import medusa from "@medusajs/eslint-plugin"
import prettier from "eslint-config-prettier"
import tseslint from "typescript-eslint"

// Medusa's preset leaves tests out of everything; ours are held to the same rules as the code.
const medusaRules = medusa.configs.recommended.filter(({ rules, plugins }) => rules ?? plugins)

export default tseslint.config(
  {
    ignores: [
      "**/node_modules/",
      "**/.medusa/",
      ".local/",
      "demo/public/",
      "demo/static/",
      "packages/storefront/dist/",
    ],
  },
  ...medusaRules,
  ...tseslint.configs.recommended,
  prettier,
  {
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      // A leading underscore says "not used, on purpose"; picking fields off is no waste either.
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      // The backend is CommonJS.
      "@typescript-eslint/no-require-imports": "off",
      // Our endpoints have an error table of their own; a bare Error is a mistake in the code.
      "@medusajs/use-medusa-error-not-generic-error": "off",
    },
  },
  {
    files: ["**/*.js"],
    languageOptions: { sourceType: "commonjs" },
  }
)
