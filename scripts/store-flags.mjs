/**
 * Flags of Node for a store that is to serve many requests at once: a request is under way for tens
 * of milliseconds then, and Node's young generation should hold longer than that
 * (docs/performance.md, "What to set").
 */
export const STORE_FLAGS = ["--max-semi-space-size=64"]
