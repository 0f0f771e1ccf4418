import { defineConfig } from "@medusajs/framework/utils"

export default defineConfig({
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    http: {
      storeCors: "http://localhost:8000",
      adminCors: "http://localhost:9000",
      authCors: "http://localhost:9000",
      jwtSecret: "x".repeat(32),
      cookieSecret: "y".repeat(32),
    },
  },
  admin: { disable: process.env.DISABLE_ADMIN === "true" },
  plugins: [{ resolve: "medusa-plugin-wallet-assistant", options: {} }],
})
