import { html, nothing } from "lit/html.js"
import { fill } from "../../texts"
import { wantsStepUp } from "../attempts"
import { isAway, Room } from "./room"

interface Withdrawal {
  id: number
  amount: string
  currency: string
  status: "requested" | "approved" | "paid" | "rejected" | "canceled"
  destination?: string | null
  reference: string | null
  reason: string | null
  created_at: string
}

/** What was asked for and is not answered yet. */
interface Wanted {
  amount: string
  destination: string
  /** The same for all attempts, so that money is set aside once. */
  key: string
}

/** Having money of the wallet paid out. */
export class WithdrawRoom extends Room {
  protected readonly name = "withdraw"
  private list: Withdrawal[] = []
  private wanted?: Wanted

  protected async load(): Promise<void> {
    const path = `/withdrawals?currency=${this.currency}&per_page=10`
    this.list = (await this.ask<{ data: Withdrawal[] }>("GET", path)).data
  }

  private get limits() {
    const { withdrawal_minimum: minimum, withdrawal_maximum: maximum } = this.host.wallet.features
    return { minimum, maximum }
  }

  private submit = (event: SubmitEvent) => {
    event.preventDefault()
    const data = new FormData(event.target as HTMLFormElement)
    const amount = this.amountOf(data.get("amount"), this.limits)
    const destination = String(data.get("destination")).trim()
    if (!amount || !destination) return
    // What nobody has answered may have arrived: the same wish goes out under the same key.
    const isSame = this.wanted?.amount === amount && this.wanted.destination === destination
    const key = isSame ? this.wanted!.key : crypto.randomUUID()
    this.wanted = { amount, destination, key }
    void this.send(event.target as HTMLFormElement)
  }

  private send(form: HTMLFormElement) {
    const { amount, destination, key } = this.wanted!
    return this.confirmed(async () => {
      const { currency } = this
      const wish = { amount, currency, destination, idempotency_key: key }
      try {
        await this.ask("POST", "/withdrawals", wish)
      } catch (error) {
        if (!isAway(error) && !wantsStepUp(error)) this.wanted = undefined
        throw error
      }
      this.wanted = undefined
      form.reset()
      await Promise.all([this.load(), this.host.refresh()])
      this.host.emit("withdrawal-requested", { amount, currency })
      return { text: this.words.withdrawAsked, good: true }
    })
  }

  private cancel(id: number) {
    return this.attempt(async () => {
      await this.ask("POST", `/withdrawals/${id}/cancel`)
      await Promise.all([this.load(), this.host.refresh()])
      this.focusTitle()
      return { text: this.words.withdrawCanceled, good: true }
    })
  }

  protected view() {
    const { words, limits } = this
    const { texts } = this.host
    return html`<form @submit=${this.submit}>
        ${this.renderAmount(texts.amount, "amount", this.bounds(limits.minimum, limits.maximum))}
        <label>
          ${words.destination}
          <input name="destination" required maxlength="500" autocomplete="off" />
          <small>${words.destinationHint}</small>
        </label>
        <button class="primary" ?disabled=${this.busy}>${words.withdrawAsk}</button>
      </form>
      ${
        this.list.length
          ? html`<ul class="list">
              ${this.list.map((one) => this.renderOne(one))}
            </ul>`
          : nothing
      }`
  }

  private renderOne({ id, amount, currency, status, created_at, ...rest }: Withdrawal) {
    const { words, host } = this
    const shown = host.format(amount, currency)
    const about = [host.day(created_at), rest.destination, rest.reference, rest.reason]
    return html`<li>
      <span>
        <strong>${shown}</strong> ${words[`withdraw_${status}`]}
        <small>${about.filter(Boolean).join(" · ")}</small>
      </span>
      ${
        status === "requested"
          ? this.button(
              host.texts.cancel,
              () => this.cancel(id),
              "plain",
              fill(words.withdrawCancel, { amount: shown })
            )
          : nothing
      }
    </li>`
  }
}
