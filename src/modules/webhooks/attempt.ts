import { type Verdict, judge } from "./schedule"
import type { SecretBox } from "../../secrets/secret-box"
import type { Send, SendResult } from "./send"
import { signMessage } from "./signing"
import type { Attempt } from "./types"

/** What an attempt carries and where to. */
export interface Message {
  endpoint_id: string
  event_id: string
  url: string
  secret: Buffer
  previous_secret: Buffer | null
  /** The body; null when the event is no longer kept. */
  body: string | null
  /** Attempts before this one. */
  attempts: number
}

const MAX_ERROR = 500
const GONE: SendResult = {
  status: null,
  error: "the event is no longer kept",
  response: null,
  retryAfter: null,
}

/** Signs a message with the time of this attempt, sends it, and judges the result. Never throws. */
export async function makeAttempt(
  message: Message,
  { box, send, clock }: { box: SecretBox; send: Send; clock: () => Date }
): Promise<{ attempt: Attempt; verdict: Verdict }> {
  const at = clock()
  const began = performance.now()
  const result = message.body === null ? GONE : await signAndSend(message, message.body, at)
  const verdict: Verdict =
    message.body === null
      ? { status: "failed" }
      : judge(result, { attempts: message.attempts + 1, now: clock() })
  return {
    verdict,
    attempt: {
      at: at.toISOString(),
      duration_ms: Math.round(performance.now() - began),
      status: result.status,
      error: storable(result.error?.slice(0, MAX_ERROR)),
      response: storable(result.response),
    },
  }

  async function signAndSend(
    { endpoint_id, event_id, url, secret, previous_secret }: Message,
    body: string,
    now: Date
  ): Promise<SendResult> {
    try {
      const secrets = [secret, previous_secret]
        .filter((each) => each !== null)
        .map((each) => box.open(each, endpoint_id))
      return await send({
        url,
        body,
        headers: signMessage(secrets, { id: event_id, body, at: now }),
      })
    } catch (error) {
      return { ...GONE, error: (error as Error).message }
    }
  }
}

/** PostgreSQL's text holds no NUL. */
function storable(text: string | null | undefined): string | null {
  return text?.replaceAll("\u0000", "") ?? null
}

/** The body that receivers get; `data` is JSON text already. */
export function toBody(type: string, timestamp: Date, data: string): string {
  const head = JSON.stringify({ type, timestamp: timestamp.toISOString() })
  return `${head.slice(0, -1)},"data":${data}}`
}
