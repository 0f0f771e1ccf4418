import { html, nothing } from "lit/html.js"
import { fill } from "../../texts"
import { percentOf } from "./percent"
import { Room } from "./room"

interface Grant {
  basis_points: number | null
  fixed_amount: string | null
  cap_per_order: string | null
}

interface Referrals {
  code: string | null
  link: string | null
  friends: { invited: number; open: number; pending: number; awarded: number }
  amounts: { currency: string; pending: string; awarded: string }[]
  referred: { status: "open" | "counted" | "refused" } | null
  offers: {
    currency: string
    friend_gets: Grant | null
    referrer_gets: Grant | null
    minimum_order: string
    ends_at: string | null
  }[]
}

/** A code for friends, and what it brought. */
export class ReferralRoom extends Room {
  protected readonly name = "referral"
  private found!: Referrals

  protected async load(): Promise<void> {
    this.found = await this.ask("GET", "/referral")
  }

  private get shared(): string {
    return this.found.link ?? this.found.code ?? ""
  }

  private copy = () =>
    this.attempt(async () => {
      await navigator.clipboard.writeText(this.shared)
      return { text: this.words.copied, good: true }
    })

  private share = () =>
    this.attempt(async () => {
      const { code, link } = this.found
      const shared = link ? { url: link } : { text: code ?? "" }
      // Whoever closes the sheet has changed their mind.
      await navigator.share(shared).catch((error) => {
        if (!(error instanceof DOMException && error.name === "AbortError")) throw error
      })
      return undefined
    })

  private take = (event: SubmitEvent) => {
    event.preventDefault()
    const code = String(new FormData(event.target as HTMLFormElement).get("friend")).trim()
    if (!code) return
    void this.attempt(async () => {
      this.found = await this.ask("POST", "/referral", { code })
      this.host.emit("referral-taken", { code })
      this.focusTitle()
      return { text: this.words.codeTaken, good: true }
    })
  }

  protected view() {
    const { words, found } = this
    return html`<ul class="plain-list">
        ${found.offers.map((offer) => html`<li>${this.offerText(offer)}</li>`)}
      </ul>
      ${found.code ? this.renderCode() : nothing}
      ${found.friends.invited ? this.renderFriends() : nothing}
      ${
        found.referred
          ? html`<p class="told">${words[`referred_${found.referred.status}`]}</p>`
          : found.offers.length
            ? this.renderTake()
            : nothing
      }`
  }

  private offerText({
    currency,
    friend_gets,
    referrer_gets,
    minimum_order,
    ends_at,
  }: Referrals["offers"][number]) {
    const { words, host } = this
    const what = ({ basis_points, fixed_amount, cap_per_order }: Grant) =>
      [
        fixed_amount
          ? host.format(fixed_amount, currency)
          : fill(words.ofFirstOrder, { percent: percentOf(basis_points ?? 0, host.locale()) }),
        cap_per_order && fill(words.atMost, { amount: host.format(cap_per_order, currency) }),
      ]
        .filter(Boolean)
        .join(", ")
    return [
      friend_gets && fill(words.friendGets, { what: what(friend_gets) }),
      referrer_gets && fill(words.youGet, { what: what(referrer_gets) }),
      minimum_order !== "0" && fill(words.from, { amount: host.format(minimum_order, currency) }),
      ends_at && fill(words.until, { date: host.day(ends_at) }),
    ]
      .filter(Boolean)
      .join(" · ")
  }

  private renderCode() {
    const { words } = this
    return html`<label>
        ${this.found.link ? words.yourLink : words.yourCode}
        <input readonly dir="ltr" .value=${this.shared} @focus=${selectAll} />
      </label>
      <div class="row">
        ${this.button(words.copy, this.copy, "primary")}
        ${"share" in navigator ? this.button(words.share, this.share) : nothing}
      </div>`
  }

  private renderFriends() {
    const { friends, amounts } = this.found
    const { words, host } = this
    return html`<p class="told">${fill(words.friends, friends)}</p>
      ${amounts.map(
        ({ currency, awarded, pending }) =>
          html`<p class="told">
            ${fill(words.brought, {
              awarded: host.format(awarded, currency),
              pending: host.format(pending, currency),
            })}
          </p>`
      )}`
  }

  private renderTake() {
    const { words, host } = this
    return html`<form @submit=${this.take}>
      <label>
        ${words.friendsCode}
        <input
          name="friend"
          required
          maxlength="100"
          autocomplete="off"
          dir="ltr"
          .value=${host.referralCode}
        />
        <small>${words.friendsCodeHint}</small>
      </label>
      <button class="primary" ?disabled=${this.busy}>${words.useCode}</button>
    </form>`
  }
}

function selectAll(event: FocusEvent): void {
  if (event.target instanceof HTMLInputElement) event.target.select()
}
