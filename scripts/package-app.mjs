/** The smallest store that a merchant could install the package into. */
import { writeFileSync } from "node:fs"
import path from "node:path"

const MEDUSA = "2.21.2"
const LOYALTY = "2.21.1"
const UI = "4.2.6"

/** Writes package.json, tsconfig.json and medusa-config.ts into the folder. */
export function writeFreshApp(folder, tarball) {
  // The loyalty plugin pins the host's patch version below the newest; its peers are lifted to it.
  const host = Object.fromEntries(
    ["admin-sdk", "cli", "dashboard", "framework", "icons", "medusa", "test-utils"].map((name) => [
      `@medusajs/${name}`,
      MEDUSA,
    ])
  )
  const manifest = {
    name: "fresh-store",
    version: "0.0.0",
    private: true,
    dependencies: {
      "@medusajs/admin-sdk": MEDUSA,
      "@medusajs/cli": MEDUSA,
      "@medusajs/dashboard": MEDUSA,
      "@medusajs/framework": MEDUSA,
      "@medusajs/icons": MEDUSA,
      "@medusajs/loyalty-plugin": LOYALTY,
      "@medusajs/medusa": MEDUSA,
      "@medusajs/ui": UI,
      "medusa-plugin-wallet-assistant": `file:${tarball}`,
      react: "^18.3.1",
      "react-dom": "^18.3.1",
    },
    devDependencies: {
      "@swc/core": "^1.7.28",
      "ts-node": "^10.9.2",
      typescript: "^5.9.0",
      vite: "^7.1.0",
    },
    overrides: { "@medusajs/loyalty-plugin": { ...host, "@medusajs/ui": UI } },
  }
  const tsconfig = {
    compilerOptions: {
      target: "ES2021",
      module: "Node16",
      moduleResolution: "Node16",
      esModuleInterop: true,
      skipLibCheck: true,
      strict: true,
      outDir: ".medusa/server",
    },
    include: ["**/*"],
    exclude: ["node_modules", ".medusa"],
  }
  const config = `import { defineConfig } from "@medusajs/framework/utils"

export default defineConfig({
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    http: {
      storeCors: "http://localhost:8000",
      adminCors: "http://localhost:9000",
      authCors: "http://localhost:9000",
      jwtSecret: process.env.JWT_SECRET,
      cookieSecret: process.env.COOKIE_SECRET,
    },
  },
  admin: { disable: true },
  plugins: [
    { resolve: "@medusajs/loyalty-plugin", options: {} },
    { resolve: "medusa-plugin-wallet-assistant", options: {} },
  ],
})
`
  writeFileSync(path.join(folder, "package.json"), JSON.stringify(manifest, null, 2))
  writeFileSync(path.join(folder, "tsconfig.json"), JSON.stringify(tsconfig, null, 2))
  writeFileSync(path.join(folder, "medusa-config.ts"), config)
}
