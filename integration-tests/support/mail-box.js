/**
 * A notification provider that appends what it is asked to send to the file MAIL_BOX, one JSON a
 * line: `startStore({ env: { MAIL_PROVIDER: require.resolve("…/mail-box.js"), MAIL_BOX: file } })`.
 * It fails for addresses at bounce.example.
 */
const { appendFileSync } = require("node:fs")
const {
  AbstractNotificationProviderService,
  ModuleProvider,
  Modules,
} = require("@medusajs/framework/utils")

class MailBox extends AbstractNotificationProviderService {
  static identifier = "mail-box"

  async send({ to, channel, template, data }) {
    if (to.endsWith("@bounce.example")) {
      throw new Error("The mailbox does not exist")
    }
    appendFileSync(process.env.MAIL_BOX, `${JSON.stringify({ to, channel, template, data })}\n`)
    return {}
  }
}

module.exports = ModuleProvider(Modules.NOTIFICATION, { services: [MailBox] })
