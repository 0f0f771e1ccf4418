export const lots = {
  open: "Open credit {{id}}",
  cameWith: "Came with",
  status: "State",
  statuses: { open: "Open", used_up: "Used up", lapsed: "Lapsed" },
  happened: "What became of it",
  happenedHint: "Every entry that put money into it or took from it, oldest first.",
  first: "Only the first {{count}} of {{total}} are shown.",
  moves: "Its expiry was moved",
  fromTo: "{{after}} instead of {{before}}",
  move: "Move the expiry",
  moveTitle: "Move the expiry of credit {{id}}",
  moveText:
    "{{amount}} of {{customer}}, what is held included, now lapses: {{before}}. No money moves.",
  confirm: "Let {{amount}} of {{customer}} lapse on {{day}}",
  confirmNever: "Let {{amount}} of {{customer}} never lapse",
  moved: "The expiry is moved.",
  same: "That is when it lapses already.",
} as const
