import { render } from "lit/html.js"

/** Styles as one sheet, which all elements that use it share. */
export function css({ raw }: TemplateStringsArray): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(raw[0]!)
  return sheet
}

/** Colours, the same for both elements; the page sets the variables without an underscore. */
const theme = css`
  :host {
    --_accent: var(--shop-accent, light-dark(#0f5c4d, #5fd0b5));
    --_on-accent: var(--shop-on-accent, light-dark(#fff, #06231d));
    --_surface: var(--shop-surface, light-dark(#fff, #17191d));
    --_sunken: var(--shop-sunken, light-dark(#f3f4f2, #22252a));
    --_text: var(--shop-text, light-dark(#1d2125, #eceeee));
    --_muted: var(--shop-muted, light-dark(#5c6670, #a5adb4));
    --_border: var(--shop-border, light-dark(#dcdfdd, #3a3f46));
    --_bad: var(--shop-negative, light-dark(#a8271b, #ff9c8f));
    --_good: var(--shop-positive, light-dark(#12694a, #6fd6a4));
    --_radius: var(--shop-radius, 0.75rem);
    color: var(--_text);
    font-family: var(--shop-font, system-ui, sans-serif);
    font-size: var(--shop-font-size, 0.9375rem);
    line-height: 1.5;
  }
  * {
    box-sizing: border-box;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
  }
  button {
    cursor: pointer;
  }
  button:disabled,
  button[aria-disabled="true"] {
    cursor: default;
    opacity: 0.55;
  }
  :focus-visible {
    outline: 2px solid var(--_accent);
    outline-offset: 2px;
  }
  a {
    color: var(--_accent);
  }
  .primary {
    border: 0;
    border-radius: calc(var(--_radius) * 0.7);
    padding: 0.5rem 0.9rem;
    min-block-size: 2.25rem;
    background: var(--_accent);
    color: var(--_on-accent);
    font-weight: 600;
    text-decoration: none;
    text-align: center;
  }
  .plain {
    border: 1px solid var(--_border);
    border-radius: calc(var(--_radius) * 0.7);
    padding: 0.35rem 0.75rem;
    min-block-size: 2rem;
    background: none;
  }
  .unseen {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .problem {
    color: var(--_bad);
  }
  [hidden] {
    display: none !important;
  }
  @media (forced-colors: active) {
    .primary,
    .plain {
      border: 1px solid ButtonText;
    }
  }
`

/**
 * An element that draws itself with lit's templates into a shadow root of its own, once for however
 * often it was asked to in a row. Lit's base class keeps account of properties as well, which neither
 * of our elements needs, and would be a tenth of what a shopper loads.
 */
export abstract class DrawnElement extends HTMLElement {
  /** Beside the theme. */
  static styles: CSSStyleSheet[] = []

  readonly renderRoot = this.attachShadow({ mode: "open" })
  /** Resolves once what was asked for is drawn. */
  updateComplete = Promise.resolve()
  private isAsked = false

  constructor() {
    super()
    const { styles } = this.constructor as typeof DrawnElement
    this.renderRoot.adoptedStyleSheets = [theme, ...styles]
  }

  connectedCallback(): void {
    this.requestUpdate()
  }

  requestUpdate(): void {
    if (this.isAsked) return
    this.isAsked = true
    this.updateComplete = Promise.resolve().then(() => {
      this.isAsked = false
      render(this.render(), this.renderRoot, { host: this })
      this.updated()
    })
  }

  protected abstract render(): unknown

  /** Called whenever it was drawn. */
  protected updated(): void {}
}
