import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Milestones: rules that count what a customer's orders come to, and one award for each of their steps. */
export class Migration20261123165001 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      alter table rewards_rule
        add column counts text check (counts in ('spend', 'orders')),
        add column every bigint check (every > 0),
        add column tiers jsonb not null default '[]',
        drop constraint rewards_rule_type_known,
        drop constraint rewards_rule_value,
        add constraint rewards_rule_type_known check (type in ('cashback', 'milestone')),
        add constraint rewards_rule_value check (
          case type
            when 'cashback' then num_nonnulls(basis_points, fixed_amount) = 1
              and num_nonnulls(counts, every) = 0 and jsonb_array_length(tiers) = 0
            else basis_points is null and counts is not null
              and num_nonnulls(every, fixed_amount)
                = case when jsonb_array_length(tiers) = 0 then 2 else 0 end
          end
        )
    `)
    this.addSql(`
      create table rewards_counted (
        rule_id bigint not null references rewards_rule (id),
        order_id text not null references rewards_order (order_id),
        customer_id text not null,
        reason text,
        item_ids text[] not null,
        goods bigint not null check (goods >= 0),
        order_goods bigint not null,
        base bigint not null check (base >= 0),
        counted bigint not null check (counted >= 0),
        created_at timestamptz not null default clock_timestamp(),
        updated_at timestamptz not null default clock_timestamp(),
        primary key (rule_id, order_id),
        constraint rewards_counted_reason check (reason is null or counted = 0)
      )
    `)
    this.addSql("create index rewards_counted_order on rewards_counted (order_id)")
    this.addSql("create index rewards_counted_customer on rewards_counted (customer_id, rule_id)")
    this.addSql(`
      alter table rewards_award
        add column step bigint check (step > 0),
        drop constraint rewards_award_once
    `)
    this.addSql(`
      create unique index rewards_award_once on rewards_award (rule_id, order_id) where step is null
    `)
    this.addSql(`
      create unique index rewards_award_step_once on rewards_award (rule_id, customer_id, step)
        where step is not null
    `)
  }

  override async down(): Promise<void> {
    this.addSql("delete from rewards_award where step is not null")
    this.addSql("drop index rewards_award_step_once")
    this.addSql("drop index rewards_award_once")
    this.addSql(`
      alter table rewards_award
        drop column step,
        add constraint rewards_award_once unique (rule_id, order_id)
    `)
    this.addSql("drop table rewards_counted")
    this.addSql("delete from rewards_rule where type = 'milestone'")
    this.addSql(`
      alter table rewards_rule
        drop constraint rewards_rule_type_known,
        drop constraint rewards_rule_value,
        drop column counts,
        drop column every,
        drop column tiers,
        add constraint rewards_rule_type_known check (type in ('cashback')),
        add constraint rewards_rule_value check (num_nonnulls(basis_points, fixed_amount) = 1)
    `)
  }
}
