export const allowances = {
  title: "Allowances",
  subtitle: "What the customer lets agents spend from this wallet.",
  agent: "Agent",
  unnamed: "Erased",
  perPurchase: "Per purchase",
  used: "Used",
  expires: "Expires",
  status: "State",
  periods: {
    day: "a day",
    week: "a week",
    month: "a month",
  },
  statuses: {
    active: "Active",
    expired: "Expired",
    revoked: "Revoked",
  },
  ofPeriod: "{{used}} of {{limit}} {{period}}",
  everything: "Everything",
  categories: "Categories",
  restricted: "Some categories",
  revoke: "Revoke",
  revokeTitle: "Revoke the allowance of {{agent}}?",
  revokeText:
    "The agent can pay for nothing more from the wallet of {{customer}}, from now on. Orders that were placed stay.",
  revoked: "The allowance is revoked.",
} as const
