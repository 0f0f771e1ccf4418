import { html, nothing } from "lit/html.js"
import { AssistantClient } from "../client/assistant-client"
import type { Cart, CartItem, Choice, ProductCard } from "../client/assistant-client"
import { cartIdOf } from "../client/store-address"
import { ServiceError } from "../client/service"
import { DrawnElement } from "../drawn-element"
import { directionOf, fill } from "../texts"
import type { AssistantTexts } from "../texts/assistant"
import { choicesIn, parseReply } from "./blocks"
import type { Run } from "./blocks"
import { Conversation, problemOf } from "./conversation"
import { icons } from "./icons"
import type { ShopAssistant } from "./launcher"
import { pictureIn } from "./photo"
import { cardList, cartView, comparisonTable, safeUrl } from "./product-views"
import type { ProductActions } from "./product-views"
import { panelStyles, productStyles } from "./styles"
import { keepSetting, readSetting, Transcript } from "./transcript"
import type { Entry } from "./transcript"

const AT_ONCE = "answer-at-once"
const AGREED = "agreed"
/** Below this width the panel takes the whole screen, and is modal. */
const PHONE = "(max-width: 40rem)"
/** How close to the end somebody reads who wants to be kept there, in pixels. */
const NEAR_END = 80
/** What is left free above a question whose answer fills the panel, in pixels. */
const QUESTION_MARGIN = 12

/** The panel of `<shop-assistant>`: conversation and cart. */
export class AssistantPanel extends DrawnElement {
  static override styles = [panelStyles, productStyles]
  private readonly client: AssistantClient
  private readonly transcript: Transcript
  private readonly conversation: Conversation
  private readonly chosen = new Map<number, string>()
  private readonly phone = matchMedia(PHONE)
  private cart?: Cart
  private view: "chat" | "cart" = "chat"
  private busy?: string
  private settingsShown = false
  private atOnce = readSetting(AT_ONCE)
  private agreed = readSetting(AGREED)
  /** What was asked before the shopper has agreed. */
  private unasked = ""
  private dropping = false
  private followsEnd = true
  private spoken = ""
  private notice = ""

  constructor(
    private readonly host: ShopAssistant,
    private texts: AssistantTexts
  ) {
    super()
    this.client = new AssistantClient({
      base: host.base,
      token: () => host.token,
      publishableKey: () => host.getAttribute("publishable-key"),
    })
    this.transcript = new Transcript(`shop-assistant:${host.base}`, this.redraw)
    const textsNow = () => this.texts
    this.conversation = new Conversation({
      get texts() {
        return textsNow()
      },
      client: this.client,
      transcript: this.transcript,
      circumstances: () => this.circumstances(),
      atOnce: () => this.atOnce,
      changed: () => this.requestUpdate(),
      say: (text) => this.say(text),
      emit: (name, detail) => this.emit(name, detail),
      cartTouched: () => void this.refreshCart(),
    })
    this.exportParts()
  }

  override connectedCallback(): void {
    super.connectedCallback()
    this.phone.addEventListener("change", this.redraw)
    visualViewport?.addEventListener("resize", this.fitKeyboard)
  }

  disconnectedCallback(): void {
    this.phone.removeEventListener("change", this.redraw)
    visualViewport?.removeEventListener("resize", this.fitKeyboard)
  }

  get isOpen(): boolean {
    return this.hasAttribute("open")
  }

  /** Goes on in another language. */
  speak(texts: AssistantTexts): void {
    this.texts = texts
    this.requestUpdate()
  }

  show(): void {
    if (this.isOpen) return
    this.toggleAttribute("open", true)
    this.requestUpdate()
    this.followsEnd = true
    this.emit("opened", {})
    void this.refreshCart()
    void this.updateComplete.then(() => this.renderRoot.querySelector("textarea")?.focus())
  }

  hide(): void {
    this.toggleAttribute("open", false)
    this.emit("closed", {})
  }

  async ask(question: string): Promise<void> {
    this.view = "chat"
    this.notice = ""
    this.followsEnd = true
    if (this.consent) {
      this.unasked = question
      this.requestUpdate()
    } else await this.conversation.ask(question)
  }

  private async askByPhoto(picture: Blob): Promise<void> {
    if (!this.consent) await this.conversation.askByPhoto(picture)
  }

  /** What the shopper has to agree to first; empty where nothing, or where they have. */
  private get consent(): string {
    return this.agreed ? "" : (this.host.getAttribute("consent") ?? "")
  }

