import type { paths as Wallet } from "../../../packages/types"
import type { Approval } from "../../../packages/types"
import type { paths as WalletAdmin } from "../../../packages/types/admin"
import type { paths as Assistant } from "../../../packages/types/assistant"
import type { paths as AssistantAdmin } from "../../../packages/types/assistant-admin"

/** The four services that the dashboard asks, as their OpenAPI descriptions have them. */
export interface Services {
  wallet: Wallet
  walletAdmin: WalletAdmin
  assistant: Assistant
  assistantAdmin: AssistantAdmin
}

export type ServiceName = keyof Services

export const ROOTS: Record<ServiceName, string> = {
  wallet: "/wallet/v1",
  walletAdmin: "/admin/wallet",
  assistant: "/assistant/v1",
  assistantAdmin: "/admin/assistant",
}

export type Verb = "get" | "post" | "put" | "patch" | "delete"

/** The paths of a service that have the verb. */
export type PathOf<Name extends ServiceName, Method extends Verb> = {
  [Path in keyof Services[Name]]: Services[Name][Path] extends Record<Method, infer Operation>
    ? Operation extends undefined
      ? never
      : Path
    : never
}[keyof Services[Name]] &
  string

export type Operation<
  Name extends ServiceName,
  Method extends Verb,
  Path extends PathOf<Name, Method>,
> = Services[Name][Path] extends Record<Method, infer Found> ? Found : never

type Json<Response> = Response extends { content: { "application/json": infer Body } }
  ? Body
  : never

/** What a success answers; what waits for a second person is thrown (`AwaitsSecondPerson`). */
export type AnswerOf<Found> = Found extends { responses: infer Responses }
  ? {
      [Status in keyof Responses]: Status extends 200 | 201 | 202
        ? Status extends 202
          ? Exclude<Json<Responses[Status]>, Approval>
          : Json<Responses[Status]>
        : never
    }[keyof Responses]
  : never

export type QueryOf<Found> = Found extends { parameters: { query?: infer Query } }
  ? NonNullable<Query>
  : never

export type BodyOf<Found> = Found extends {
  requestBody?: { content: { "application/json": infer Body } }
}
  ? Body
  : undefined
