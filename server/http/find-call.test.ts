/** An address means the same call here as Fastify would find among the same addresses. */
import Fastify from 'fastify'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CallTree } from './find-call.ts'

const METHODS = ['GET', 'POST'] as const
const part = fc.constantFrom('a', 'b', 'ab', '{x}', '{y}')
const address = fc.record({
  method: fc.constantFrom(...METHODS),
  path: fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/')),
})
const shape = ({ method, path }: { method: string; path: string }): string =>
  `${method} ${path.replace(/\{\w\}/g, '{}')}`
const addresses = fc.uniqueArray(address, { minLength: 1, maxLength: 25, selector: shape })
/** False for an address with two parameters of the same name: it would have one name for both, there and here. */
const named = ({ path }: { path: string }): boolean => {
  const names = path.match(/\{\w\}/g) ?? []
  return new Set(names).size === names.length
}
const asked = fc.array(fc.constantFrom('a', 'b', 'ab', 'c', 'a%20b', 'a%2Fb', ''), {
  minLength: 1,
  maxLength: 5,
})

it('is told apart as Fastify tells it', async () => {
  await fc.assert(
    fc.asyncProperty(addresses, fc.array(asked, { minLength: 20, maxLength: 20 }), async (all, paths) => {
      const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } })
      const tree = new CallTree<string>()
      for (const each of all.filter(named)) {
        const url = `/api/${each.path.replace(/\{(\w)\}/g, ':$1')}`
        app.route({
          method: each.method,
          url,
          handler: async ({ params }) => ({ value: shape(each), params }),
        })
        tree.add(each, shape(each))
      }
      for (const parts of paths)
        for (const method of METHODS) {
          const answer = await app.inject({ method, url: `/api/${parts.join('/')}` })
          const found = tree.find(method, withoutLast(parts).map(decodeURIComponent))
          expect([parts, found]).toEqual([parts, answer.statusCode === 404 ? undefined : answer.json()])
        }
    }),
    { numRuns: 60 },
  )
})

/** An address may end with a slash. */
const withoutLast = (parts: string[]): string[] => (parts.at(-1) === '' ? parts.slice(0, -1) : parts)

it('is one: an address that two have is refused', () => {
  const tree = new CallTree<string>()
  tree.add({ method: 'GET', path: 'nota/{no}' }, 'one')
  tree.add({ method: 'POST', path: 'nota/{no}' }, 'another')
  expect(() => tree.add({ method: 'GET', path: 'nota/{no_faktur}' }, 'a third')).toThrow(
    'GET nota/{no_faktur}',
  )
})
