/**
 * A shop with a long order book: products with prices and stock, and a year of orders with refunds,
 * cancellations and several currencies, written in bulk. What the host keeps twice (an amount and
 * its exact form) is written twice here too, so that rows have their real width.
 */

const PRODUCTS = 1_000
const DAYS = 365

/** SQL for the exact form of an amount beside the amount itself. */
const raw = (amount) => `jsonb_build_object('value', (${amount})::text, 'precision', 20)`

const CATALOGUE = [
  `insert into product (id, title, handle, status, created_at)
   select 'prod_bench_' || n, 'Benchmark product ' || n, 'benchmark-product-' || n, 'published',
     now() - interval '2 years'
   from generate_series(1, $1::int) as n`,
  `insert into product_variant (id, title, sku, product_id)
   select 'variant_bench_' || n, 'Only', 'BENCH-' || n, 'prod_bench_' || n
   from generate_series(1, $1::int) as n`,
  `insert into price_set (id)
   select 'pset_bench_' || n from generate_series(1, $1::int) as n`,
  `insert into product_variant_price_set (id, variant_id, price_set_id)
   select 'pvps_bench_' || n, 'variant_bench_' || n, 'pset_bench_' || n
   from generate_series(1, $1::int) as n`,
  `insert into price (id, price_set_id, currency_code, amount, raw_amount)
   select 'price_bench_' || n || code, 'pset_bench_' || n, code, 10 + n % 90, ${raw("10 + n % 90")}
   from generate_series(1, $1::int) as n, unnest(array['eur', 'usd', 'jpy']) as code`,
  `insert into inventory_item (id, sku)
   select 'iitem_bench_' || n, 'BENCH-' || n from generate_series(1, $1::int) as n`,
  `insert into product_variant_inventory_item (id, variant_id, inventory_item_id)
   select 'pvii_bench_' || n, 'variant_bench_' || n, 'iitem_bench_' || n
   from generate_series(1, $1::int) as n`,
  `insert into inventory_level (id, inventory_item_id, location_id, stocked_quantity,
     raw_stocked_quantity)
   select 'ilev_bench_' || n, 'iitem_bench_' || n, 'sloc_bench', n * 7 % 400, ${raw("n * 7 % 400")}
   from generate_series(1, $1::int) as n`,
]

const ORDERS = [
  `create temporary table bench_order as
   select n, 'order_bench_' || n as id, 20 + n % 400 + 0.95 as total, n % 25 = 0 and n % 19 <> 7 as is_refunded,
     n % 19 = 7 as is_canceled, (array['eur', 'usd', 'jpy', 'kwd'])[1 + n % 4] as currency,
     now() - interval '1 day' * (${DAYS} * (n - 0.5) / $1::int) as placed_at
   from generate_series(1, $1::int) as n`,
  `insert into "order" (id, status, currency_code, email, created_at, canceled_at)
   select id, case when is_canceled then 'canceled' else 'completed' end::order_status_enum,
     currency, 'customer@bench.example', placed_at, case when is_canceled then placed_at end
   from bench_order`,
  `insert into order_summary (id, order_id, totals, created_at)
   select 'ordsum_bench_' || n, id, jsonb_build_object(${[
     ["current_order_total", "total"],
     ["original_order_total", "total"],
     ["accounting_total", "total"],
     ["paid_total", "total"],
     ["transaction_total", "total"],
     ["refunded_total", "0"],
     ["credit_line_total", "0"],
     ["pending_difference", "0"],
   ]
     .map(([name, value]) => `'${name}', ${value}, 'raw_${name}', ${raw(value)}`)
     .join(", ")}), placed_at
   from bench_order`,
  `create temporary table bench_line as
   select n * 10 + line as n, id as order_id, placed_at, 1 + (n * 31 + line * 7) % 3 as quantity,
     1 + ((n::bigint * n + line * 131) % ${PRODUCTS}) * (n % 100) / 100 as product
   from bench_order, generate_series(1, 2) as line`,
  `insert into order_line_item (id, title, product_id, variant_id, unit_price, raw_unit_price,
     created_at)
   select 'ordli_bench_' || n, 'Benchmark product ' || product, 'prod_bench_' || product,
     'variant_bench_' || product, 10, ${raw("10")}, placed_at
   from bench_line`,
  `insert into order_item (id, order_id, version, item_id, quantity, raw_quantity,
     fulfilled_quantity, shipped_quantity, return_requested_quantity, return_received_quantity,
     return_dismissed_quantity, written_off_quantity, created_at)
   select 'orditem_bench_' || n, order_id, 1, 'ordli_bench_' || n, quantity, ${raw("quantity")},
     quantity, quantity, 0, 0, 0, 0, placed_at
   from bench_line`,
  `insert into order_transaction (id, order_id, amount, raw_amount, currency_code, reference,
     reference_id, created_at)
   select 'ordtrx_bench_' || n, id, total, ${raw("total")}, currency, 'capture',
     'capt_bench_' || n, placed_at
   from bench_order where not is_canceled`,
  `insert into payment_collection (id, currency_code, amount, raw_amount, status)
   select 'pay_col_bench_' || n, currency, total, ${raw("total")}, 'completed' from bench_order`,
  `insert into order_payment_collection (id, order_id, payment_collection_id)
   select 'ordpay_bench_' || n, id, 'pay_col_bench_' || n from bench_order`,
  `insert into payment (id, amount, raw_amount, currency_code, provider_id, payment_collection_id,
     payment_session_id)
   select 'pay_bench_' || n, total, ${raw("total")}, currency, 'pp_system_default',
     'pay_col_bench_' || n, 'payses_bench_' || n
   from bench_order`,
  `insert into refund (id, amount, raw_amount, payment_id, created_at)
   select 'ref_bench_' || n, 5.5, ${raw("5.5")}, 'pay_bench_' || n, placed_at + interval '2 days'
   from bench_order where is_refunded`,
  `insert into order_transaction (id, order_id, amount, raw_amount, currency_code, reference,
     reference_id, created_at)
   select 'ordtrx_back_' || n, id, -5.5, ${raw("-5.5")}, currency, 'refund', 'ref_bench_' || n,
     placed_at + interval '2 days'
   from bench_order where is_refunded`,
]

/** Reviews without an answer among many that have one. */
const REVIEWS = `insert into assistant_review (product_id, author, rating, title, content, language,
     verified, status, reply, replied_at, source, external_id, created_at)
   select 'prod_bench_' || 1 + n % ${PRODUCTS}, 'A customer', 1 + n % 5, 'Benchmark',
     'It is what I expected, and it arrived in time.', 'en', true, 'published',
     case when n % 10 <> 0 then 'Thank you!' end, case when n % 10 <> 0 then now() end, 'bench',
     n::text, now() - interval '1 minute' * n
   from generate_series(1, $1::int) as n`

/**
 * @param {import("pg").Client} client
 * @param {{orders: number}} shop orders, over a year up to now; as many reviews
 */
export async function loadOrders(client, { orders }) {
  await client.query("begin")
  // The host's triggers for foreign keys would take longer than all the rest.
  await client.query("set local session_replication_role = replica")
  for (const statement of CATALOGUE) await client.query(statement, [PRODUCTS])
  for (const statement of ORDERS) {
    await client.query(statement, statement.includes("$1") ? [orders] : [])
  }
  await client.query(REVIEWS, [orders])
  await client.query("commit")
}
