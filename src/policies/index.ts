import { definePolicies } from "@medusajs/framework/utils"
import { POLICIES } from "../workflows/access/policies"

/** The host offers these where roles are put together, once its feature flag `rbac` is on. */
export default definePolicies(POLICIES.map((policy) => ({ ...policy })))
