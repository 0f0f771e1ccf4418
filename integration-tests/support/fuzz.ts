/**
 * Sends requests made from a description to every operation of a running service.
 *
 *   const { problems, reached } = await fuzz(store, { root, document, tokens: [admin.token] })
 *
 * Always the same ones; `FUZZ_RUNS=1000` looks longer.
 */
import fc from "fast-check"
import { Described, type OpenApi } from "./described"
import { request, type Store } from "./store"

/** Requests per operation. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 25)

export interface Fuzzed {
  /** Answers that are failures or not as described, in words. */
  problems: string[]
  /** Ids of the operations that answered something with success. */
  reached: string[]
  operations: number
}

export async function fuzz(
  store: Store,
  {
    root,
    document,
    tokens,
    ids,
  }: { root: string; document: OpenApi; tokens: (string | undefined)[]; ids?: readonly string[] }
): Promise<Fuzzed> {
  const described = new Described(document)
  const problems: string[] = []
  const reached = new Set<string>()
  for (const operation of described.operations) {
    await fc.assert(
      fc.asyncProperty(
        described.requestFor(operation, ids),
        fc.constantFrom(...tokens),
        async (wanted, token) => {
          const query = new URLSearchParams(wanted.query).toString()
          const path = `${root}${wanted.path}${query ? `?${query}` : ""}`
          const { body, headers } = wanted
          const answer = await request(store, operation.method, path, { token, body, headers })
          if (answer.status < 400) reached.add(operation.id)
          const problem =
            answer.status >= 500
              ? `answered ${answer.status}: ${answer.text}`
              : // A path parameter may turn the path into another one.
                !/_route_not_found$/.test(answer.body?.code) && described.judge(operation, answer)
          if (problem) {
            problems.push(`${operation.id} ${JSON.stringify(wanted)}: ${problem}`)
          }
        }
      ),
      { numRuns: RUNS, seed: 20261120 }
    )
  }
  return { problems, reached: [...reached], operations: described.operations.length }
}
