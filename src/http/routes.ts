import { readdirSync } from "node:fs"
import { join, sep } from "node:path"
import { ENDPOINT, METHODS } from "./endpoint"
import type { Endpoint, EndpointHandler, Method } from "./endpoint"

/** One path of a service with its endpoints by verb. */
export interface Route {
  /** OpenAPI form, relative to the service's root: `/wallets/{id}/credit`. */
  path: string
  segments: readonly Segment[]
  endpoints: Partial<Record<Method, Endpoint>>
  /** Value of `Allow`. */
  allow: string
}

type Segment = { literal: string } | { param: string }

export interface RouteTable {
  routes: readonly Route[]
  /** Finds the route of a path below the root, and the path's parameters still encoded. */
  find(path: string): { route: Route; params: Record<string, string> } | undefined
}

const ROUTE_FILE = /^route\.(js|ts)$/
const PARAM_FOLDER = /^\[(\w+)\]$/

/**
 * Reads every `route` file below a service's folder, so that path and verb come from where an
 * endpoint lies and are said nowhere else. Works on the sources and on the built plugin.
 */
export function scanRoutes(folder: string): RouteTable {
  const routes = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ROUTE_FILE.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort()
    .map((file) => readRoute(folder, file))
    .filter((route) => route !== undefined)
  return tabulate(routes)
}

function readRoute(folder: string, file: string): Route | undefined {
  const names = file.slice(folder.length).split(sep).filter(Boolean).slice(0, -1)
  const exported = require(file) as Record<string, unknown>
  const endpoints: Route["endpoints"] = {}
  for (const method of METHODS) {
    const handler = exported[method] as EndpointHandler | undefined
    if (handler?.[ENDPOINT]) endpoints[method] = handler[ENDPOINT]
  }
  if (Object.keys(endpoints).length === 0) return undefined
  return buildRoute(names, endpoints)
}

/** Makes a route of its folder names, e.g. `["wallets", "[id]"]`. */
export function buildRoute(names: readonly string[], endpoints: Route["endpoints"]): Route {
  const segments = names.map((name): Segment => {
    const param = PARAM_FOLDER.exec(name)?.[1]
    return param === undefined ? { literal: name } : { param }
  })
  const path = segments.map((part) => ("param" in part ? `/{${part.param}}` : `/${part.literal}`))
  const verbs = METHODS.filter((method) => endpoints[method])
  const allow = [...verbs, ...(endpoints.GET ? ["HEAD"] : []), "OPTIONS"].join(", ")
  return { path: path.join("") || "/", segments, endpoints, allow }
}

/** Fixed paths are one look-up; the others are tried in turn, literals before parameters. */
export function tabulate(routes: readonly Route[]): RouteTable {
  const fixed = new Map<string, { route: Route; params: Record<string, string> }>()
  const open: Route[] = []
  for (const route of routes) {
    if (route.segments.some((segment) => "param" in segment)) open.push(route)
    else fixed.set(route.path, { route, params: {} })
  }
  open.sort((a, b) => rank(a).localeCompare(rank(b)))
  return {
    routes,
    find(path) {
      const trimmed = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path || "/"
      const found = fixed.get(trimmed)
      if (found) return found
      const parts = trimmed.slice(1).split("/")
      for (const route of open) {
        const params = matchSegments(route.segments, parts)
        if (params) return { route, params }
      }
      return undefined
    },
  }
}

function rank(route: Route) {
  return route.segments.map((segment) => ("param" in segment ? "1" : "0")).join("")
}

function matchSegments(segments: readonly Segment[], parts: readonly string[]) {
  if (segments.length !== parts.length) return undefined
  for (let i = 0; i < segments.length; i++) {
    const segment = segments[i] as Segment
    if ("literal" in segment ? segment.literal !== parts[i] : parts[i] === "") return undefined
  }
  const params: Record<string, string> = {}
  for (let i = 0; i < segments.length; i++) {
    const segment = segments[i] as Segment
    if ("param" in segment) params[segment.param] = parts[i] as string
  }
  return params
}
