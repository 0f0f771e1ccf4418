import type OpenAI from "openai"
import { createOpenAiClient } from "../../../network/openai-client"
import type { RemoteEmbeddings } from "../options"
import { normalized } from "./provider"
import type { EmbeddingProvider } from "./provider"

/** Its address stands in the plugin's options, which only whoever operates the server can write. */
const RULES = { allowHttp: true, allowPrivateAddresses: true }

/** Any service that speaks OpenAI's `/embeddings`. */
export class OpenAiEmbeddings implements EmbeddingProvider {
  readonly name: string
  readonly nearEnough = 0.3
  private readonly client: OpenAI

  constructor(private readonly options: RemoteEmbeddings) {
    const { base_url, api_key, model, dimensions, timeout_ms } = options
    this.name = [model, dimensions].filter(Boolean).join("@")
    const timeout = timeout_ms
    this.client = createOpenAiClient({ base_url, api_key, timeout, retries: 1, rules: RULES })
  }

  async embed(texts: readonly string[]): Promise<Float32Array[]> {
    const { model, dimensions } = this.options
    const { data } = await this.client.embeddings.create({
      model,
      input: [...texts],
      encoding_format: "float",
      ...(dimensions && { dimensions }),
    })
    if (data.length !== texts.length) {
      throw new Error(`The embeddings service answered ${data.length} of ${texts.length} texts`)
    }
    return [...data].sort((a, b) => a.index - b.index).map(({ embedding }) => normalized(embedding))
  }
}
