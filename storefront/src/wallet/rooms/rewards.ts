import { html, nothing } from "lit/html.js"
import { fill } from "../../texts"
import { percentOf } from "./percent"
import { Room } from "./room"

interface Reward {
  rule_name: string
  status: "waiting" | "pending" | "awarded" | "taken_back" | "refused"
  reason: string | null
  order_id: number | null
  currency: string
  amount: string
  pending_until: string | null
  created_at: string
}

interface Progress {
  rule_name: string
  currency: string
  counts: "spend" | "orders"
  counted: string
  next: { threshold: string; amount: string } | null
  ends_at: string | null
}

interface Offer {
  rule_name: string
  currency: string
  basis_points: number | null
  fixed_amount: string | null
  cap_per_order: string | null
  minimum_order: string
  selected_goods: boolean
  waiting_days: number
  ends_at: string | null
}

interface List<T> {
  data: T[]
}

/** What orders have earned, will earn, or didn't, and why. */
export class RewardsRoom extends Room {
  protected readonly name = "rewards"
  private rewards: Reward[] = []
  private progress: Progress[] = []
  private offers: Offer[] = []

  protected async load(): Promise<void> {
    const [rewards, progress, offers] = await Promise.all([
      this.ask<List<Reward>>("GET", "/rewards?per_page=20"),
      this.ask<List<Progress>>("GET", "/rewards/progress"),
      this.ask<List<Offer>>("GET", "/rewards/offers"),
    ])
    this.rewards = rewards.data
    this.progress = progress.data
    this.offers = offers.data
  }

  protected view() {
    const { words } = this
    return html`${this.renderPart(words.offers, this.offers, (offer) => this.renderOffer(offer))}
    ${this.renderPart(words.milestones, this.progress, (one) => this.renderProgress(one))}
    ${this.renderPart(words.earned, this.rewards, (reward) => this.renderReward(reward))}
    ${
      this.rewards.length + this.progress.length + this.offers.length
        ? nothing
        : html`<p class="told">${this.host.texts.empty}</p>`
    }`
  }

  private renderPart<T>(title: string, all: T[], one: (each: T) => unknown) {
    if (!all.length) return nothing
    return html`<h4>${title}</h4>
      <ul class="list">
        ${all.map((each) => html`<li>${one(each)}</li>`)}
      </ul>`
  }

  private renderOffer(offer: Offer) {
    const { words, host } = this
    const format = (amount: string) => host.format(amount, offer.currency)
    const { basis_points, fixed_amount, cap_per_order, minimum_order } = offer
    const back = fixed_amount ? format(fixed_amount) : percentOf(basis_points ?? 0, host.locale())
    const about = [
      minimum_order !== "0" && fill(words.from, { amount: format(minimum_order) }),
      cap_per_order && fill(words.atMost, { amount: format(cap_per_order) }),
      offer.selected_goods && words.selectedGoods,
      offer.waiting_days > 0 && fill(words.afterDays, { days: offer.waiting_days }),
      offer.ends_at && fill(words.until, { date: host.day(offer.ends_at) }),
    ]
    return html`<span>
      <strong>${offer.rule_name}</strong> ${fill(words.back, { what: back })}
      <small>${about.filter(Boolean).join(" · ")}</small>
    </span>`
  }

  private renderProgress({ rule_name, currency, counts, counted, next, ends_at }: Progress) {
    const { words, host } = this
    const isSpend = counts === "spend"
    const until = ends_at ? ` · ${fill(words.until, { date: host.day(ends_at) })}` : ""
    if (!next) {
      return html`<span
        ><strong>${rule_name}</strong> <small>${words.allReached}${until}</small></span
      >`
    }
    const text = fill(words.progress, {
      counted: isSpend ? host.format(counted, currency) : counted,
      threshold: isSpend
        ? host.format(next.threshold, currency)
        : fill(words.orders, { count: next.threshold }),
      amount: host.format(next.amount, currency),
    })
    // A bar needs no exact amount: thousandths are more than it can show.
    const part = Number((BigInt(counted) * 1000n) / BigInt(next.threshold))
    return html`<span class="wide">
      <strong>${rule_name}</strong>
      <progress max="1000" value=${part} aria-label=${`${rule_name}: ${text}`}></progress>
      <small>${text}${until}</small>
    </span>`
  }

  private renderReward(reward: Reward) {
    const { words, host } = this
    const { status, reason, pending_until, order_id } = reward
    const known: Record<string, string | undefined> = words
    const about = [
      host.day(reward.created_at),
      order_id !== null && fill(host.texts.order, { number: order_id }),
      status === "pending" && pending_until
        ? fill(words.pendingUntil, { date: host.day(pending_until) })
        : words[`reward_${status}`],
      reason && known[`reason_${reason}`],
    ]
    return html`<span>
        ${reward.rule_name}
        <small>${about.filter(Boolean).join(" · ")}</small>
      </span>
      <strong class=${status === "awarded" ? "good" : "dim"}>
        ${host.format(reward.amount, reward.currency)}
      </strong>`
  }
}
