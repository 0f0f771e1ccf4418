/**
 * A store's sender for the messaging channel that writes lines of JSON to the file MESSAGING_SENT:
 * one when it begins, one when it has sent. What it is to do stands in the message it answers.
 */
const { appendFileSync } = require("node:fs")
const { setTimeout: sleep } = require("node:timers/promises")

const failed = new Set()

module.exports = {
  async assistant_messaging_send({ id, to, text, cards, in_reply_to }, context) {
    const write = (event) => {
      const { recipient, attempts } = context
      const line = { event, id, to, text, cards, in_reply_to, recipient, attempts }
      appendFileSync(process.env.MESSAGING_SENT, `${JSON.stringify(line)}\n`)
    }
    write("begun")
    if (typeof context.container.resolve !== "function") throw new Error("no container")
    if (in_reply_to.includes("slow") && process.env.MESSAGING_SLOW) await sleep(600_000)
    if (in_reply_to.includes("fails-once") && !failed.has(in_reply_to)) {
      failed.add(in_reply_to)
      throw new Error("the channel is down")
    }
    write("sent")
  },
}
