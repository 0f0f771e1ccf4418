import type { MedusaRequest } from "@medusajs/framework/http"
import type { Recorder } from "../../http"
import { ACCESS_MODULE } from "../../modules/access"
import type { AccessService } from "../../modules/access"

/** Reading the log is not logged: its answers would hold the log again and again. */
const NOT_LOGGED = "listRequestLog"

/** Hands requests and answers to the request log while the setting `audit_log_enabled` is on. */
export const requestLog: Recorder = {
  isOn: (request) => accessOf(request).logsRequests(),
  record(recording, request) {
    if (recording.endpointId === NOT_LOGGED) return
    accessOf(request).logRequest({
      at: recording.at,
      request_id: recording.requestId,
      method: recording.method,
      path: recording.path,
      params: recording.params,
      query: recording.query,
      operation: recording.endpointId ?? null,
      identity: recording.identity?.key ?? "guest",
      status: recording.status ?? null,
      duration_ms: Math.round(recording.duration * 1000) / 1000,
      request_body: recording.requestBody,
      payload: recording.payload,
    })
  },
}

function accessOf(request: MedusaRequest) {
  return request.scope.resolve<AccessService>(ACCESS_MODULE)
}
