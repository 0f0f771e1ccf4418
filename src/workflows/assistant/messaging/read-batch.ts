import { z } from "@medusajs/framework/zod"
import type { IncomingMessage } from "../../../modules/assistant"

/** As long as a message of the chat may be. */
const MAX_CONTENT = 4_000
const MAX_ID = 256

const Id = z.string().min(1).max(MAX_ID)
const Title = z.object({ title: z.string() })

/** A message of the channel; of those that hold no words nothing is read. */
const Message = z.object({
  id: Id,
  from: Id,
  text: z.object({ body: z.string() }).optional().catch(undefined),
  button: z.object({ text: z.string() }).optional().catch(undefined),
  interactive: z
    .object({ button_reply: Title.optional(), list_reply: Title.optional() })
    .optional()
    .catch(undefined),
})

const Change = z.object({
  value: z.object({
    metadata: z.object({ phone_number_id: Id.optional() }).optional().catch(undefined),
    messages: z.array(z.unknown()),
  }),
})

const Batch = z.object({ entry: z.array(z.object({ changes: z.array(z.unknown()) })) })

/**
 * Every message with words in what the channel has sent, in its order: text, and what was chosen of
 * buttons and lists. Whatever else it says (that something was delivered or read, pictures) is left.
 */
export function readBatch(body: unknown): IncomingMessage[] {
  const batch = Batch.safeParse(body)
  if (!batch.success) return []
  const changes = batch.data.entry.flatMap((entry) => entry.changes)
  return changes.flatMap((each) => {
    const change = Change.safeParse(each)
    if (!change.success) return []
    const { metadata, messages } = change.data.value
    return messages.flatMap((message) => readMessage(message, metadata?.phone_number_id))
  })
}

function readMessage(value: unknown, recipient: string | undefined): IncomingMessage[] {
  const message = Message.safeParse(value)
  if (!message.success) return []
  const { id, from, text, button, interactive } = message.data
  const words =
    text?.body ?? button?.text ?? interactive?.button_reply?.title ?? interactive?.list_reply?.title
  const content = words?.trim().slice(0, MAX_CONTENT)
  return content ? [{ message_id: id, sender: from, recipient, content }] : []
}