  private agree(agreed: boolean): void {
    this.agreed = agreed
    keepSetting(AGREED, agreed)
    this.requestUpdate()
  }

  stop(): void {
    this.conversation.stop()
  }

  /** Here, and at the service; what can't be deleted there just now is told, and stays here. */
  async forget(): Promise<void> {
    this.conversation.stop()
    const { conversation_ref } = this.transcript
    try {
      if (conversation_ref) await this.client.forget(conversation_ref)
    } catch (error) {
      // One that the service no longer has is forgotten already.
      if (!(error instanceof ServiceError) || error.status !== 404) {
        this.notice = problemOf(error, this.texts)
        this.say(this.notice)
        return
      }
    }
    this.transcript.clear()
    this.agree(false)
    this.settingsShown = false
    this.notice = ""
    this.requestUpdate()
  }

  sessionChanged(): void {
    this.client.service.forgetSession()
    if (this.isOpen) void this.refreshCart()
  }

  async refreshCart(): Promise<void> {
    await this.change("view", { action: "view" })
  }

  private circumstances() {
    const country = this.host.getAttribute("country")
    const cart_id = this.host.getAttribute("cart-id")
    return {
      locale: this.host.locale,
      ...(country && { country }),
      ...(cart_id && { cart_id }),
    }
  }

  /** Changes or reads the cart and tells the page; answers whether it worked. */
  private async change(
    what: string,
    request: Parameters<AssistantClient["cart"]>[0]
  ): Promise<boolean> {
    if (this.busy !== undefined) return false
    this.busy = what
    this.requestUpdate()
    try {
      const before = JSON.stringify(this.cart?.items ?? [])
      this.cart = await this.client.cart({ ...request, ...this.circumstances() })
      this.notice = ""
      if (JSON.stringify(this.cart.items) !== before) {
        this.emit("cart-changed", { cart: this.cart, cart_id: cartIdOf(this.cart) })
      }
      return true
    } catch (error) {
      this.notice = problemOf(error, this.texts)
      if (request.action !== "view") this.say(this.notice)
      const { code = "failed", message = "" } = error as ServiceError
      this.emit("failed", { code, message })
      return false
    } finally {
      this.busy = undefined
      this.requestUpdate()
    }
  }

  private async add(product: ProductCard, variation_id: number | undefined): Promise<void> {
    const variation = variation_id === undefined ? {} : { variation_id }
    const added = await this.change(`product ${product.id}`, {
      action: "add",
      product_id: product.id,
      ...variation,
      quantity: 1,
    })
    if (!added) return
    this.notice = fill(this.texts.added, { name: product.name })
    this.say(this.notice)
    this.requestUpdate()
  }

  private async setQuantity({ cart_item_key }: CartItem, quantity: number): Promise<void> {
    const request =
      quantity < 1 ? { action: "remove" as const } : { action: "update" as const, quantity }
    if (await this.change(cart_item_key, { ...request, cart_item_key })) {
      this.say(`${this.texts.total}: ${this.cart!.total}`)
    }
    // The button that was pressed may be gone: the focus stays in the panel.
    await this.updateComplete
    if (!this.shadowRoot?.activeElement)
      this.renderRoot.querySelector<HTMLElement>(".back")?.focus()
  }

  private open(event: Event, product: ProductCard): void {
    const stays = this.emit("product-opened", { product, url: product.url }, true)
    if (!stays) event.preventDefault()
    if (this.phone.matches) this.host.close()
  }

  private checkout = (event: Event): void => {
    const { checkout_url: url } = this.cart!
    if (!this.emit("checkout", { cart_id: cartIdOf(this.cart!), url }, true)) event.preventDefault()
  }

  private async rate(entry: Entry, rating: "up" | "down"): Promise<void> {
    const { conversation_ref } = this.transcript
    const { message_ref } = entry
    try {
      await this.client.rate(rating, { conversation_ref, message_ref })
    } catch (error) {
      this.notice = problemOf(error, this.texts)
      this.requestUpdate()
      return
    }
    entry.rating = rating
    this.transcript.keep()
    this.say(this.texts.thanks)
    this.emit("rated", { rating, message_ref })
    this.requestUpdate()
  }

  private emit(name: string, detail: object, cancelable = false): boolean {
    return this.host.dispatchEvent(
      new CustomEvent(`assistant:${name}`, { detail, cancelable, bubbles: true, composed: true })
    )
  }

  private say(text: string): void {
    this.spoken = text
    this.requestUpdate()
  }

