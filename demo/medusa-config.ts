import { defineConfig } from "@medusajs/framework/utils"

const { DATABASE_URL, REDIS_URL, JWT_SECRET, COOKIE_SECRET, PORT = "9000" } = process.env
/** The plugin's options as JSON, for trying them out without touching this file. */
const { WALLET_OPTIONS = "{}" } = process.env

/** A module that keeps the staff's roles, in the place of the host's own. */
const { ROLES_MODULE } = process.env

/** A file with the plugin's `extensions`, for the same purpose. */
const { WALLET_EXTENSIONS } = process.env
/** Folders of further plugins as a JSON list, to see what a store's own code does beside ours. */
const { OTHER_PLUGINS = "[]" } = process.env
/** Further payment providers as a JSON list, `[{"resolve": "…", "id": "…"}]`. */
const { PAYMENT_PROVIDERS = "[]" } = process.env
/** Who sends e-mail: by default the server's log, nobody when empty. */
const { MAIL_PROVIDER = "@medusajs/medusa/notification-local" } = process.env

/** What the messaging channel proves itself with; without them it is off. */
const { MESSAGING_VERIFY_TOKEN, MESSAGING_APP_SECRET } = process.env

/** Where the shop's pages are; `npm start` serves them here. */
const { STOREFRONT_URL } = process.env

const { assistant, ...otherOptions } = JSON.parse(WALLET_OPTIONS)

const walletOptions = {
  ...otherOptions,
  assistant: {
    public_url: `http://localhost:${PORT}`,
    ...(STOREFRONT_URL ? { storefront_url: STOREFRONT_URL } : {}),
    ...(MESSAGING_VERIFY_TOKEN && MESSAGING_APP_SECRET
      ? {
          messaging_enabled: true,
          messaging_verify_token: MESSAGING_VERIFY_TOKEN,
          messaging_app_secret: MESSAGING_APP_SECRET,
        }
      : {}),
    ...assistant,
  },
  ...(WALLET_EXTENSIONS ? { extensions: require(WALLET_EXTENSIONS) } : {}),
}

const mailProviders = MAIL_PROVIDER
  ? [{ resolve: MAIL_PROVIDER, id: "mail", options: { channels: ["email"] } }]
  : []

const origin = `http://localhost:${PORT}`

// Several instances need what they share to be in Redis; one instance needs none of this.
const redisModules = REDIS_URL
  ? [
      { resolve: "@medusajs/medusa/event-bus-redis", options: { redisUrl: REDIS_URL } },
      {
        resolve: "@medusajs/medusa/workflow-engine-redis",
        options: { redis: { redisUrl: REDIS_URL } },
      },
      {
        resolve: "@medusajs/medusa/locking",
        options: {
          providers: [
            {
              resolve: "@medusajs/medusa/locking-redis",
              id: "locking-redis",
              is_default: true,
              options: { redisUrl: REDIS_URL },
            },
          ],
        },
      },
    ]
  : []

export default defineConfig({
  projectConfig: {
    databaseUrl: DATABASE_URL,
    redisUrl: REDIS_URL,
    http: {
      storeCors: `${origin},http://localhost:8000`,
      adminCors: origin,
      authCors: `${origin},http://localhost:8000`,
      jwtSecret: JWT_SECRET,
      cookieSecret: COOKIE_SECRET,
    },
    // The demo is served over plain HTTP on localhost; leave this line out of a real store.
    cookieOptions: { secure: false },
  },
  admin: { disable: process.env.DISABLE_ADMIN === "true" },
  modules: [
    {
      resolve: "@medusajs/medusa/file",
      options: {
        providers: [
          {
            resolve: "@medusajs/medusa/file-local",
            id: "local",
            options: { backend_url: `${origin}/static` },
          },
        ],
      },
    },
    {
      resolve: "@medusajs/medusa/notification",
      options: {
        providers: [
          {
            resolve: "@medusajs/medusa/notification-local",
            id: "local",
            options: { channels: ["feed"] },
          },
          ...mailProviders,
        ],
      },
    },
    {
      resolve: "@medusajs/medusa/payment",
      options: {
        providers: [
          { resolve: "medusa-plugin-wallet-assistant/providers/wallet-payment" },
          { resolve: "./src/demo-card", id: "demo" },
          ...JSON.parse(PAYMENT_PROVIDERS),
        ],
      },
    },
    ...redisModules,
    ...(ROLES_MODULE ? [{ resolve: ROLES_MODULE }] : []),
  ],
  plugins: [
    { resolve: "medusa-plugin-wallet-assistant", options: walletOptions },
    ...JSON.parse(OTHER_PLUGINS).map((resolve: string) => ({ resolve, options: {} })),
  ],
})
