import { css } from "../drawn-element"

export const panelStyles = css`
  :host {
    display: none;
    pointer-events: auto;
  }
  :host([open]) {
    display: block;
  }
  .panel {
    position: relative;
    display: flex;
    flex-direction: column;
    inline-size: min(25rem, calc(100vw - 2.5rem));
    block-size: min(42rem, calc(100dvh - 2.5rem));
    background: var(--_surface);
    border: 1px solid var(--_border);
    border-radius: calc(var(--_radius) * 1.3);
    box-shadow: 0 1rem 3rem rgb(0 0 0 / 0.22);
    overflow: hidden;
  }
  .header {
    display: flex;
    align-items: center;
    gap: 0.25rem;
    padding: 0.5rem 0.5rem 0.5rem 1rem;
    padding-inline: 1rem 0.5rem;
    border-block-end: 1px solid var(--_border);
  }
  h2 {
    flex: 1;
    margin: 0;
    font-size: 1rem;
    font-weight: 650;
  }
  .icon {
    display: inline-grid;
    place-items: center;
    position: relative;
    inline-size: 2.5rem;
    block-size: 2.5rem;
    border: 0;
    border-radius: 50%;
    background: none;
    flex: none;
  }
  .icon:hover:not(:disabled) {
    background: var(--_sunken);
  }
  svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .badge {
    position: absolute;
    inset-block-start: 0.1rem;
    inset-inline-end: 0.1rem;
    min-inline-size: 1.1rem;
    padding-inline: 0.25rem;
    border-radius: 1rem;
    background: var(--_accent);
    color: var(--_on-accent);
    font-size: 0.7rem;
    line-height: 1.1rem;
    font-weight: 700;
  }
  .settings {
    padding: 0.75rem 1rem;
    border-block-end: 1px solid var(--_border);
    background: var(--_sunken);
    display: grid;
    gap: 0.5rem;
    justify-items: start;
  }
  .settings label {
    display: flex;
    gap: 0.5rem;
    align-items: center;
    min-block-size: 1.5rem;
  }
  .scroll {
    flex: 1;
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: 1rem;
    scroll-padding-block-end: 1rem;
  }
  .hello {
    padding: 1.5rem 0.5rem;
    text-align: center;
    color: var(--_muted);
  }
  .hello strong {
    display: block;
    font-size: 1.1rem;
    color: var(--_text);
    margin-block-end: 0.25rem;
  }
  article {
    margin-block-end: 0.9rem;
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: 0.5rem;
  }
  article.user {
    align-items: flex-end;
  }
  .bubble {
    max-inline-size: 88%;
    padding: 0.55rem 0.85rem;
    border-radius: var(--_radius);
    background: var(--_sunken);
    overflow-wrap: anywhere;
  }
  .user .bubble {
    background: var(--_accent);
    color: var(--_on-accent);
  }
  .bubble :is(p, ul, ol) {
    margin: 0 0 0.5rem;
  }
  .bubble :is(ul, ol) {
    padding-inline-start: 1.2rem;
  }
  .bubble > :last-child {
    margin-block-end: 0;
  }
  .bubble canvas {
    display: block;
    max-inline-size: 100%;
    border-radius: 0.4rem;
    margin-block-start: 0.4rem;
  }
  .dots i {
    display: inline-block;
    inline-size: 0.4rem;
    block-size: 0.4rem;
    margin-inline-end: 0.2rem;
    border-radius: 50%;
    background: var(--_muted);
    animation: dot 1.2s infinite;
  }
  .dots i:nth-child(2) {
    animation-delay: 0.15s;
  }
  .dots i:nth-child(3) {
    animation-delay: 0.3s;
  }
  @keyframes dot {
    50% {
      transform: translateY(-0.25rem);
    }
  }
  .rate,
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem;
    align-items: center;
  }
  .choices {
    gap: 0.4rem;
  }
  .rate .icon {
    inline-size: 1.9rem;
    block-size: 1.9rem;
    color: var(--_muted);
  }
  .rate .icon svg {
    inline-size: 1rem;
    block-size: 1rem;
  }
  .rate .icon[aria-pressed="true"] {
    color: var(--_accent);
  }
  .rate .icon[aria-pressed="true"] svg {
    fill: currentColor;
  }
  .jump {
    position: absolute;
    inset-block-end: 4.75rem;
    inset-inline: 0;
    margin-inline: auto;
    inline-size: max-content;
    background: var(--_surface);
    box-shadow: 0 0.2rem 0.8rem rgb(0 0 0 / 0.2);
  }
  form.composer {
    display: flex;
    align-items: flex-end;
    gap: 0.25rem;
    padding: 0.6rem;
    border-block-start: 1px solid var(--_border);
  }
  textarea {
    flex: 1;
    min-inline-size: 0;
    resize: none;
    max-block-size: 8rem;
    field-sizing: content;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    padding: 0.5rem 0.75rem;
    background: var(--_surface);
    font-size: max(1rem, var(--shop-font-size, 1rem));
    line-height: 1.4;
  }
  .composer .send {
    background: var(--_accent);
    color: var(--_on-accent);
  }
  .composer .send:hover:not(:disabled) {
    background: var(--_accent);
    filter: brightness(1.1);
  }
  [dir="rtl"] .flip {
    transform: scaleX(-1);
  }
  .drop {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    background: color-mix(in srgb, var(--_surface) 90%, transparent);
    border: 2px dashed var(--_accent);
    border-radius: inherit;
    font-weight: 600;
    pointer-events: none;
  }
  @media (max-width: 40rem) {
    .panel {
      position: fixed;
      inset: 0;
      inline-size: auto;
      block-size: var(--_visible-height, 100dvh);
      border: 0;
      border-radius: 0;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .panel {
      animation: rise 0.18s ease-out;
    }
    .scroll {
      scroll-behavior: smooth;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .dots i {
      animation: none;
    }
  }
  @keyframes rise {
    from {
      opacity: 0;
      transform: translateY(0.5rem);
    }
  }
`

