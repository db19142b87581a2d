/** The page of customers as it is sent: drawn, told to search engines, with its policy, and never in the way of /katalog/v1. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectBooksAgree } from '#test/tools/books.ts'
import { must } from '#test/tools/client.ts'
import { buildKatalogLengkap, berubah, buildKatalog, type KatalogUji } from '#test/tools/katalog-umum.ts'
import { pipeline } from '#test/tools/pipeline.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'

let server: TestServer
let dirs: string[]
let content: KatalogUji

beforeAll(async () => {
  dirs = [await mkdtemp(join(tmpdir(), 'klien-')), await mkdtemp(join(tmpdir(), 'katalog-'))]
  const [clientDir, katalogDir] = dirs as [string, string]
  await writeFile(join(clientDir, 'index.html'), '<html>STAF __CSP_NONCE__</html>')
  await mkdir(join(katalogDir, 'assets'))
  for (const [name, text] of [
    ['index.html', '<html lang="id"><head><!--kepala--></head><body><!--badan--></body></html>'],
    ['sw.js', 'self'],
    ['assets/katalog-Ab12.js', 'export {}'],
    ['assets/katalog-Ab12.js.br', 'br'],
  ] as const)
    await writeFile(join(katalogDir, name), text)
  server = await startTestServer({ clientDir, katalogDir })
  content = await buildKatalogLengkap(server)
})
afterAll(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
  for (const dir of dirs) await rm(dir, { recursive: true })
})

const alamat = async (alamat: string) =>
  must(await (await server.client('OWN1')).send('PUT', 'katalog/pengaturan', { katalog_toko: null, alamat }))

async function buka(path: string, headers: Record<string, string> = {}) {
  const [reply] = await pipeline(server.url, [
    { method: 'GET', path, headers: { accept: 'text/html', ...headers }, body: undefined },
  ])
  const { status, bytes, headers: got } = reply!
  return { status, bytes, headers: got, text: bytes.toString() }
}

describe('a page', () => {
  it('holds what it shows, and nothing that is not published', async () => {
    for (const path of [
      '/katalog',
      '/katalog/kategori/KTG-0001',
      '/katalog/hashtag/17k',
      '/katalog/cari?q=cincin',
    ]) {
      const { status, text } = await buka(path)
      expect(status, path).toBe(200)
      expect(text, path).toContain('CINCIN MELATI')
      expect(text, path).not.toContain('RAHASIA')
    }
    const { text } = await buka('/katalog')
    for (const kata of [
      'TOKO EMAS KENCANA',
      'Untuk sehari-hari',
      '650,000',
      'LEBARAN',
      'CARA MERAWAT',
      content.picture.banner,
    ])
      expect(text).toContain(kata)
  })

  it('of an item tells who shares it what it is', async () => {
    await alamat('https://emas.example')
    const { text } = await buka('/katalog/item/itm-0001', { host: 'pencuri.example' })
    expect(text).not.toContain('pencuri')
    for (const kepala of [
      '<title>CINCIN MELATI · TOKO EMAS KENCANA</title>',
      '<meta name="description" content="CINCIN MELATI, 3.250 gram, Rp. 2,100,000. CINCIN." />',
      '<meta property="og:title" content="CINCIN MELATI · TOKO EMAS KENCANA" />',
      '<link rel="canonical" href="https://emas.example/katalog/item/itm-0001" />',
      '<meta property="og:url" content="https://emas.example/katalog/item/itm-0001" />',
      `<meta property="og:image" content="https://emas.example/katalog/v1/gambar/ITEM/${content.picture.item}.jpg" />`,
    ])
      expect(text).toContain(kepala)
    expect(text).toContain('https://wa.me/6281234567890?text=Halo+RINA')
  })

  it('names no address while nobody has said where customers open it, whatever the request says', async () => {
    await alamat('')
    const { text } = await buka('/katalog/item/itm-0001', { host: 'pencuri.example' })
    for (const kata of ['canonical', 'og:url', 'og:image', 'pencuri', '127.0.0.1'])
      expect(text).not.toContain(kata)
    expect(text).toContain('<meta property="og:title"')
  })

  it('that is no address is told so, with a status that says so', async () => {
    for (const path of [
      '/katalog/item/ITM-0003',
      '/katalog/item/ITM-9999',
      `/katalog/item/${'X'.repeat(500)}`,
      '/katalog/kategori/KTG-0002',
      '/katalog/hashtag/RAHASIA',
      '/katalog/apa/saja',
      '/katalog/item/%00',
      '/katalog/index.html',
    ]) {
      const { status, text } = await buka(path)
      expect(status, path).toBe(404)
      expect(text, path).toContain('Tidak Ditemukan')
      expect(text, path).toContain('noindex')
    }
  })

  it('shows a text as it was typed, whatever it looks like', async () => {
    await buildKatalog(server, 'katalog_item', {
      kode_barang: 'ITM-0666',
      kode_kategori: 'KTG-0001',
      nama_barang: '</title><script>alert(1)</script> $& $1',
      berat: 1_000,
      harga_jual: 1,
      direct_url: 'https://contoh.example/"onmouseover="x',
      urutan: 9,
    })
    await berubah(server)
    const { text } = await buka('/katalog/item/ITM-0666')
    expect(text).not.toContain('<script>alert')
    expect(text).toContain('&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp; $1')
    expect(text).not.toContain('"onmouseover')
    expect((await buka('/katalog/cari?q=%22%3E%3Cimg%20src=x%3E')).text).not.toContain('<img src=x')
    expect((await buka('/katalog', { host: '"><script>x' })).text).not.toContain('<script>x')
  })

  it('comes with a policy that lets nothing in it be run, and asks nobody else', async () => {
    const { headers } = await buka('/katalog')
    const kebijakan = String(headers['content-security-policy'])
    expect(kebijakan).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/)
    expect(kebijakan).not.toMatch(/unsafe|https?:|\*/)
    expect(headers['set-cookie']).toBeUndefined()
  })

  it('is sent small, and not again to who has it', async () => {
    const polos = await buka('/katalog')
    const br = await buka('/katalog', { 'accept-encoding': 'gzip, br' })
    const gzip = await buka('/katalog', { 'accept-encoding': 'gzip' })
    expect(brotliDecompressSync(br.bytes).toString()).toBe(polos.text)
    expect(gunzipSync(gzip.bytes).toString()).toBe(polos.text)
    expect(polos.headers['cache-control']).toBe('no-cache')
    const lagi = await buka('/katalog', { 'if-none-match': String(polos.headers['etag']) })
    expect([lagi.status, lagi.bytes.length]).toEqual([304, 0])
  })
})

