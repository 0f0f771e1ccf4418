/** A catalogue of any size, written straight into the store's tables: workflows would take hours. */

const ADJECTIVES =
  "Classic Light Warm Soft Slim Wide Sturdy Quiet Bright Dark Round Flat Tall Short Smooth Rough " +
  "Simple Modern Vintage Rustic Compact Folding Portable Waterproof"
const COLOURS = "Black White Grey Navy Blue Teal Green Olive Yellow Orange Red Pink Purple Brown"
const MATERIALS =
  "Cotton Linen Wool Leather Oak Walnut Steel Copper Glass Ceramic Bamboo Canvas Felt Denim Cork"
const THINGS =
  "Shirt Jacket Trousers Dress Scarf Cap Boots Trainers Backpack Wallet Belt Watch Lamp Chair " +
  "Table Shelf Rug Curtain Pillow Blanket Kettle Pan Mug Plate Bowl Knife Bottle Basket Mirror " +
  "Clock Vase Candle Notebook Pen Headphones Speaker Keyboard Charger Tripod Tent"

const list = (words) => `(array['${words.split(" ").join("','")}'])`
const pick = (words, expression) =>
  `${list(words)}[1 + (${expression}) % ${words.split(" ").length}]`

const STATEMENTS = [
  `create temporary table wanted on commit drop as
     select i, lpad(i::text, 9, '0') as key,
            ${pick(ADJECTIVES, "i * 7 + i / 13")} as adjective,
            ${pick(COLOURS, "i * 5 + i / 11")} as colour,
            ${pick(MATERIALS, "i * 3 + i / 17")} as material,
            ${pick(THINGS, "i + i / 41")} as thing
     from generate_series(1, $1::int) as i`,
  `create temporary table wanted_variant on commit drop as
     select key || '_' || rank as key, key as product, rank, i
     from wanted, generate_series(0, i % 3) as rank`,
  `insert into product (id, title, handle, status, description)
     select 'prod_made_' || key, concat_ws(' ', adjective, colour, material, thing, i),
            'made-' || i, 'published',
            'A ' || lower(adjective) || ' ' || lower(thing) || ' of ' || lower(material) || ' in '
              || lower(colour) || '. Made to be used every day, and to be repaired when it breaks.'
     from wanted`,
  `insert into product_sales_channel (id, product_id, sales_channel_id)
     select 'prodsc_made_' || key, 'prod_made_' || key, $2 from wanted`,
  `insert into product_option (id, title) values ('opt_made', 'Size') on conflict do nothing`,
  `insert into product_option_value (id, value, option_id, rank)
     values ('optval_made_0', 'S', 'opt_made', 0), ('optval_made_1', 'M', 'opt_made', 1),
            ('optval_made_2', 'L', 'opt_made', 2)
     on conflict do nothing`,
  `insert into product_product_option (id, product_id, product_option_id)
     select 'prodopt_made_' || key, 'prod_made_' || key, 'opt_made' from wanted`,
  `insert into product_variant (id, title, sku, ean, product_id, variant_rank)
     select 'variant_made_' || key, (array['S', 'M', 'L'])[1 + rank], 'MADE-' || key,
            (4000000000000 + i * 10 + rank)::text, 'prod_made_' || product, rank
     from wanted_variant`,
  `insert into product_variant_option (variant_id, option_value_id)
     select 'variant_made_' || key, 'optval_made_' || rank from wanted_variant`,
  `insert into price_set (id) select 'pset_made_' || key from wanted_variant`,
  `insert into product_variant_price_set (id, variant_id, price_set_id)
     select 'pvps_made_' || key, 'variant_made_' || key, 'pset_made_' || key from wanted_variant`,
  `insert into price (id, price_set_id, currency_code, amount, raw_amount, rules_count)
     select 'price_made_' || key || currency, 'pset_made_' || key, currency, amount,
            jsonb_build_object('value', amount::text, 'precision', 20), 0
     from wanted_variant, unnest(array['eur', 'usd']) as currency,
          lateral (select 5 + (i * 37 % 20000) / 100.0 + rank as amount) as priced`,
  `insert into stock_location (id, name) values ('sloc_made', 'Made') on conflict do nothing`,
  `insert into sales_channel_stock_location (id, sales_channel_id, stock_location_id)
     values ('scloc_made', $2, 'sloc_made') on conflict do nothing`,
  `insert into inventory_item (id, sku) select 'iitem_made_' || key, 'MADE-' || key
     from wanted_variant`,
  `insert into inventory_level
       (id, inventory_item_id, location_id, stocked_quantity, raw_stocked_quantity,
        raw_reserved_quantity, raw_incoming_quantity)
     select 'ilev_made_' || key, 'iitem_made_' || key, 'sloc_made', stocked,
            jsonb_build_object('value', stocked::text, 'precision', 20),
            '{"value": "0", "precision": 20}', '{"value": "0", "precision": 20}'
     from wanted_variant, lateral (select case when i % 10 = 0 then 0 else 25 end as stocked) as s`,
  `insert into product_variant_inventory_item (id, variant_id, inventory_item_id)
     select 'pvitem_made_' || key, 'variant_made_' || key, 'iitem_made_' || key
     from wanted_variant`,
]

/**
 * Adds `count` published products with one to three sizes each, two currencies and stock, to a sales
 * channel; every tenth is sold out.
 */
export async function loadCatalogue(client, { count, salesChannelId }) {
  const known = [count, salesChannelId]
  await client.query("begin")
  for (const statement of STATEMENTS) {
    const values = []
    const numbered = statement.replaceAll(/\$(\d)/g, (_, n) => `$${values.push(known[n - 1])}`)
    await client.query(numbered, values)
  }
  await client.query("commit")
  await client.query("analyze")
}