export const productStyles = css`
  .cards {
    list-style: none;
    margin: 0;
    padding: 0 0 0.25rem;
    inline-size: 100%;
    display: grid;
    gap: 0.6rem;
  }
  .card {
    display: grid;
    grid-template-columns: 5.5rem minmax(0, 1fr);
    gap: 0.2rem 0.85rem;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    padding: 0.6rem;
  }
  .picture {
    grid-row: span 2;
    display: block;
    inline-size: 5.5rem;
    block-size: 5.5rem;
    object-fit: cover;
    border-radius: calc(var(--_radius) * 0.7);
    background: var(--_sunken);
  }
  .name {
    font-weight: 600;
    color: inherit;
    text-decoration: none;
  }
  .name:hover {
    text-decoration: underline;
  }
  .price {
    font-weight: 650;
  }
  .price s {
    color: var(--_muted);
    font-weight: 400;
    margin-inline-start: 0.3rem;
  }
  .price .sale {
    color: var(--_bad);
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.6rem;
    font-size: 0.85em;
    color: var(--_muted);
  }
  .in {
    color: var(--_good);
  }
  .out {
    color: var(--_bad);
  }
  .buy {
    grid-column: 1 / -1;
    display: flex;
    gap: 0.5rem;
    margin-block-start: 0.35rem;
  }
  .buy select {
    flex: 1;
    min-inline-size: 0;
    border: 1px solid var(--_border);
    border-radius: calc(var(--_radius) * 0.7);
    background: var(--_surface);
    padding-inline: 0.5rem;
  }
  .buy .primary {
    flex: none;
    padding-block: 0.35rem;
  }
  .table {
    inline-size: 100%;
    overflow-x: auto;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
  }
  table {
    border-collapse: collapse;
    font-size: 0.9em;
    min-inline-size: 100%;
  }
  th,
  td {
    padding: 0.45rem 0.65rem;
    text-align: start;
    vertical-align: top;
    border-block-end: 1px solid var(--_border);
    min-inline-size: 6.5rem;
  }
  tbody tr:last-child > * {
    border-block-end: 0;
  }
  tbody th {
    font-weight: 500;
    color: var(--_muted);
  }
  .cart {
    display: flex;
    flex-direction: column;
    gap: 0.75rem;
  }
  .cart ul {
    list-style: none;
    margin: 0;
    padding: 0;
    display: grid;
    gap: 0.75rem;
  }
  .line {
    display: grid;
    grid-template-columns: 4rem minmax(0, 1fr) auto;
    gap: 0.25rem 0.75rem;
    padding-block-end: 0.75rem;
    border-block-end: 1px solid var(--_border);
  }
  .line .picture {
    inline-size: 4rem;
    block-size: 4rem;
  }
  .stepper {
    display: flex;
    align-items: center;
    gap: 0.15rem;
    margin-block-start: 0.35rem;
  }
  .stepper .icon {
    inline-size: 2rem;
    block-size: 2rem;
    border: 1px solid var(--_border);
  }
  .stepper output {
    min-inline-size: 2rem;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  dl {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0.2rem;
    margin: 0;
  }
  dd {
    margin: 0;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  .sum {
    font-weight: 700;
    font-size: 1.05em;
  }
`
