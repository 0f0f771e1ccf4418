import { toast } from "@medusajs/ui"
import { useState } from "react"
import { pathOf, send } from "../api/request"
import { save } from "./csv"

/** A whole file of the service's, of any length, saved while the page goes on; one at a time. */
export function useExport(
  path:
    | "/exports/transactions"
    | "/exports/credits"
    | `/months/${string}/packet`
    | `/imports/${number}/errors`,
  query: Record<string, string | undefined>
) {
  const [isBusy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      const answer = await send(pathOf("walletAdmin", path), { method: "GET", query })
      const named = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")
      save(named?.[1] ?? "export.csv", await answer.blob())
    } catch (error) {
      toast.error((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, run: () => void run() }
}
