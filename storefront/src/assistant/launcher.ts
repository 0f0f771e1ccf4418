import { storeOf } from "../client/store-address"
import { directionOf, localeOf } from "../texts"
import { loadAssistantTexts } from "../texts/assistant"
import type { AssistantTexts } from "../texts/assistant"
import type { Token } from "../client/service"
import type {} from "./page-tools"
import type { AssistantPanel } from "./panel"

const STYLE = `
:host{
  --_accent:var(--shop-accent,#0f5c4d);--_on-accent:var(--shop-on-accent,#fff);
  position:fixed;inset-block-end:calc(1.25rem + env(safe-area-inset-bottom,0px));
  inset-inline-end:1.25rem;z-index:var(--shop-assistant-z-index,1000);display:block;
  font-family:var(--shop-font,system-ui,sans-serif);pointer-events:none}
:host([hidden]){display:none}
:host>*,button,p{pointer-events:auto}
button.launcher{display:grid;place-items:center;inline-size:3.5rem;block-size:3.5rem;border:0;
  border-radius:50%;background:var(--_accent);color:var(--_on-accent);cursor:pointer;
  box-shadow:0 .25rem 1rem rgb(0 0 0/.25);margin-inline-start:auto;transition:transform .15s}
button.launcher:hover{transform:scale(1.06)}
button:focus-visible{outline:3px solid Highlight;outline-offset:3px}
:host([no-launcher]) button.launcher,:host([open]) button.launcher{display:none}
svg{inline-size:1.6rem;block-size:1.6rem;fill:none;stroke:currentColor;stroke-width:1.8;
  stroke-linecap:round;stroke-linejoin:round}
p{margin:0 0 .75rem;padding:.6rem .9rem;max-inline-size:16rem;border-radius:.75rem;
  background:Canvas;color:CanvasText;border:1px solid;font-size:.9rem}
p button{font:inherit;color:inherit;background:none;border:0;padding:.25rem 0;
  text-decoration:underline;cursor:pointer}
@media(prefers-reduced-motion:reduce){button.launcher{transition:none}}
@media(forced-colors:active){button.launcher{border:1px solid ButtonText}}
`
/** What has to be said when no language can be loaded. */
const WITHOUT_LANGUAGE = {
  open: "Open the shopping assistant",
  away: "The assistant can't be reached just now.",
  retry: "Try again",
}
const BUBBLE = "M21 11.5a8.4 8.4 0 0 1-12.2 7.5L3 21l2-5.8A8.4 8.4 0 1 1 21 11.5Z"
const SUGGESTED = "shop-assistant:suggested"
const SVG = "http://www.w3.org/2000/svg"

/** What `<shop-assistant>` tells the page; each bubbles and crosses shadow roots. */
export interface AssistantEvents {
  "assistant:opened": CustomEvent<Record<string, never>>
  "assistant:closed": CustomEvent<Record<string, never>>
  "assistant:answered": CustomEvent<{ conversation_ref?: string; message_ref?: string }>
  "assistant:cart-changed": CustomEvent<{ cart: unknown; cart_id?: string }>
  "assistant:product-opened": CustomEvent<{ product: unknown; url: string }>
  "assistant:checkout": CustomEvent<{ cart_id?: string; url: string }>
  /** `preventDefault()` keeps the browser on the page, which brings the shopper to a person itself. */
  "assistant:handover": CustomEvent<{ conversation_ref?: string; url: string }>
  "assistant:suggested": CustomEvent<{ text: string }>
  "assistant:rated": CustomEvent<{ rating: "up" | "down"; message_ref?: string }>
  "assistant:failed": CustomEvent<{ code: string; message: string }>
}

/**
 * `<shop-assistant>`: a button in the corner of the page. The conversation behind it is loaded when
 * it is first opened; when that fails there is a note with a retry, and nothing lies over the page.
 *
 * Attributes: `api` (the store's address; by default the one that this script came from),
 * `publishable-key`, `country`, `lang`, `heading`, `cart-id`, `no-launcher`, `open`, `consent` and
 * `privacy-url` (what a shopper agrees to first), `contact` (where a person answers), `suggest` and
 * `suggest-after` (what is offered after so many seconds), `no-page-tools`.
 */
export class ShopAssistant extends HTMLElement {
  static observedAttributes = ["lang", "open", "heading", "cart-id", "country"]

  /** A customer's token, or a function that gives it; not needed with the store's session cookie. */
  token: Token

  private readonly root = this.attachShadow({ mode: "open" })
  private readonly button = document.createElement("button")
  private readonly note = document.createElement("p")
  private panel?: AssistantPanel
  private loading?: Promise<AssistantPanel>
  private texts?: AssistantTexts
  private failures = 0
  private left = new AbortController()

  constructor() {
    super()
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(STYLE)
    this.root.adoptedStyleSheets = [sheet]
    this.button.className = "launcher"
    this.button.part.add("launcher")
    this.button.type = "button"
    this.button.setAttribute("aria-haspopup", "dialog")
    const icon = document.createElementNS(SVG, "svg")
    icon.setAttribute("viewBox", "0 0 24 24")
    icon.setAttribute("aria-hidden", "true")
    const path = document.createElementNS(SVG, "path")
    path.setAttribute("d", BUBBLE)
    icon.append(path)
    this.button.append(icon)
    this.button.addEventListener("click", () => void this.open())
    this.note.setAttribute("role", "status")
    this.note.hidden = true
    this.root.append(this.note, this.button)
  }

  connectedCallback(): void {
    void this.speak()
    if (this.hasAttribute("open")) void this.open()
    this.left = new AbortController()
    this.offerLater(this.left.signal)
    void this.offerTools(this.left.signal)
  }

