import { decimalsOf } from "./currencies"

/**
 * Common table expressions that end with `placed`: orders of `:from` to `:to`, drafts aside, one row
 * each, with what they came to, rounded as their currency is.
 *
 * An order's total in its summary has its credit lines taken off, refunds and payments by store
 * credit alike, and what was sent back. All of that is added again: the sale was made, and refunds
 * are counted by themselves. What came back for an exchange, or a replacement, stays off, as what
 * went out instead was put on.
 */
export const PLACED_ORDERS = `
  credit as not materialized (
    select order_id, version, sum(amount) as amount from order_credit_line
    where deleted_at is null group by order_id, version
  ),
  returned as (
    select change.order_id, sum(
        (before.totals->>'current_order_total')::numeric + coalesce(credit_before.amount, 0)
        - (after.totals->>'current_order_total')::numeric - coalesce(credit_after.amount, 0)
      ) as amount
    from order_change as change
    join "return" on "return".id = change.return_id
    left join order_claim as claim on claim.id = "return".claim_id
    join order_summary as after on after.order_id = change.order_id
      and after.version = change.version and after.deleted_at is null
    join order_summary as before on before.order_id = change.order_id
      and before.version = change.version - 1 and before.deleted_at is null
    left join credit as credit_after on credit_after.order_id = change.order_id
      and credit_after.version = change.version
    left join credit as credit_before on credit_before.order_id = change.order_id
      and credit_before.version = change.version - 1
    where change.change_type = 'return_receive' and change.status = 'confirmed'
      and change.deleted_at is null
      and "return".exchange_id is null and claim.type is distinct from 'replace'
    group by change.order_id
  ),
  missing as (
    select order_id, sum(amount) as amount from (
      select credit.order_id, credit.amount from credit
      join "order" on "order".id = credit.order_id and "order".version = credit.version
      union all
      select order_id, amount from returned
    ) as parts group by order_id
  ),
  placed as (
    select placed.id, placed.customer_id, placed.created_at, placed.currency_code,
      placed.status = 'canceled' or placed.canceled_at is not null as is_canceled,
      round(
        (summary.totals->>'current_order_total')::numeric + coalesce(missing.amount, 0),
        ${decimalsOf("placed.currency_code")}
      ) as total
    from "order" as placed
    left join order_summary as summary on summary.order_id = placed.id
      and summary.version = placed.version and summary.deleted_at is null
    left join missing on missing.order_id = placed.id
    where placed.created_at > :from and placed.created_at <= :to
      and placed.deleted_at is null and not placed.is_draft_order and placed.status <> 'draft'
  )`
