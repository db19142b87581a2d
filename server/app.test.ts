/**
 * Cache headers of the client's files: files with a hash in their name are never fetched again, the page that names
 * them always is.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pipeline } from '#test/tools/pipeline.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'

const PAGE = '<html><head><script src="/assets/masuk-Cd34.js"></script></head></html>'

let server: TestServer
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'klien-'))
  await mkdir(join(folder, 'assets'))
  for (const [name, text] of [
    ['index.html', PAGE],
    [
      'muat.json',
      '{"/transaksi-penjualan":["assets/masuk-Cd34.js","assets/kasir-Ab12.js","assets/kasir-Ef56.css"]}',
    ],
    ['sw.js', 'self'],
    ['assets/kasir-Ab12.js', 'export {}'],
    ['assets/kasir-Ab12.js.br', 'br'],
  ] as const)
    await writeFile(join(folder, name), text)
  server = await startTestServer({ clientDir: folder })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

it.each([
  ['/assets/kasir-Ab12.js', 'gzip', 'public, max-age=31536000, immutable'],
  ['/assets/kasir-Ab12.js', 'br', 'public, max-age=31536000, immutable'],
  ['/sw.js', 'br', 'no-cache'],
  ['/', 'br', 'no-cache'],
  ['/master-baki', 'br', 'no-cache'],
])('%s by %s: %s', async (path, encoding, kept) => {
  const { status, headers } = await fetch(`${server.url}${path}`, {
    headers: { accept: 'text/html', 'accept-encoding': encoding },
  })
  expect([status, headers.get('cache-control')]).toEqual([200, kept])
})

it.each([
  ['/transaksi-penjualan', true],
  ['/transaksi-penjualan?no=1', true],
  ['/transaksi-penjualan/', false],
  ['/master-baki', false],
  ['/', false],
])('the page at %s names what that screen is made of: %s', async (path, named) => {
  const reply = await fetch(`${server.url}${path}`, { headers: { accept: 'text/html' } })
  const text = await reply.text()
  expect(text.replaceAll(/<link[^>]*>/g, '')).toBe(PAGE)
  // Files that the page asks for anyway are not named twice.
  expect(text.match(/<link[^>]*>/g)).toEqual(
    named
      ? [
          '<link rel="modulepreload" crossorigin href="/assets/kasir-Ab12.js">',
          '<link rel="stylesheet" crossorigin href="/assets/kasir-Ef56.css">',
        ]
      : null,
  )
})

it.each([
  '/assets/',
  '/../package.json',
  '/assets/../../package.json',
  '/%2e%2e/package.json',
  '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
  '/..%5cpackage.json',
  '/%00',
  '/assets/kasir-Ab12.js%00.png',
  '//etc/passwd',
  '/assets//etc/passwd',
  '/%c0%ae%c0%ae/package.json',
  '/%zz',
])('%s leads out of the folder for nobody', async (path) => {
  // fetch would tidy the path up before it is sent
  const [reply] = await pipeline(server.url, [
    { method: 'GET', path, headers: { accept: '*/*' }, body: undefined },
  ])
  const text = reply!.bytes.toString()
  expect(reply!.status).toBeLessThan(500)
  expect(text).not.toMatch(/"dependencies"|root:/)
  if (reply!.status === 200) expect(text).toBe(PAGE)
})
