import { css } from "../drawn-element"

export const walletStyles = css`
  :host {
    display: block;
    container-type: inline-size;
  }
  :host([hidden]) {
    display: none;
  }
  .wallet {
    display: grid;
    gap: 1.25rem;
  }
  .balance {
    padding: 1.25rem 1.4rem;
    border-radius: calc(var(--_radius) * 1.3);
    background: var(--_accent);
    color: var(--_on-accent);
  }
  .balance p {
    margin: 0;
    opacity: 0.85;
  }
  .balance strong {
    display: block;
    font-size: 2.1rem;
    line-height: 1.2;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  .soon {
    margin: 0;
    padding: 0.75rem 1rem;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_sunken);
  }
  .soon ul {
    margin: 0.25rem 0 0;
    padding-inline-start: 1.1rem;
  }
  .forms {
    display: grid;
    gap: 1.25rem;
    grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
    align-items: start;
  }
  form {
    display: grid;
    gap: 0.6rem;
    padding: 1rem 1.1rem 1.1rem;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
  }
  .room,
  .cart {
    display: grid;
    gap: 0.6rem;
    padding: 1rem 1.1rem;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
  }
  [aria-expanded="true"] {
    outline: 2px solid var(--_accent);
    outline-offset: 2px;
  }
  video {
    inline-size: 100%;
    border-radius: var(--_radius);
  }
  .cart .problem:empty {
    display: none;
  }
  h3 {
    margin: 0;
    font-size: 1rem;
  }
  label {
    display: grid;
    gap: 0.2rem;
    font-size: 0.9em;
    color: var(--_muted);
  }
  input,
  select {
    inline-size: 100%;
    min-block-size: 2.5rem;
    padding: 0.4rem 0.7rem;
    border: 1px solid var(--_border);
    border-radius: calc(var(--_radius) * 0.7);
    background: var(--_surface);
    color: var(--_text);
    font-size: max(1rem, var(--shop-font-size, 1rem));
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  .told {
    margin: 0;
  }
  .good {
    color: var(--_good);
  }
  .table {
    overflow-x: auto;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    margin-block-start: 0.5rem;
  }
  th,
  td {
    padding: 0.55rem 0.4rem;
    border-block-end: 1px solid var(--_border);
    text-align: start;
    vertical-align: top;
  }
  th {
    font-weight: 500;
    font-size: 0.85em;
    color: var(--_muted);
  }
  .figure {
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  td small {
    display: block;
    color: var(--_muted);
  }
  .away {
    display: flex;
    gap: 0.75rem;
    align-items: center;
    margin: 0;
  }
  @container (max-width: 30rem) {
    .after {
      display: none;
    }
  }
`
