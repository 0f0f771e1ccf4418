import { z } from "@medusajs/framework/zod"
import { isSynonymLine, LANGUAGES } from "../../language"
import { flag, integer, money, plain, secret, textSetting } from "../../settings/setting"
import type { Setting, SettingsOf } from "../../settings/setting"
import { PRESET_NAMES, presetOf } from "./providers/presets"
import { OWN_PHRASES } from "./types"
import type { OwnAnswer, OwnPhrase, Policy } from "./types"

/** High enough to be no limit for any real store, low enough for every counter. */
const MAX_RATE = 1_000_000
const MAX_WINDOW_SECONDS = 24 * 60 * 60
const MAX_DAYS = 3650

const NAME = /^[a-z0-9][a-z0-9_-]{0,39}$/
const MINOR_UNITS = /^(0|[1-9][0-9]{0,17})$/

/** Of what a million tokens cost: minor units of the spend cap's currency. */
const TokenPrice = z.string().regex(MINOR_UNITS, {
  error: "must be a string of minor units per million tokens: digits only, at most 18",
})

const Provider = z
  .strictObject({
    name: z.string().regex(NAME, {
      error: "must be lower-case letters, digits, dashes and underscores, at most 40",
    }),
    preset: z.enum(PRESET_NAMES).optional(),
    base_url: z
      .url({ protocol: /^https?$/ })
      .max(500)
      .optional(),
    model: z.string().min(1).max(200),
    api_key: z.string().min(1).max(1000).optional(),
    timeout_ms: z.int().min(100).max(300_000).optional(),
    max_output_tokens: z.int().min(16).max(100_000).optional(),
    input_price: TokenPrice.optional(),
    output_price: TokenPrice.optional(),
  })
  .refine((provider) => provider.base_url ?? presetOf(provider).base_url, {
    path: ["base_url"],
    error: "is required where no preset has one",
  })

/** A language model as it is set up; `api_key` is masked wherever it is shown. */
export type ProviderSetting = z.output<typeof Provider>

const Providers = z
  .array(Provider)
  .max(10)
  .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, {
    error: "must not name two providers the same",
  })

const Policies = z
  .array(
    z.strictObject({
      topic: z.string().regex(/^[a-z0-9][a-z0-9_]{0,39}$/, {
        error: "must be snake case, at most 40 characters",
      }),
      title: z.string().min(1).max(200),
      text: z.string().min(1).max(10_000),
    })
  )
  .max(50)
  .refine((all) => new Set(all.map(({ topic }) => topic)).size === all.length, {
    error: "must not have two texts on one topic",
  })

const LANGUAGE_CODES = LANGUAGES.map(({ code }) => code)

const Answers = z
  .array(
    z.strictObject({
      questions: z.array(z.string().trim().min(1).max(300)).min(1).max(20),
      answer: z.string().trim().min(1).max(2_000),
    })
  )
  .max(300)

const Phrases = z
  .array(
    z.strictObject({
      language: z.string().refine((code) => LANGUAGE_CODES.includes(code), {
        error: `must be one of ${LANGUAGE_CODES.join(", ")}`,
      }),
      phrase: z.enum(OWN_PHRASES),
      text: z.string().trim().min(1).max(500),
    })
  )
  .max(200)
  .refine(
    (all) => new Set(all.map((each) => `${each.language} ${each.phrase}`)).size === all.length,
    {
      error: "must not word a phrase twice in one language",
    }
  )

const Synonyms = z
  .array(
    z.string().min(1).max(500).refine(isSynonymLine, {
      error: 'must be a line such as "gilet = body warmer", "footwear > clogs" or "purse ~ wallet"',
    })
  )
  .max(500)