  private exportParts(): void {
    this.setAttribute(
      "exportparts",
      "panel,header,title,messages,message,bubble,composer,send-button,cards,card,picture," +
        "product-name,price,add-button,comparison,cart,checkout-button,choice,notice,consent,person"
    )
  }

  private redraw = () => this.requestUpdate()

  /** The keyboard of a phone covers what stands below it. */
  private fitKeyboard = () => {
    if (visualViewport) {
      this.style.setProperty("--_visible-height", `${visualViewport.height}px`)
    }
  }

  protected override updated(): void {
    const scroll = this.renderRoot.querySelector(".scroll")
    if (scroll && this.followsEnd && this.view === "chat")
      scroll.scrollTop = this.readingPlace(scroll)
  }

  /** The end, but never past the last question: a long answer is read from its beginning. */
  private readingPlace(scroll: Element): number {
    const asked = [...scroll.querySelectorAll<HTMLElement>("article.user")].at(-1)
    const end = scroll.scrollHeight - scroll.clientHeight
    const top = asked && asked.getBoundingClientRect().top - scroll.getBoundingClientRect().top
    return top === undefined ? end : Math.min(end, scroll.scrollTop + top - QUESTION_MARGIN)
  }

  private onScroll = (event: Event) => {
    const scroll = event.target as HTMLElement
    const follows = scroll.scrollTop > this.readingPlace(scroll) - NEAR_END
    if (follows === this.followsEnd) return
    this.followsEnd = follows
    this.requestUpdate()
  }

