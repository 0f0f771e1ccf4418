/** What is known about a service with an OpenAI-compatible interface. */
export interface Preset {
  base_url?: string
  /** Works without a key. */
  keyless?: boolean
  /** Takes `stream_options.include_usage`. */
  usage?: boolean
  /** Calls it `max_completion_tokens`. */
  completionTokens?: boolean
}

/** The services that need no `base_url`, and `custom` for any other. */
export const PRESETS = {
  openai: { base_url: "https://api.openai.com/v1", usage: true, completionTokens: true },
  anthropic: { base_url: "https://api.anthropic.com/v1", usage: true },
  gemini: { base_url: "https://generativelanguage.googleapis.com/v1beta/openai", usage: true },
  groq: { base_url: "https://api.groq.com/openai/v1", usage: true },
  mistral: { base_url: "https://api.mistral.ai/v1" },
  deepseek: { base_url: "https://api.deepseek.com/v1", usage: true },
  xai: { base_url: "https://api.x.ai/v1", usage: true },
  together: { base_url: "https://api.together.xyz/v1", usage: true },
  openrouter: { base_url: "https://openrouter.ai/api/v1", usage: true },
  perplexity: { base_url: "https://api.perplexity.ai" },
  moonshot: { base_url: "https://api.moonshot.ai/v1", usage: true },
  ollama: { base_url: "http://localhost:11434/v1", keyless: true, usage: true },
  custom: { keyless: true, usage: true },
} as const satisfies Record<string, Preset>

export type PresetName = keyof typeof PRESETS
export const PRESET_NAMES = Object.keys(PRESETS) as [PresetName, ...PresetName[]]

/** The preset of a provider: the one it names, the one that its own name is, or `custom`. */
export function presetOf({ preset, name }: { preset?: string; name: string }): Preset {
  const found = [preset, name].find((key) => key !== undefined && Object.hasOwn(PRESETS, key))
  return PRESETS[(found ?? "custom") as PresetName]
}
