import { defineConfig } from "@medusajs/framework/utils"

const { DATABASE_URL, JWT_SECRET, COOKIE_SECRET, PORT } = process.env
const origin = `http://localhost:${PORT}`

export default defineConfig({
  projectConfig: {
    databaseUrl: DATABASE_URL,
    http: {
      storeCors: origin,
      adminCors: origin,
      authCors: origin,
      jwtSecret: JWT_SECRET,
      cookieSecret: COOKIE_SECRET,
    },
  },
  admin: { disable: true },
  plugins: [
    // One caller sends everything: what is measured is the work, not the limit that would stop it.
    { resolve: "medusa-plugin-wallet-assistant", options: { rate_limit_per_minute: 0 } },
    { resolve: "@medusajs/loyalty-plugin", options: {} },
  ],
})