const PublicUrl = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .regex(/^https?:\/\/[^/@?#]+(?:\/[^?#]*)?$/i)

const StorefrontPath = z
  .string()
  .max(300)
  .regex(/^\/[^\s#]*$/, { error: 'must be a path that begins with "/"' })

/** Keys belong to the address they are sent to: at another one they have to be given again. */
const providers: Setting<ProviderSetting[], ProviderSetting[]> = {
  schema: Providers,
  default: [],
  description:
    "Language models in the order in which they are asked, each OpenAI-compatible: `name`, `model`, " +
    "`preset` or `base_url`, `api_key` (never shown again), `timeout_ms`, `max_output_tokens`, and " +
    "`input_price`, `output_price` per million tokens in minor units of the spend cap's currency. " +
    "The built-in provider, which needs none of this, is always the last.",
  read: (wire) => wire,
  mapSecrets: (value, map) =>
    value.map(({ api_key, ...rest }) => {
      if (api_key === undefined) return rest
      const key = map(api_key, `${rest.name} ${rest.preset ?? ""} ${rest.base_url ?? ""}`)
      return key === undefined ? rest : { ...rest, api_key: key }
    }),
}

/**
 * Every setting of the assistant. A field of the plugin option `assistant` sets a store's default;
 * the dashboard overrides it at run time.
 */
export const ASSISTANT_SETTINGS = {
  rate_limit: integer(
    20,
    [0, MAX_RATE],
    "Requests per window and shopper (signed in: per customer; guests: per address) over " +
      "`/message`, `/stream`, `/cart`, `/feedback` and `/visual-search` together. 0 switches the limit off."
  ),
  rate_window: integer(
    60,
    [1, MAX_WINDOW_SECONDS],
    "Length of that window, in seconds. It begins with the first request and ends whatever comes meanwhile."
  ),
  agent_rate_limit: integer(
    120,
    [0, MAX_RATE],
    "Requests per minute and address on `/agent/*`. 0 switches the limit off."
  ),
  agent_checkout_enabled: flag(
    false,
    "Lets agents fill checkouts at `/agent/ucp/checkout-sessions`, which a customer's wallet pays within an " +
      "allowance of theirs, or a person in the shop. Off: 403 `assistant_agent_checkout_disabled`."
  ),
  providers,
  vision_provider: textSetting(
    "built-in",
    z.string().regex(NAME, { error: 'must be "built-in", "none" or the name of a provider' }),
    "Who describes pictures: `built-in`, `none`, or the name of a provider of the list whose model can see."
  ),
  policies: plain<Policy[]>(
    [],
    Policies,
    "What the assistant may say about returns, shipping, payment and the like: `topic`, `title`, `text`."
  ),
  answers: plain<OwnAnswer[]>(
    [],
    Answers,
    "Questions that the shop answers in its own words: `questions`, each way in which it is put, and `answer`. " +
      "Questions with other endings, order or words of the same meaning are answered alike."
  ),
  phrases: plain<OwnPhrase[]>(
    [],
    Phrases,
    "What the assistant says in the shop's words instead of its own: `language`, `phrase` (`greeting`, `thanks`, " +
      "`goodbye`, `help`, `who`, `smallTalk`, `unclear`, `nothing`), `text`."
  ),
  tone: textSetting(
    "",
    z.string().trim().max(1_000, { error: "must be at most 1,000 characters" }),
    "How language models are to speak, such as `playful, short sentences, first names`."
  ),
  search_synonyms: plain<string[]>(
    [],
    Synonyms,
    "What words mean in this shop, a line each: `gilet = body warmer` (the same), `footwear > clogs` " +
      "(a kind of it), `purse ~ wallet` (near it). They come on top of the option `search.synonyms`."
  ),
  storefront_url: textSetting(
    "",
    z.union([z.literal(""), z.url({ protocol: /^https?$/ }).max(500)], {
      error: "must be an http or https address",
    }),
    "Address of the storefront, which links to products and the checkout begin with. Empty: the " +
      "host's `admin.storefrontUrl`, else the first origin of its `storeCors`."
  ),
  public_url: textSetting(
    "",
    z.union([z.literal(""), PublicUrl], {
      error: "must be an http or https address without user, query and fragment",
    }),
    "Address under which agents and shoppers reach this server; links to it begin with it. Empty: the " +
      "host's `admin.backendUrl`, else what a request names as its host, and then no shared cache may " +
      "keep answers that hold it."
  ),
  product_path: textSetting(
    "/{country}/products/{handle}",
    StorefrontPath,
    "Path of a product in the storefront; may name `{handle}`, `{id}` and `{country}`."
  ),
  checkout_path: textSetting(
    "/{country}/checkout?cart_id={cart_id}",
    StorefrontPath,
    "Path of the checkout in the storefront; may name `{cart_id}` and `{country}`."
  ),
  daily_spend_cap: money(
    { amount: "0", currency: "usd" },
    "The most that providers may cost in a day (UTC), `amount` in minor units of `currency`. When it " +
      "is reached the built-in provider answers until the next day. `0` is no cap."
  ),
  messaging_enabled: flag(
    false,
    "Answers messages of the messaging channel. Off: they are acknowledged and dropped."
  ),
  messaging_verify_token: secret(
    "What the messaging channel has to say to be verified (`hub.verify_token`); never shown again."
  ),
  messaging_app_secret: secret(
    "The key with which the messaging channel signs what it sends; never shown again."
  ),
  messaging_rate_limit: integer(
    20,
    [0, MAX_RATE],
    "Messages per minute and sender that are answered; those over it are dropped. 0 switches the limit off."
  ),
  handover_enabled: flag(
    true,
    "Lets the assistant pass a shopper's request on to the shop's people, who find it in the dashboard " +
      "under Hand-overs. Off: it only says how they can be reached."
  ),
  handover_email: textSetting(
    "",
    z.union([z.literal(""), z.email().max(254)], { error: "must be an e-mail address" }),
    "Address to which each hand-over is e-mailed, by the host's notification module. Empty: no e-mail."
  ),
  attribution_days: integer(
    7,
    [1, 90],
    "Days after the assistant showed a product in which an order of it counts as the assistant's."
  ),
  conversation_days: integer(
    30,
    [1, MAX_DAYS],
    "Days after its last message that a conversation is kept."
  ),
  handover_days: integer(
    90,
    [1, MAX_DAYS],
    "Days that a hand-over is kept after something was last done about it."
  ),
  feedback_days: integer(180, [1, MAX_DAYS], "Days that feedback is kept."),
  telemetry_days: integer(90, [1, MAX_DAYS], "Days that figures about single turns are kept."),
} as const

export type AssistantSettingList = typeof ASSISTANT_SETTINGS

/** The settings as code reads them; amounts are `bigint` minor units. */
export type AssistantSettings = SettingsOf<AssistantSettingList>
