import type OpenAI from "openai"
import type { AddressRules } from "../../../network/address-guard"
import type { ProviderSetting } from "../settings-list"
import { Aborted, takeUntilAborted } from "../turn/abort"
import type { ChatProvider, ProviderEvent, ProviderRequest } from "../types"
import { PROVIDER_RULES } from "./address-rules"
import { createClient } from "./client"
import { ProviderFailure, toFailure } from "./failure"
import { presetOf } from "./presets"
import type { Preset } from "./presets"
import { retry } from "./retry"
import { withoutThinking } from "./thinking"
import { ToolCallParts } from "./tool-call-parts"
import { Watchdog } from "./watchdog"
import { toWireMessages, toWireTools } from "./wire"

const DEFAULT_TIMEOUT = 20_000
/** A service that does not even answer the request in this time is down. */
const CONNECT_TIMEOUT = 10_000

type Chunk = OpenAI.Chat.Completions.ChatCompletionChunk
type Body = OpenAI.Chat.Completions.ChatCompletionCreateParamsStreaming

/**
 * A language model behind any OpenAI-compatible `/chat/completions`. Streams tokens as they come;
 * asks again after 408, 409, 429 and 5xx as long as nothing has come; gives up when connecting, the
 * first token or any later one takes too long.
 */
export class OpenAiCompatible implements ChatProvider {
  readonly name: string
  private readonly client: OpenAI
  private readonly preset: Preset
  private readonly timeout: number

  /** @throws Error when there is neither a preset's address nor `base_url` */
  constructor(
    private readonly setting: ProviderSetting,
    rules: AddressRules = PROVIDER_RULES,
    private readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>
  ) {
    this.name = setting.name
    this.preset = presetOf(setting)
    this.timeout = setting.timeout_ms ?? DEFAULT_TIMEOUT
    this.client = createClient(setting, Math.min(this.timeout, CONNECT_TIMEOUT), rules)
  }

  async *respond(request: ProviderRequest): AsyncIterable<ProviderEvent> {
    const body = this.bodyFor(request)
    yield* withoutThinking(
      retry(() => this.attempt(body, request.signal), request.signal, this.wait)
    )
  }

  private async *attempt(body: Body, signal: AbortSignal): AsyncIterable<ProviderEvent> {
    const watchdog = new Watchdog()
    const either = AbortSignal.any([signal, watchdog.signal])
    watchdog.allow(this.timeout, "first_token_timeout")
    const calls = new ToolCallParts()
    let opened = false
    let finished = false
    try {
      const stream = await this.client.chat.completions.create(body, { signal: either })
      opened = true
      for await (const chunk of takeUntilAborted(stream, either)) {
        watchdog.allow(this.timeout, "idle_timeout")
        const choice = choiceOf(chunk)
        if (choice?.finish_reason) finished = true
        for (const delta of choice?.delta?.tool_calls ?? []) calls.add(delta)
        const content = choice?.delta?.content
        if (typeof content === "string" && content !== "") yield { type: "text", content }
        if (chunk.usage) yield usageOf(chunk.usage)
      }
    } catch (error) {
      if (signal.aborted) throw new Aborted()
      throw watchdog.failure ?? toFailure(error, opened)
    } finally {
      watchdog.stop()
    }
    if (!finished) throw new ProviderFailure("cut", "Its answer ended without an end.", true)
    if (calls.size > 0) yield { type: "calls", calls: calls.calls() }
  }

  private bodyFor(request: ProviderRequest): Body {
    const limit = this.setting.max_output_tokens ?? request.maxOutputTokens
    const tools = toWireTools(request.tools)
    return {
      model: this.setting.model,
      stream: true,
      messages: toWireMessages(request),
      ...(tools.length > 0 && { tools, tool_choice: request.lastRound ? "none" : "auto" }),
      ...(this.preset.usage && { stream_options: { include_usage: true } }),
      ...(this.preset.completionTokens ? { max_completion_tokens: limit } : { max_tokens: limit }),
    }
  }
}

/** Anything but a chunk of an answer is a failure, not an answer without words. */
function choiceOf(chunk: Chunk): Chunk["choices"][number] | undefined {
  if (typeof chunk !== "object" || chunk === null || !Array.isArray(chunk.choices)) {
    throw new ProviderFailure("malformed", "It sent something that is no part of an answer.", true)
  }
  return chunk.choices[0]
}

function usageOf(usage: OpenAI.CompletionUsage): ProviderEvent {
  const { prompt_tokens, completion_tokens } = usage
  return {
    type: "usage",
    usage: { input: toCount(prompt_tokens), output: toCount(completion_tokens) },
  }
}

function toCount(value: unknown): number {
  return Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : 0
}
