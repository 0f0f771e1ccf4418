export const deliveries = {
  all: "Deliver all of these again",
  allText: "{{count}} events are sent once more, the oldest first.",
  progress: "{{done}} of {{total}} sent…",
  done: "{{count}} events are on their way.",
} as const
