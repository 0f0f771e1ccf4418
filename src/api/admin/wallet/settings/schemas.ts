import { z } from "@medusajs/framework/zod"
import { component, InstantOut } from "../../../../http"
import { SETTING_KEYS, SETTINGS } from "../../../../modules/access"
import type { SettingKey, SettingValues } from "../../../../modules/access"

type Shape<Each> = { [Key in SettingKey]: Each }
type WireShape = { [Key in SettingKey]: z.ZodType<SettingValues[Key]> }

function shapeOf<Each extends z.ZodType>(field: (key: SettingKey) => Each): Shape<Each> {
  return Object.fromEntries(SETTING_KEYS.map((key) => [key, field(key)])) as Shape<Each>
}

const wire = (key: SettingKey) => SETTINGS[key].schema as z.ZodType

/** What the settings are and where each one comes from. */
export const Settings = component(
  "Settings",
  z.strictObject({
    ...(shapeOf((key) =>
      wire(key).meta({ description: SETTINGS[key].description })
    ) as unknown as WireShape),
    sources: z
      .strictObject(shapeOf(() => z.enum(["default", "option", "override"])))
      .meta({ description: "Where each value comes from." }),
  }),
  { description: "The settings in effect." }
)

/** Settings to change. */
export const SettingsChange = component(
  "SettingsChange",
  z.object(
    shapeOf((key) =>
      wire(key).nullable().optional().meta({ description: SETTINGS[key].description })
    ) as unknown as { [Key in SettingKey]: z.ZodOptional<z.ZodNullable<WireShape[Key]>> }
  ),
  { description: "What is absent stays; `null` resets to the plugin's option or the default." }
)

/** One change of one setting. */
export const SettingChangeRecord = component(
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
