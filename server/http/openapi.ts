/**
 * The OpenAPI page of staff at /api/docs, and what anybody may read of the customers' app at /katalog/v1/openapi.json: derived from the
 * calls when first asked for, so that a start need not wait for it.
 */
import swagger, { type FastifyDynamicSwaggerOptions, type SwaggerOptions } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifySchema,
} from 'fastify'
import { z } from 'zod'
import type { CallDefinition } from '#domain/call.ts'
import { urlOfCall } from './alamat.ts'
import { API_PAGE, API_PAGE_POLICY, openDoor } from './api-page.ts'

/** The two documents, and the page that draws the first. */
type Pages = FastifyInstance & { openApiKatalog(): object }

/** Paths that @fastify/swagger-ui answers below the page's address. */
const ANSWERED = ['', '/json', '/yaml', '/static/*']

/**
 * @param calls the calls that stand on a page
 * @param signedIn refuses who may not see the page; without it everybody may
 * @returns the document of the customers' app, as text
 */
export function openApi(
  server: FastifyInstance,
  calls: readonly CallDefinition[],
  signedIn: ((request: FastifyRequest) => Promise<void>) | undefined,
): () => Promise<string> {
  let made: Promise<Pages> | undefined
  const pages = (): Promise<Pages> => (made ??= pagesOf(calls))
  const door = signedIn && openDoor(server, signedIn)
  for (const path of ANSWERED)
    server.get(API_PAGE + path, {
      schema: { hide: true },
      ...(door && { onRequest: door }),
      handler: async (request, reply) => passOn(await pages(), request, reply),
    })
  return async () => JSON.stringify((await pages()).openApiKatalog())
}

/** @fastify/swagger reads the routes of the server that it is registered on: one that nobody can reach is told of the calls alone. */
async function pagesOf(calls: readonly CallDefinition[]): Promise<Pages> {
  const app = Fastify({ exposeHeadRoutes: false, routerOptions: { ignoreTrailingSlash: true } })
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Kencana',
        version: '1',
        description:
          'Back office and till of a jewellery shop chain. Weights are grams with up to 3 decimals, amounts whole rupiah.',
      },
      components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'x-auth-token' } } },
    },
    transform: only((call) => call?.base !== 'katalog'),
  })
  await app.register(swagger, {
    decorator: 'openApiKatalog',
    openapi: {
      info: KATALOG,
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
    transform: only((call) => call?.base === 'katalog'),
  } as SwaggerOptions)
  await app.register(swaggerUi, {
    routePrefix: API_PAGE,
    staticCSP: API_PAGE_POLICY,
    uiConfig: { docExpansion: 'none', filter: true },
  })
  for (const call of calls)
    app.route({ method: call.method, url: urlOfCall(call), config: { call }, handler: () => {} })
  return (await app.ready()) as unknown as Pages
}

/** Of the connection, not of what is answered. */
const OF_CONNECTION = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'])

async function passOn(
  pages: Pages,
  { url, headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const answer = await pages.inject({ method: 'GET', url, headers })
  if (answer.statusCode === 404) {
    reply.callNotFound()
    return reply
  }
  for (const [name, value] of Object.entries(answer.headers))
    if (!OF_CONNECTION.has(name)) reply.header(name, value)
  return reply.code(answer.statusCode).send(answer.rawPayload.length ? answer.rawPayload : undefined)
}

/** Fields are only ever added: an app of today reads what is answered in years. The second number counts what was added. */
const KATALOG = {
  title: 'Kencana Katalog',
  version: '1.0',
  description:
    'What the customers’ app reads: no session, only what is published. Weights are grams with up to 3 decimals, amounts whole rupiah, purity percent. Fields are only ever added to version 1; do not refuse one you do not know. Lists may be kept for a minute and asked for again with If-None-Match. A refusal is {message, id, errors: [{field, message}]}.',
}

type Transform = NonNullable<FastifyDynamicSwaggerOptions['transform']>
/** Hides other calls: no page tells of calls that are not its own. */
const only =
  (mine: (call: CallDefinition | undefined) => boolean): Transform =>
  ({ url, schema, route }) => {
    const call = route.config?.call
    if (!mine(call)) return { url, schema: { hide: true } }
    return { url, schema: call ? openApiSchema(call) : schema }
  }

const json = (schema: z.ZodType | undefined): Record<string, unknown> | undefined =>
  schema &&
  (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-7' }) as Record<
    string,
    unknown
  >)

const area = (path: string): string => path.split('/')[0]!

/** Schema of one call as the page shows it. Validation itself is done once, in validate.ts. */
const openApiSchema = (call: CallDefinition): FastifySchema => ({
  tags: [area(call.path)],
  summary: call.summary,
  ...(call.may === 'public' && !call.bearer ? {} : { security: [{ token: [] }] }),
  ...optional('params', json(call.params)),
  ...optional('querystring', json(call.query)),
  ...optional('body', call.method === 'GET' ? undefined : json(call.body)),
  response: {
    200: call.file
      ? { type: 'string', format: 'binary', description: call.file }
      : {
          type: 'object',
          properties: { data: json(call.reply), message: { type: 'string' }, ...beside(call) },
        },
  },
})

const beside = (call: CallDefinition) =>
  Object.fromEntries(Object.entries(call.beside ?? {}).map(([field, schema]) => [field, json(schema)]))

const optional = (key: string, value: unknown) => (value ? { [key]: value } : {})
