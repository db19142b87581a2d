/**
 * The calls of staff at their addresses. Fastify needs a fifth of a second to be told of a thousand routes one by one: calls share its
 * addresses of so many parts (`/api/v1/:part0/:part1`), and a tree of our own tells them apart (find-call.ts). A call that Fastify must
 * know for itself, by how large its body may be or how often it may be asked, has an address of its own; the files of all masters
 * share theirs (`/api/v1/:part0/impor/periksa`).
 */
import type { FastifyInstance, onRequestHookHandler, RouteHandlerMethod } from 'fastify'
import type { CallDefinition } from '#domain/call.ts'
import { BASES, urlOfCall } from './alamat.ts'
import { signedIn } from './asked.ts'
import type { Deps } from './deps.ts'
import { CallTree } from './find-call.ts'
import { handle } from './handle.ts'
import type { Route } from './route.ts'

const RATE_LIMITED = new Set([
  'users/login',
  'pembukaan',
  'pembukaan/kode',
  'authorization',
  'users/change-password',
])

interface SharedAddress {
  method: CallDefinition['method']
  url: string
  bodyMaks: number | undefined
  calls: CallDefinition[]
  tree: CallTree<Route>
}

export interface Addresses {
  own: readonly Route[]
  shared: readonly SharedAddress[]
}

/** Made once of a list of calls, however many servers answer it. @throws when two have one address */
export function addressesOf(routes: readonly Route[]): Addresses {
  const shared = new Map<string, SharedAddress>()
  const own = routes.filter(hasOwnAddress)
  for (const route of routes) {
    if (hasOwnAddress(route)) continue
    const { call } = route
    const { method, bodyMaks } = call
    const { url, open } = shapeOf(call)
    const name = `${method} ${url} ${bodyMaks}`
    const address = shared.get(name) ?? { method, url, bodyMaks, calls: [], tree: new CallTree() }
    shared.set(name, address)
    address.calls.push(call)
    address.tree.add({ method, path: open.join('/') }, route)
  }
  return { own, shared: [...shared.values()] }
}

const hasOwnAddress = ({ call }: Route): boolean =>
  RATE_LIMITED.has(call.path) || (Boolean(call.bodyMaks) && !ofFiles(call))

/** kategori/impor/periksa: after the master's name all are alike. */
const ofFiles = ({ path }: CallDefinition): boolean => /^[\w-]+\/impor\/\w+$/.test(path)

/** @returns the parts that are told apart by us, and the address in which Fastify leaves them open */
function shapeOf({ base, path, bodyMaks }: CallDefinition): { url: string; open: string[] } {
  const parts = path.split('/')
  const open = bodyMaks ? parts.slice(0, 1) : parts
  return {
    url: [BASES[base], ...open.map((_, i) => `:part${i}`), ...parts.slice(open.length)].join('/'),
    open,
  }
}

export function serveCalls(
  server: FastifyInstance,
  deps: Deps,
  { own, shared }: Addresses,
  loginPerMinute: number,
): void {
  server.decorateRequest('shared', undefined)
  for (const route of own) serveOwn(server, deps, route, loginPerMinute)
  for (const address of shared) serveShared(server, deps, address)
}

function serveOwn(server: FastifyInstance, deps: Deps, route: Route, loginPerMinute: number): void {
  const { call } = route
  server.route({
    method: call.method,
    url: urlOfCall(call),
    ...(call.bodyMaks && { bodyLimit: call.bodyMaks, onRequest: signedIn(deps) }),
    config: {
      call,
      ...(RATE_LIMITED.has(call.path) ? { rateLimit: { max: loginPerMinute, timeWindow: 60_000 } } : {}),
    },
    handler: handle(deps, route),
  })
}

function serveShared(server: FastifyInstance, deps: Deps, address: SharedAddress): void {
  const { method, url, bodyMaks, calls, tree } = address
  const answers = new Map<Route, RouteHandlerMethod>()
  const find: onRequestHookHandler = (request, reply, done) => {
    const found = tree.find(method, Object.values(request.params as Record<string, string>))
    if (!found) return void reply.callNotFound()
    request.params = found.params
    request.shared = found.value
    done()
  }
  server.route({
    method,
    url,
    ...(bodyMaks && { bodyLimit: bodyMaks }),
    onRequest: bodyMaks ? [find, signedIn(deps)] : find,
    config: { calls },
    handler(request, reply) {
      const route = request.shared!
      const answer = answers.get(route) ?? handle(deps, route)
      answers.set(route, answer)
      return answer.call(server, request, reply)
    },
  })
}