  disconnectedCallback(): void {
    this.left.abort()
    this.panel?.stop()
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after || !this.isConnected) return
    if (name === "lang") void this.speak()
    else if (name !== "open") this.panel?.requestUpdate()
    else if (after === null) this.close()
    else void this.open()
  }

  /** The store's address without a slash at its end. */
  get base(): string {
    return (this.getAttribute("api") ?? storeOf(import.meta.url)).replace(/\/+$/, "")
  }

  /** The language tag in which it speaks. */
  get locale(): string {
    return localeOf(this)
  }

  /** Opens the conversation; resolves when it can be used. */
  async open(): Promise<void> {
    const panel = await this.load()
    if (!panel) return
    this.toggleAttribute("open", true)
    panel.show()
  }

  close(): void {
    if (!this.panel?.isOpen) return
    this.toggleAttribute("open", false)
    this.panel.hide()
    this.button.focus()
  }

  /** Asks something on the shopper's behalf, as a button of the page may. */
  async ask(question: string): Promise<void> {
    await this.open()
    await this.panel?.ask(question)
  }

  /** Has the conversation forgotten, by the service and on this device. */
  async forget(): Promise<void> {
    await (await this.load())?.forget()
  }

  /** To be called when the page has changed the cart. */
  async refreshCart(): Promise<void> {
    await this.panel?.refreshCart()
  }

  /** To be called when somebody has signed in or out. */
  sessionChanged(): void {
    this.panel?.sessionChanged()
  }

  /**
   * Offers help by a note that leads to the conversation: once a visit, and not to somebody who has it open.
   * It is the page that decides when.
   */
  suggest(text: string): void {
    if (this.hasAttribute("open") || wasSuggested()) return
    const hide = () => (this.note.hidden = true)
    this.tell(
      this.noteButton(text, () => {
        hide()
        void this.open()
      }),
      " · ",
      this.noteButton(this.texts?.close ?? "Close", hide)
    )
    this.emit("suggested", { text })
  }

  /** By the merchant's rule, where the page has one in its attributes. */
  private offerLater(signal: AbortSignal): void {
    const text = this.getAttribute("suggest")
    const after = Number(this.getAttribute("suggest-after") ?? NaN)
    if (!text || !(after >= 0)) return
    const timer = setTimeout(() => this.suggest(text), after * 1000)
    signal.addEventListener("abort", () => clearTimeout(timer))
  }

  /** For the browser's own agent, where it has one. */
  private async offerTools(signal: AbortSignal): Promise<void> {
    const { modelContext } = document
    if (!modelContext || this.hasAttribute("no-page-tools")) return
    const { offerTools } = await import("./page-tools")
    if (signal.aborted) return
    const page = {
      address: {
        base: this.base,
        token: () => this.token,
        publishableKey: () => this.getAttribute("publishable-key"),
      },
      circumstances: () => {
        const [country, cart_id] = [this.getAttribute("country"), this.getAttribute("cart-id")]
        return { locale: this.locale, ...(country && { country }), ...(cart_id && { cart_id }) }
      },
      cartChanged: (cart: unknown, cart_id: string | undefined) => {
        this.emit("cart-changed", { cart, cart_id })
        void this.refreshCart()
      },
    }
    offerTools(modelContext, page, signal)
  }

  private emit(name: string, detail: object): void {
    const options = { detail, bubbles: true, composed: true }
    this.dispatchEvent(new CustomEvent(`assistant:${name}`, options))
  }

  private tell(...parts: (Node | string)[]): void {
    this.note.replaceChildren(...parts)
    this.note.hidden = false
  }

  private noteButton(text: string, act: () => void): HTMLButtonElement {
    const button = document.createElement("button")
    button.type = "button"
    button.textContent = text
    button.addEventListener("click", act)
    return button
  }

  private async load(): Promise<AssistantPanel | undefined> {
    this.loading ??= this.loadPanel()
    try {
      this.panel = await this.loading
      this.note.hidden = true
      return this.panel
    } catch {
      this.loading = undefined
      this.showAway()
      return undefined
    }
  }

  private async loadPanel(): Promise<AssistantPanel> {
    const [{ AssistantPanel }] = await Promise.all([import("./panel"), this.speak()])
    if (!this.texts) throw new Error("No language can be loaded")
    const panel = new AssistantPanel(this, this.texts)
    this.root.append(panel)
    return panel
  }

  private showAway(): void {
    const { away, retry } = this.texts ?? WITHOUT_LANGUAGE
    // Some browsers don't ask again for a script that they could not load once: the page has to.
    const again = () => (this.failures++ ? location.reload() : void this.open())
    this.tell(`${away} `, this.noteButton(retry, again))
  }

  private async speak(): Promise<void> {
    const { locale } = this
    const texts = await loadAssistantTexts(locale).catch(() => undefined)
    this.texts = texts ?? this.texts
    const { open } = this.texts ?? WITHOUT_LANGUAGE
    this.button.setAttribute("aria-label", open)
    this.button.title = open
    const direction = directionOf(this, locale)
    for (const part of [this.note, this.button]) part.dir = direction
    if (this.texts) this.panel?.speak(this.texts)
  }
}

/** Whether this visit has had its offer; from now on it has. */
function wasSuggested(): boolean {
  try {
    const was = sessionStorage.getItem(SUGGESTED) !== null
    sessionStorage.setItem(SUGGESTED, "yes")
    return was
  } catch {
    // Without storage nobody could know, and somebody would be asked on every page.
    return true
  }
}

if (!customElements.get("shop-assistant")) customElements.define("shop-assistant", ShopAssistant)
