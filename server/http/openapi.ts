/** The OpenAPI page at /api/docs, derived from the list of calls when it is first asked for: a start need not wait for it. */
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify'
import { z } from 'zod'
import type { CallDefinition } from '#domain/call.ts'
import { API_PAGE, API_PAGE_POLICY, openDoor } from './api-page.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route answers; one without it is on no page. */
    call?: CallDefinition
  }
}

/** @param signedIn refuses who may not see it; without it everybody may */
export async function openApi(
  app: FastifyInstance,
  signedIn: ((request: FastifyRequest) => Promise<void>) | undefined,
): Promise<void> {
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
    transform: ({ url, schema, route }) => ({
      url,
      schema: route.config?.call ? openApiSchema(route.config.call) : schema,
    }),
  })
  await app.register(swaggerUi, {
    routePrefix: API_PAGE,
    staticCSP: API_PAGE_POLICY,
    uiConfig: { docExpansion: 'none', filter: true },
    ...(signedIn ? { uiHooks: { onRequest: openDoor(app, signedIn) } } : {}),
  })
}

const json = (schema: z.ZodType | undefined): Record<string, unknown> | undefined =>
  schema &&
  (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-7' }) as Record<
    string,
    unknown
  >)

const area = (path: string): string => path.split('/')[0]!

/** What the page shows of one call. Validation itself is done once, in validate.ts. */
const openApiSchema = (call: CallDefinition): FastifySchema => ({
  tags: [area(call.path)],
  summary: call.summary,
  ...(call.may === 'public' ? {} : { security: [{ token: [] }] }),
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
