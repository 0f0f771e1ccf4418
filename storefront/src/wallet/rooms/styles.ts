import { css } from "../../drawn-element"

/** What only rooms need; loaded with the first of them. */
export const roomStyles = css`
  .room {
    gap: 0.9rem;
  }
  .list button {
    flex: none;
    white-space: nowrap;
  }
  .room form {
    padding: 0;
    border: 0;
    max-inline-size: 26rem;
  }
  .room > label {
    max-inline-size: 36rem;
  }
  h3:focus {
    outline: 0;
  }
  h4 {
    margin: 0.4rem 0 -0.4rem;
    font-size: 0.9em;
    color: var(--_muted);
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
    margin-block-end: 0.3rem;
    font-size: 0.9em;
    color: var(--_muted);
  }
  .choice {
    display: flex;
    gap: 0.5rem;
    align-items: center;
    min-block-size: 2.5rem;
    padding: 0.3rem 0.8rem;
    border: 1px solid var(--_border);
    border-radius: calc(var(--_radius) * 0.7);
    color: var(--_text);
  }
  .choice:has(:checked) {
    border-color: var(--_accent);
  }
  .choice input {
    inline-size: auto;
    min-block-size: 0;
    flex: none;
    accent-color: var(--_accent);
  }
  .plain-list,
  .list {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  .list li {
    display: flex;
    gap: 0.75rem;
    align-items: center;
    justify-content: space-between;
    padding-block: 0.6rem;
    border-block-end: 1px solid var(--_border);
    overflow-wrap: anywhere;
  }
  .list li > strong {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .list small {
    display: block;
    color: var(--_muted);
  }
  .dim {
    color: var(--_muted);
  }
  .wide {
    flex: 1;
  }
  progress {
    display: block;
    inline-size: 100%;
    accent-color: var(--_accent);
  }
  .room .told:empty {
    display: none;
  }
`