describe('beside the page', () => {
  it('files with a hash stay for ever; the worker may have the page without a slash', async () => {
    const file = await buka('/katalog/assets/katalog-Ab12.js', { 'accept-encoding': 'br' })
    expect([file.text, file.headers['cache-control']]).toEqual(['br', 'public, max-age=31536000, immutable'])
    const sw = await buka('/katalog/sw.js')
    expect([sw.headers['service-worker-allowed'], sw.headers['cache-control']]).toEqual([
      '/katalog',
      'no-cache',
    ])
  })

  it.each(['/katalog/v1/harga', '/katalog/v1/gambar/ITEM/x.jpg', '/katalog/v1/apa', '/katalog/v1'])(
    '%s is never a page',
    async (path) => {
      const { headers, text } = await buka(path)
      expect(headers['content-type']).toContain('application/json')
      expect(text).not.toContain('<html')
    },
  )

  it.each([
    '/katalog/../index.html',
    '/katalog/%2e%2e/index.html',
    '/katalog/assets/..%2f..%2findex.html',
    '/katalog//etc/passwd',
  ])('%s leads out of the folder for nobody', async (path) => {
    const { text } = await buka(path)
    expect(text).not.toMatch(/__CSP_NONCE__|<!--kepala-->|root:/)
  })

  it('the screens of staff stand where they stood', async () => {
    for (const path of ['/', '/kategori-katalog', '/katalogku']) {
      const { status, text } = await buka(path)
      expect([status, text.includes('STAF')], path).toEqual([200, true])
    }
  })

  it('search engines are led to the catalogue, and to nothing else', async () => {
    const { status, text } = await buka('/robots.txt')
    expect(status).toBe(200)
    expect(text).toBe('User-agent: *\nAllow: /katalog\nDisallow: /\n')
  })
})
