export const deliveries = {
  all: "Deliver all of these again",
  allText: "{{count}} events are sent once more, the oldest first.",
  progress: "{{done}} of {{total}} sent…",
  done: "{{count}} events are on their way.",
  payload: "What is sent",
  payloadGone: "The event is no longer kept.",
} as const
