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
    // The limits are on, as in any store, and out of reach.
    {
      resolve: "medusa-plugin-wallet-assistant",
      options: {
        rate_limit_per_minute: 1_000_000,
        redeem_rate_limit_per_minute: 1_000_000,
        velocity_max_debits: 1_000_000,
        transfers_enabled: true,
        assistant: { rate_limit: 1_000_000 },
      },
    },
    { resolve: "@medusajs/loyalty-plugin", options: {} },
  ],
})
