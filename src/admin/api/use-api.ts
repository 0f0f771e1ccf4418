import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { ApiError, askHost, call } from "./request"
import type { ApiRequest } from "./request"
import type { AnswerOf, Operation, PathOf, ServiceName, Verb } from "./services"

const ROOT_KEY = "wallet-assistant"

export interface ReadOptions {
  enabled?: boolean
  /** Milliseconds after which it is asked again while the page is open. */
  refetchInterval?: number | false
}

/** Reads with the host's own query client. Money is never shown from an old answer. */
export function useRead<Name extends ServiceName, Path extends PathOf<Name, "get">>(
  service: Name,
  path: Path,
  request: ApiRequest<Operation<Name, "get", Path>> = {},
  options: ReadOptions = {}
) {
  return useQuery<AnswerOf<Operation<Name, "get", Path>>, ApiError>({
    queryKey: [ROOT_KEY, service, path, request.params ?? {}, request.query ?? {}],
    queryFn: ({ signal }) => call(service, "get", path, { ...request, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status < 500),
    ...options,
  })
}

/** Reads a route of the host. */
export function useHost<Answer>(
  path: string,
  query: Record<string, string | number | undefined> = {},
  options: ReadOptions = {}
) {
  return useQuery<Answer, ApiError>({
    queryKey: [ROOT_KEY, "host", path, query],
    queryFn: () => askHost<Answer>(path, query),
    retry: false,
    ...options,
  })
}

/** Changes something; everything of ours that is on the screen is asked for again afterwards. */
export function useChange<
  Name extends ServiceName,
  Method extends Verb,
  Path extends PathOf<Name, Method>,
>(service: Name, method: Method, path: Path) {
  const refresh = useRefresh()
  return useMutation<
    AnswerOf<Operation<Name, Method, Path>>,
    ApiError,
    ApiRequest<Operation<Name, Method, Path>>
  >({
    mutationFn: (request) => call(service, method, path, request),
    onSuccess: refresh,
  })
}

/** Has everything of ours asked for again. */
export function useRefresh() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [ROOT_KEY] })
}
