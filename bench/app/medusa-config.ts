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
    { resolve: "medusa-plugin-wallet-assistant", options: {} },
    { resolve: "@medusajs/loyalty-plugin", options: {} },
  ],
})
