import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { dengarkan } from './process.ts'
import { Wait } from './waiting.ts'

const SINI = { host: '127.0.0.1', port: 0 }
let wait: Wait
afterEach(() => wait.lepas())

const tanya = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`http://127.0.0.1:${wait.port}${path}`, { method, headers })
const page = () => tanya('/transaksi-penjualan', { accept: 'text/html' })
const state = async (headers?: Record<string, string>): Promise<unknown> =>
  (await tanya('/persiapan.json', headers)).json()

it('says to who asks for a page what is being made, and to everything else that it is not ready', async () => {
  wait = await Wait.buka(SINI)
  wait.kerjakan('Menyiapkan <tabel>', 40)
  const dijawab = await page()
  expect([dijawab.status, dijawab.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
  expect(dijawab.headers.get('cache-control')).toBe('no-store')
  const content = await dijawab.text()
  expect(content).toContain(String.raw`tampilkan({"langkah":"Menyiapkan \u003ctabel>","persen":40})`)
  const nonce = /script-src 'nonce-([^']+)'/.exec(dijawab.headers.get('content-security-policy')!)![1]!
  expect(content.split(`nonce="${nonce}"`)).toHaveLength(3)

  const ditolak = { message: 'Sistem Sedang Sibuk, Silahkan Coba Lagi', id: 'sedangSibuk', errors: [] }
  for (const minta of [
    tanya('/api/v1/toko', { accept: 'text/html' }),
    tanya('/api/v1/penjualan', {}, 'POST'),
    tanya('/socket.io/?transport=polling'),
    tanya('/assets/main.js'),
  ]) {
    const { status, headers, ...reply } = await minta.then(async (r) => ({
      status: r.status,
      headers: r.headers,
      content: await r.json(),
    }))
    expect([status, headers.get('retry-after'), reply.content]).toEqual([503, '1', ditolak])
  }
  const kata = async (path: string) => tanya(path).then(async (r) => [r.status, await r.text()])
  expect(await kata('/readyz')).toEqual([503, 'not ready\n'])
  expect(await kata('/healthz')).toEqual([200, 'ok\n'])
})

it('tells how far it is, and leaves its address to the server', async () => {
  wait = await Wait.buka(SINI)
  expect(await state()).toEqual({ langkah: 'Menyalakan database' })
  wait.kerjakan('Menyiapkan toko contoh', 7)
  expect(await state()).toEqual({ langkah: 'Menyiapkan toko contoh', persen: 7 })
  const { port } = wait
  await wait.lepas()
  const server = createServer((_, response) => response.end('siap'))
  await dengarkan(server, { ...SINI, port })
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('siap')
  server.close()
})

it('tells a page that is open why it failed before it falls silent, and nobody further away', async () => {
  wait = await Wait.buka(SINI)
  await page()
  wait.gagal('PostgreSQL tidak mau berjalan di /data\nlog: 12')
  const jauh = 'Sebabnya tertulis di terminal komputer yang menjalankannya.'
  expect(await state({ 'x-forwarded-for': '10.0.0.7' })).toMatchObject({ gagal: jauh })
  const selesai = wait.lepas()
  expect(await state()).toMatchObject({ gagal: 'PostgreSQL tidak mau berjalan di /data' })
  await selesai
  await expect(state()).rejects.toThrow()
})

it('is painted in the colours of the sign-in page', () => {
  const fill = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')
  const bagian = (text: string, limit: string) => text.split(limit) as [terang: string, gelap: string]
  const pages = bagian(fill('tunggu.html'), 'prefers-color-scheme: dark')
  const screens = bagian(fill('../../client/ui/palette.ts'), 'export const dark')
  for (const i of [0, 1] as const)
    for (const [, nama, nilai] of pages[i].matchAll(/--([a-z0-9-]+): (#[0-9a-f]{6})/g)) {
      const kunci = nama!.replaceAll(/-([a-z0-9])/g, (_, c: string) => c.toUpperCase())
      expect(screens[i]).toContain(`  ${kunci}: '${nilai}'`)
    }
})
