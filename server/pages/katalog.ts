/**
 * The customers' page at /katalog (docs/decisions/34-halaman-pelanggan.md): drawn here for whoever opens an address, so that it is read
 * before any script has come, by search engines too. Its files have a hash in their names and stay for ever.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import serveStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { badan, pageHead } from '#katalog/parts/badan.ts'
import type { Read } from '#katalog/parts/replies.ts'
import { openPage } from '#katalog/pages/index.ts'
import { kirimMampat } from './mampat.ts'

/** The page holds nothing that could be run or styled, and nothing is asked of anybody else. */
const KEBIJAKAN =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types katalog"
const SELAMANYA = 'public, max-age=31536000, immutable'
/** A phone that follows links by hand is far below. */
const SEMENIT_MAKS = 240

/**
 * @param asal the address at which customers open it ('' when nobody has said): the address that a request names is
 * anybody's to choose
 */
export async function serveKatalog(
  server: FastifyInstance,
  dir: string,
  read: Read,
  asal: () => Promise<string>,
): Promise<void> {
  const kerangka = await readFile(join(dir, 'index.html'), 'utf8')
  await server.register(serveStatic, {
    root: dir,
    prefix: '/katalog/',
    decorateReply: false,
    // A route for each file there is: everything else below /katalog is a page, or no address.
    wildcard: false,
    index: false,
    globIgnore: ['index.html*', '**/*.{br,gz}'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.setHeader('cache-control', path.includes('/assets/') ? SELAMANYA : 'no-cache')
      // The scope of the service worker is the page without a slash, too.
      if (path.includes('sw.js')) reply.setHeader('service-worker-allowed', '/katalog')
    },
  })
  const opsi = {
    schema: { hide: true },
    config: { rateLimit: { max: SEMENIT_MAKS, timeWindow: 60_000 } },
  }
  for (const path of ['/katalog', '/katalog/*'])
    server.get(path, opsi, async (request, reply) => {
      const requestPage =
        !request.url.startsWith('/katalog/v1') && (request.headers.accept ?? '').match(/text\/html|\*\/\*/)
      if (!requestPage) return reply.callNotFound()
      const { status, text } = await pagePicture(kerangka, alamatDari(request.url), read, await asal())
      reply.code(status).header('content-security-policy', KEBIJAKAN).header('cache-control', 'no-cache')
      return kirimMampat(request, reply.type('text/html; charset=utf-8'), text)
    })
  server.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send('User-agent: *\nAllow: /katalog\nDisallow: /\n'),
  )
}

async function pagePicture(
  kerangka: string,
  url: URL,
  read: Read,
  asal: string,
): Promise<{ status: number; text: string }> {
  const [page, nama, screens] = await Promise.all([
    openPage(url, read, asal),
    // The parts around a page do not decide whether it can be shown.
    read('toko').then(
      (toko) => toko.nama,
      () => '',
    ),
    read('splash').catch(() => []),
  ])
  const text = kerangka
    .replace('<!--kepala-->', () => pageHead(page, nama, url, asal).teks)
    .replace('<!--badan-->', () => badan(page, nama, url, screens).teks)
  return { status: page.status, text }
}

/** Reads path and query of an address; the host is never read. */
const alamatDari = (path: string): URL =>
  URL.canParse(path, 'http://katalog') ? new URL(path, 'http://katalog') : new URL('http://katalog/katalog/-')