  private onKeydown = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.stopPropagation()
      this.host.close()
    } else if (event.key === "Tab" && this.phone.matches) {
      this.keepFocusInside(event)
    }
  }

  private keepFocusInside(event: KeyboardEvent): void {
    const all = [
      ...this.renderRoot.querySelectorAll<HTMLElement>(
        "button:not(:disabled),a[href],select,textarea,input:not([hidden]),[tabindex='0']"
      ),
    ].filter((element) => element.checkVisibility())
    const at = all.indexOf(this.shadowRoot?.activeElement as HTMLElement)
    const next = event.shiftKey
      ? at <= 0
        ? all.at(-1)
        : undefined
      : at === all.length - 1
        ? all[0]
        : undefined
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  private onDrag = (event: DragEvent) => {
    const brings = event.type !== "dragleave" && event.dataTransfer?.types.includes("Files")
    if (brings) event.preventDefault()
    this.dropping = brings === true && event.type !== "drop"
    const picture = event.type === "drop" ? pictureIn(event.dataTransfer) : undefined
    if (picture) void this.askByPhoto(picture)
    this.requestUpdate()
  }

  private onPaste = (event: ClipboardEvent) => {
    const picture = pictureIn(event.clipboardData)
    if (!picture) return
    event.preventDefault()
    void this.askByPhoto(picture)
  }

  private onPhoto = (event: Event) => {
    const input = event.target as HTMLInputElement
    const [file] = input.files ?? []
    input.value = ""
    this.followsEnd = true
    if (file) void this.askByPhoto(file)
  }

  private send = (event: Event) => {
    event.preventDefault()
    const field = this.renderRoot.querySelector("textarea")!
    if (this.conversation.isBusy) {
      this.conversation.stop()
      return
    }
    const question = field.value
    if (!question.trim()) return
    field.value = ""
    field.focus()
    void this.ask(question)
  }

  private onEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return
    event.preventDefault()
    if (!this.conversation.isBusy) this.send(event)
  }

  private productActions(): ProductActions {
    return {
      texts: this.texts,
      locale: this.host.locale,
      busy: this.busy,
      chosen: this.chosen,
      open: (event, product) => this.open(event, product),
      add: (product, variation) => void this.add(product, variation),
      redraw: this.redraw,
    }
  }

  protected override render() {
    const { texts } = this
    const count = this.cart?.item_count ?? 0
    const title = this.host.getAttribute("heading") ?? texts.title
    const chat = this.view === "chat"
    return html`<section
      class="panel"
      part="panel"
      role="dialog"
      aria-label=${title}
      aria-modal=${this.phone.matches ? "true" : nothing}
      dir=${directionOf(this.host, this.host.locale)}
      @keydown=${this.onKeydown}
      @dragover=${this.onDrag}
      @dragleave=${this.onDrag}
      @drop=${this.onDrag}
    >
      <div class="header" part="header">
        ${
          chat
            ? nothing
            : this.iconButton(texts.back, icons.back, () => this.turnTo("chat"), "back")
        }
        <h2 part="title">${chat ? title : texts.cart}</h2>
        ${
          chat
            ? html`${this.iconButton(texts.settings, icons.settings, this.toggleSettings)}
                <button
                  class="icon"
                  type="button"
                  aria-label=${fill(texts.cartItems, { count })}
                  @click=${() => this.turnTo("cart")}
                >
                  ${icons.cart}${count ? html`<span class="badge" aria-hidden="true">${count}</span>` : nothing}
                </button>`
            : nothing
        }
        ${this.iconButton(texts.close, icons.close, () => this.host.close())}
      </div>
      ${this.settingsShown && chat ? this.renderSettings() : nothing}
      ${
        chat
          ? this.renderChat()
          : html`<div class="scroll">
              ${this.renderNotice()}
              ${cartView(this.cart, {
                texts,
                busy: this.busy,
                setQuantity: (item, quantity) => void this.setQuantity(item, quantity),
                checkout: this.checkout,
              })}
            </div>`
      }
      <div class="unseen" role="status">${this.spoken}</div>
      ${this.dropping ? html`<div class="drop">${texts.photoDrop}</div>` : nothing}
    </section>`
  }

  private iconButton(label: string, icon: unknown, act: () => void, name = "") {
    return html`<button
      class="icon ${name}"
      type="button"
      aria-label=${label}
      title=${label}
      @click=${act}
    >
      ${icon}
    </button>`
  }

  private turnTo(view: "chat" | "cart"): void {
    this.view = view
    this.notice = ""
    this.requestUpdate()
    if (view === "cart") void this.refreshCart()
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector<HTMLElement>(view === "cart" ? ".back" : "textarea")?.focus()
    )
  }

  private toggleSettings = () => {
    this.settingsShown = !this.settingsShown
    this.requestUpdate()
  }

  private renderSettings() {
    const { texts } = this
    return html`<div class="settings">
      <label>
        <input
          type="checkbox"
          .checked=${this.atOnce}
          @change=${(event: Event) => {
            this.atOnce = (event.target as HTMLInputElement).checked
            keepSetting(AT_ONCE, this.atOnce)
          }}
        />
        ${texts.atOnce}
      </label>
      <button class="plain" type="button" @click=${() => void this.forget()}>
        ${texts.forget}
      </button>
      ${this.renderPerson()}
    </div>`
  }

  /** Where a person answers, if the shop has said so. */
  private renderPerson() {
    const url = this.host.getAttribute("contact")
    if (!url) return nothing
    const leave = (event: Event) => {
      const { conversation_ref } = this.transcript
      if (!this.emit("handover", { conversation_ref, url }, true)) event.preventDefault()
    }
    return html`<a class="plain" part="person" href=${safeUrl(url)} @click=${leave}>
      ${this.texts.person}
    </a>`
  }

  private renderConsent(consent: string) {
    const { texts } = this
    const url = this.host.getAttribute("privacy-url")
    const agree = () => {
      this.agree(true)
      const question = this.unasked
      this.unasked = ""
      void this.updateComplete.then(() => this.renderRoot.querySelector("textarea")?.focus())
      if (question) void this.ask(question)
    }
    return html`<div class="settings" part="consent">
      <p>
        ${consent}
        ${url ? html`<a href=${safeUrl(url)} target="_blank" rel="noopener">${texts.privacy}</a>` : nothing}
      </p>
      <button class="primary" type="button" @click=${agree}>${texts.agree}</button>
    </div>`
  }

  private renderNotice() {
    return this.notice ? html`<p class="bubble" part="notice">${this.notice}</p>` : nothing
  }

  private renderChat() {
    const { texts } = this
    const { entries } = this.transcript
    const busy = this.conversation.isBusy
    return html`<div
        class="scroll"
        @scroll=${this.onScroll}
        tabindex="0"
        role="region"
        aria-label=${texts.title}
      >
        <div role="log" aria-live="off" aria-label=${texts.title} part="messages">
          ${
            entries.length
              ? entries.map((entry) => this.renderEntry(entry))
              : html`<div class="hello"><strong>${texts.hello}</strong>${texts.helloHint}</div>`
          }
        </div>
        ${this.renderNotice()}
      </div>
      ${
        this.followsEnd || !entries.length
          ? nothing
          : html`<button class="plain jump" type="button" @click=${this.jump}>
              ↓ ${texts.newMessages}
            </button>`
      }
      ${this.consent ? this.renderConsent(this.consent) : nothing}
      <form
        class="composer"
        part="composer"
        ?hidden=${!!this.consent}
        @submit=${this.send}
        @paste=${this.onPaste}
      >
        <input type="file" accept="image/*" hidden @change=${this.onPhoto} />
        ${this.iconButton(texts.photo, icons.photo, () =>
          this.renderRoot.querySelector<HTMLElement>("input[type=file]")!.click()
        )}
        <textarea
          rows="1"
          maxlength="4000"
          aria-label=${texts.message}
          placeholder=${texts.placeholder}
          enterkeyhint="send"
          @keydown=${this.onEnter}
        ></textarea>
        <button
          class="icon send"
          part="send-button"
          type="submit"
          aria-label=${busy ? texts.stop : texts.send}
        >
          ${busy ? icons.stop : icons.send}
        </button>
      </form>`
  }

  private jump = () => {
    this.followsEnd = true
    this.requestUpdate()
  }

  private renderEntry(entry: Entry) {
    const { texts } = this
    const user = entry.role === "user"
    const last = entry === this.transcript.entries.at(-1)
    return html`<article
      class=${entry.role}
      part="message"
      aria-busy=${entry.state === "streaming"}
    >
      <span class="unseen">${user ? texts.you : texts.assistant}:</span>
      ${
        entry.text || entry.picture
          ? html`<div class="bubble" part="bubble">
              ${user ? entry.text : renderReply(entry.text)}${entry.picture ?? nothing}
            </div>`
          : entry.state === "waiting"
            ? html`<div class="bubble dots" aria-hidden="true"><i></i><i></i><i></i></div>`
            : nothing
      }
      ${entry.comparison ? comparisonTable(entry.comparison, this.productActions()) : nothing}
      ${entry.cards.length ? cardList(entry.cards, this.productActions()) : nothing}
      ${
        entry.state === "failed" || entry.state === "stopped"
          ? html`<div class="choices">
              <span class=${entry.state === "failed" ? "problem" : ""}
                >${entry.problem ?? texts.stopped}</span
              >
              ${
                last
                  ? html`<button
                      class="plain"
                      type="button"
                      @click=${() => void this.conversation.retry(entry)}
                    >
                      ${texts.retry}
                    </button>`
                  : nothing
              }
            </div>`
          : nothing
      }
      ${last && entry.state === "done" && !user ? this.renderChoices(choicesOf(entry)) : nothing}
      ${entry.state === "done" && entry.message_ref ? this.renderRating(entry) : nothing}
    </article>`
  }

  private renderChoices(choices: Choice[]) {
    if (!choices.length) return nothing
    return html`<div class="choices">
      ${choices.map((choice) => {
        const { label, value = label }: { label: string; value?: string } =
          typeof choice === "string" ? { label: choice } : choice
        return html`<button
          class="plain"
          part="choice"
          type="button"
          @click=${() => void this.ask(value)}
        >
          ${label}
        </button>`
      })}
    </div>`
  }

  private renderRating(entry: Entry) {
    const { texts } = this
    const thumb = (rating: "up" | "down", label: string, icon: unknown) =>
      html`<button
        class="icon"
        type="button"
        aria-label=${label}
        title=${label}
        aria-pressed=${entry.rating === rating}
        @click=${() => void this.rate(entry, rating)}
      >
        ${icon}
      </button>`
    return html`<div class="rate">
      ${thumb("up", texts.good, icons.good)}${thumb("down", texts.bad, icons.bad)}
      ${entry.rating === "down" ? this.renderPerson() : nothing}
    </div>`
  }
}

/** What may be said next at a press: as the service says, else what the reply itself asks about. */
function choicesOf({ choices, cards, text }: Entry): Choice[] {
  return choices ?? (cards.length ? [] : choicesIn(text))
}

/** A reply as nodes: text stays text. */
function renderReply(text: string) {
  return parseReply(text).map((block) => {
    if (block.kind === "paragraph") {
      return html`<p>
        ${block.lines.map((line, at) => html`${at ? html`<br />` : nothing}${runs(line)}`)}
      </p>`
    }
    const items = block.items.map((item) => html`<li>${runs(item)}</li>`)
    return block.ordered
      ? html`<ol>
          ${items}
        </ol>`
      : html`<ul>
          ${items}
        </ul>`
  })
}

function runs(line: Run[]) {
  return line.map(({ text, bold, href }) =>
    href
      ? html`<a href=${href} rel="noopener">${text}</a>`
      : bold
        ? html`<strong>${text}</strong>`
        : text
  )
}

if (!customElements.get("shop-assistant-panel")) {
  customElements.define("shop-assistant-panel", AssistantPanel)
}
