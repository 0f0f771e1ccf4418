import { MonthNotBegunError } from "../../../workflows/books"
import { translateRefusedSetting } from "../../settings-endpoints"

const refusedSetting = translateRefusedSetting("wallet_invalid_param")

/** Failures of settings and books, as errors of the dashboard's service. */
export function translateFailure(error: unknown) {
  return error instanceof MonthNotBegunError
    ? {
        code: "wallet_month_not_begun" as const,
        data: { begins_at: error.begins_at.toISOString() },
      }
    : refusedSetting(error)
}
