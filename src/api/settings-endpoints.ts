import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { component, InstantOut, listMeta, ListMeta, ok, Page, perPage } from "../http"
import type { Context, Permission } from "../http"
import { UnknownSecretError } from "../settings/secrets"
import { keysOf, RefusedSettingError } from "../settings/setting"
import type { KeyOf, SettingList, ValuesOf } from "../settings/setting"
import { isStorable } from "../text/characters"
import type { EffectiveSettings, SettingChange, SettingChanges } from "../settings/store"

/** One change of one setting. */
const SettingChangeRecord = component(
  "SettingChangeRecord",
  z.strictObject({
    id: z.int(),
    key: z.string(),
    old_value: z.unknown().meta({ description: "`null`: there was no override." }),
    new_value: z.unknown().meta({ description: "`null`: the override was taken away." }),
    changed_by: z.string().meta({ examples: ["user:user_01J9ZJ6V2T"] }),
    changed_at: InstantOut,
  }),
  { description: "Who changed which setting." }
)

/** Where the settings of a service are kept. */
export interface SettingsKeeper<List extends SettingList> {
  describeSettings(): Promise<EffectiveSettings<List>>
  changeSettings(changes: SettingChanges<List>, changedBy: string): Promise<EffectiveSettings<List>>
  listSettingChanges(
    page: number,
    perPage: number
  ): Promise<{ data: SettingChange[]; total: number }>
}

/**
 * The endpoints of one service's settings: read them, change them, see who did. Their schemas stand
 * in OpenAPI under `name` and `nameChange`; `access` is what they ask of their callers.
 */
export function settingsEndpoints<List extends SettingList>(
  name: string,
  list: List,
  keeperOf: (scope: MedusaContainer) => SettingsKeeper<List>,
  access: Permission
) {
  const Effective = effectiveSchema(name, list)
  const Change = changeSchema(name, list)
  const common = { tags: ["Settings"], access }
  return {
    get: {
      ...common,
      id: "getSettings",
      summary: "Read the settings",
      responses: { 200: Effective },
      handler: async ({ scope }: Context) => ok(present(await keeperOf(scope).describeSettings())),
    },
    patch: {
      ...common,
      id: "changeSettings",
      summary: "Change settings",
      description:
        "Takes effect at once here, and within five seconds on the store's other instances.",
      body: Change,
      responses: { 200: Effective },
      handler: async ({ body, identity, scope }: Context<unknown, unknown, object>) => {
        const changes = body as SettingChanges<List>
        return ok(present(await keeperOf(scope).changeSettings(changes, identity.key)))
      },
    },
    changes: {
      ...common,
      id: "listSettingChanges",
      summary: "List who changed which setting",
      description: "Newest first.",
      query: z.object({ page: Page, per_page: perPage(25, 100) }),
      responses: { 200: z.strictObject({ data: z.array(SettingChangeRecord), meta: ListMeta }) },
      handler: async ({ query, scope }: Context<unknown, { page: number; per_page: number }>) => {
        const { page, per_page } = query
        const { data, total } = await keeperOf(scope).listSettingChanges(page, per_page)
        return ok({
          data: data.map((change) => ({
            ...change,
            id: Number(change.id),
            changed_at: change.changed_at.toISOString(),
          })),
          meta: listMeta(total, page, per_page),
        })
      },
    },
  }
}

/** A mask that was sent back for a secret that nobody knows, or a value that can't be set. */
export function translateRefusedSetting<Code extends string>(code: Code) {
  return (error: unknown) =>
    error instanceof UnknownSecretError || error instanceof RefusedSettingError
      ? { code, data: { params: { [error.key]: error.message } } }
      : undefined
}

function present<List extends SettingList>({ values, sources }: EffectiveSettings<List>) {
  return { ...values, sources }
}

type Shape<List extends SettingList, Each> = { [Key in KeyOf<List>]: Each }

function shapeOf<List extends SettingList, Each extends z.ZodType>(
  list: List,
  field: (key: KeyOf<List>) => Each
): Shape<List, Each> {
  return Object.fromEntries(keysOf(list).map((key) => [key, field(key)])) as Shape<List, Each>
}

function fieldOf(list: SettingList, key: string): z.ZodType {
  const { schema, description } = list[key] as SettingList[string]
  return schema.meta({ description })
}

type WireShape<List extends SettingList> = { [Key in KeyOf<List>]: z.ZodType<ValuesOf<List>[Key]> }

/** The settings' own schemas; that each belongs to its key is lost where they are put together. */
function wireShape<List extends SettingList>(list: List): WireShape<List> {
  return shapeOf(list, (key) => fieldOf(list, key)) as WireShape<List>
}

/** What the settings are and where each one comes from. */
function effectiveSchema<List extends SettingList>(name: string, list: List) {
  return component(
    name,
    z.strictObject({
      ...wireShape(list),
      sources: z
        .strictObject(shapeOf(list, () => z.enum(["default", "option", "override"])))
        .meta({ description: "Where each value comes from." }),
    }),
    { description: "The settings in effect." }
  )
}

/** Settings to change. */
function changeSchema<List extends SettingList>(name: string, list: List) {
  const schema = (key: string) =>
    (list[key] as SettingList[string]).schema.refine(isStorable, {
      error: "must be well-formed text without NUL characters",
    })
  return component(
    `${name}Change`,
    z.object(
      shapeOf(list, (key) =>
        schema(key).nullable().optional().meta({ description: list[key]?.description })
      )
    ),
    { description: "What is absent stays; `null` resets to the plugin's option or the default." }
  )
}
