/**
 * A module for the staff's roles that answers what the host asks one, for stores under test whose
 * feature flag `rbac` is on. The host's own module is not free software, so that none is used here.
 */
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { MedusaService, model, Module, Modules } from "@medusajs/framework/utils"

const RbacPolicy = model.define("rbac_policy", {
  id: model.id({ prefix: "rpol" }).primaryKey(),
  resource: model.text(),
  operation: model.text(),
})
const RbacRole = model.define("rbac_role", {
  id: model.id({ prefix: "role" }).primaryKey(),
  name: model.text(),
})

class RolesService extends MedusaService({ RbacRole, RbacPolicy }) {
  private readonly connection: Knex

  constructor(dependencies: { __pg_connection__: Knex }) {
    // eslint-disable-next-line prefer-rest-params -- the base class wants what it is given
    super(...(arguments as unknown as []))
    this.connection = dependencies.__pg_connection__
  }

  /** Roles with what they allow. */
  // @ts-expect-error what the host asks for is read by hand here, in fewer words
  override async listRbacRoles({ id }: { id?: string | string[] } = {}) {
    const { rows } = await this.connection.raw(
      `select role.id, role.name, coalesce(
         jsonb_agg(to_jsonb(policy)) filter (where policy.id is not null), '[]') as policies
       from rbac_role role
       left join rbac_role_policy allowed on allowed.role_id = role.id
       left join rbac_policy policy on policy.id = allowed.policy_id
       where role.id = any(?) group by role.id`,
      [[id ?? []].flat()]
    )
    return rows
  }
}

export default Module(Modules.RBAC, { service: RolesService })
