/**
 * Tests what a server shows of itself over HTTP: that it lives, that it may be sent requests, its figures, and to whom
 * it shows them.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { buildApp, type App } from '#server/app.ts'
import { LOCK } from '#server/db/locks.ts'
import { PASSWORD } from '#server/fixture/data.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { sabar } from '#test/tools/sabar.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { buildSale } from '#test/tools/till.ts'
import { LABEL, UKURAN, type NamaUkuran } from './list.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server?.close())

const tanya = async (path: string, url = server.url) => {
  const reply = await fetch(`${url}${path}`)
  return { status: reply.status, text: await reply.text(), headers: reply.headers }
}

interface Example {
  nama: string
  label: Record<string, string>
  nilai: number
}
const EXAMPLE = /^(\w+)(?:\{(.*)\})? (\S+)$/
const exampleFrom = (text: string): Example[] =>
  text
    .split('\n')
    .filter((row) => row && !row.startsWith('#'))
    .map((row) => {
      const [, nama, label = '', nilai] = EXAMPLE.exec(row)!
      const pasangan = [...label.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, k, v]) => [k!, v!])
      return { nama: nama!, label: Object.fromEntries(pasangan), nilai: Number(nilai) }
    })
/** Of now (what was looked at a moment ago is told again), on a machine that may be too busy for the second that the database has. */
async function numbers(): Promise<Example[]> {
  for (const habis = Date.now() + sabar(20_000); ;) {
    await pause(600)
    const all = exampleFrom((await tanya('/metrics')).text)
    if (satu(all, 'kencana_database_up') === 1 || Date.now() > habis) return all
  }
}
const satu = (all: Example[], nama: string, label: Record<string, string> = {}): number | undefined =>
  all.find((c) => c.nama === nama && Object.entries(label).every(([k, v]) => c.label[k] === v))?.nilai

const another = (options: Partial<Parameters<typeof buildApp>[0]>): Promise<App> =>
  buildApp({
    url: server.app.deps.database.url,
    clock: server.clock,
    logLevel: 'silent',
    ...options,
  })

const siap = async (url = server.url): Promise<number> => (await tanya('/readyz', url)).status

describe('whether it lives, and may be sent requests', () => {
  it('says so in a word, to anybody, and nothing keeps it', async () => {
    await expect.poll(() => siap()).toBe(200)
    for (const [path, kata] of [
      ['/healthz', 'ok\n'],
      ['/readyz', 'ready\n'],
    ] as const) {
      const { status, text, headers } = await tanya(path)
      expect([path, status, text, headers.get('cache-control')]).toEqual([path, 200, kata, 'no-store'])
      expect((await fetch(server.url + path, { method: 'HEAD' })).status).toBe(200)
    }
  })

  it('is not ready while a migration is missing that it needs, and does not mind newer ones', async () => {
    const { rows } = await server.pemilik.query<{ nama: string }>('SELECT nama FROM migrasi ORDER BY nama')
    const terakhir = rows.at(-1)!.nama
    await server.pemilik.query('DELETE FROM migrasi WHERE nama = $1', [terakhir])
    await expect.poll(() => siap()).toBe(503)
    expect((await tanya('/healthz')).status).toBe(200)
    await server.pemilik.query('INSERT INTO migrasi (nama) VALUES ($1)', [terakhir])
    await expect.poll(() => siap()).toBe(200)
    await server.pemilik.query(`INSERT INTO migrasi (nama) VALUES ('9999-nanti.sql')`)
    await pause(600)
    await expect.poll(() => siap()).toBe(200)
    await server.pemilik.query(`DELETE FROM migrasi WHERE nama = '9999-nanti.sql'`)
  })

  it('takes its leave first: nothing new is to be sent, what comes is still answered', async () => {
    let pergi = (): void => {}
    const pamit = new Promise<void>((selesai) => (pergi = selesai))
    const app = await another({ pamit: () => pamit })
    const url = await app.server.listen({ host: '127.0.0.1', port: 0 })
    await expect.poll(() => siap(url)).toBe(200)
    const berakhir = app.close()
    expect([(await tanya('/readyz', url)).status, (await tanya('/healthz', url)).status]).toEqual([503, 200])
    expect((await tanya('/config.json', url)).status).toBe(200)
    pergi()
    await berakhir
    await expect(fetch(`${url}/healthz`)).rejects.toThrow()
  })
})

describe('the figures', () => {
  it('count calls by how they are declared, and what was refused by its id', async () => {
    const kasir = await server.client('KSR1')
    const jual = await buildSale(kasir, { barang: ['00000001'] })
    await kasir.request('GET', `penjualan/${jual}`)
    await kasir.request('GET', 'penjualan/JL-TK01-250115-9999')
    await kasir.request('GET', 'penjualan/JL-TK01-250115-8888')
    await server.anonymous.request('GET', 'penjualan/JL-TK01-250115-7777')
    const all = await numbers()
    const lihat = { call: 'GET /api/v1/penjualan/{no_faktur_group}' }
    expect(satu(all, 'kencana_by_call_seconds_count', { call: 'POST /api/v1/penjualan' })).toBe(1)
    expect(satu(all, 'kencana_by_call_seconds_count', lihat)).toBe(4)
    const ditolak = (refusal: string) => satu(all, 'kencana_call_refusals_total', { refusal })
    expect([ditolak('penjualanTidakAda'), ditolak('invalidToken')]).toEqual([2, 1])
    expect(satu(all, 'kencana_call_seconds_count', { kind: 'read' })).toBeGreaterThanOrEqual(4)
    expect(satu(all, 'kencana_call_seconds_bucket', { kind: 'write', le: '+Inf' })).toBeGreaterThan(0)
  })

  it('tell of pool, database, close, day and backup', async () => {
    const all = await numbers()
    const nilai = (nama: NamaUkuran) => satu(all, `kencana_${nama}`)
    expect(nilai('database_up')).toBe(1)
    expect(nilai('pool_open')).toBeGreaterThan(0)
    expect(nilai('pool_waiting')).toBe(0)
    expect(satu(all, 'kencana_pool_wait_seconds_count')).toBeGreaterThan(0)
    expect(nilai('database_connections')).toBeLessThanOrEqual(nilai('database_connections_max')!)
    expect([nilai('close_running'), nilai('open_day_age_days'), nilai('backup_failed')]).toEqual([0, 0, 0])
    // There is no archive here, no close yet, no standby.
    for (const tidakAda of ['wal_archive_age_seconds', 'close_last_seconds', 'standby_lag_bytes'] as const)
      expect([tidakAda, nilai(tidakAda)]).toEqual([tidakAda, undefined])
    expect(satu(all, 'nodejs_eventloop_lag_p99_seconds')).toBeDefined()
    expect(satu(all, 'process_resident_memory_bytes')).toBeGreaterThan(0)
  })

  it('see a lock that is waited for, and a close that runs', async () => {
    const holder = await server.pemilik.connect()
    try {
      await holder.query(
        `BEGIN; LOCK TABLE bank IN ACCESS EXCLUSIVE MODE; SELECT pg_advisory_lock(${LOCK.tutupBerjalan}, 77)`,
      )
      const own = await server.client('OWN1')
      const menunggu = own.request('GET', 'banks')
      await expect
        .poll(async () => {
          const all = await numbers()
          return [satu(all, 'kencana_locks_waiting'), satu(all, 'kencana_close_running')]
        })
        .toEqual([1, 1])
      expect(satu(await numbers(), 'kencana_lock_wait_longest_seconds')).toBeGreaterThan(0)
      await holder.query('ROLLBACK; SELECT pg_advisory_unlock_all()')
      expect((await menunggu).status).toBe(200)
    } finally {
      holder.release(true)
    }
  })

  it('tell of a shop whose day nobody closes, and of the last close', async () => {
    const [toko] = (await server.pemilik.query(`SELECT tgl_system::text FROM toko WHERE kode_toko = 'TK01'`))
      .rows
    try {
      await server.pemilik.query(`UPDATE toko SET tgl_system = '2025-01-12' WHERE kode_toko = 'TK01'`)
      await server.pemilik.query(
        `INSERT INTO tutup_toko (kode_toko, tgl_system, mulai, selesai, user_id, ringkasan, hash)
         VALUES ('TK01', '2025-01-11', '2025-01-11 20:00+07', '2025-01-11 20:00:42+07', 'SPV1', '{}', '')`,
      )
      const all = await numbers()
      expect(satu(all, 'kencana_open_day_age_days')).toBe(3)
      expect(satu(all, 'kencana_close_last_seconds')).toBe(42)
    } finally {
      await server.pemilik.query('ALTER TABLE tutup_toko DISABLE TRIGGER USER')
      await server.pemilik.query(`DELETE FROM tutup_toko WHERE tgl_system = '2025-01-11'`)
      await server.pemilik.query('ALTER TABLE tutup_toko ENABLE TRIGGER USER')
      await server.pemilik.query(`UPDATE toko SET tgl_system = $1 WHERE kode_toko = 'TK01'`, [
        toko!.tgl_system,
      ])
    }
  })

  it('tell nothing of people: every label is of a declared set, whatever was asked for', async () => {
    const own = await server.client('OWN1')
    const HP = '081234567890'
    for (const path of [
      `/api/v1/members?cari=${HP}`,
      `/api/v1/member/${HP}`,
      `/${HP}/${own.token}`,
      `/api/v1/penjualan/${own.token}`,
      `/portal/v1/${HP}`,
      `/katalog/v1/${HP}`,
      '/api/v1/users/login',
      '/assets/../../etc/passwd',
    ])
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])
        await own.request(method, path, method === 'GET' ? undefined : { [HP]: own.token }).catch(() => {})
    await own.request('POST', '/api/v1/users/login', { user_id: HP, password: PASSWORD, kode_toko: 'TK01' })
    await numbers()
    const { text } = await tanya('/metrics')
    for (const rahasia of [HP, own.token, 'OWN1', 'KSR1', 'TK01', 'JL-TK01'])
      expect([rahasia, text.includes(rahasia)]).toEqual([rahasia, false])
    for (const { nama, label } of exampleFrom(text))
      for (const [kunci, nilai] of Object.entries(label))
        expect([nama, kunci, nilai, boleh(kunci, nilai)]).toEqual([nama, kunci, nilai, true])
    // Every figure of ours has the labels that it declares, and no other.
    for (const { nama, label } of exampleFrom(text).filter((c) => c.nama.startsWith('kencana_'))) {
      const ukuran = UKURAN[nama.replace(/^kencana_|_(bucket|sum|count)$/g, '') as NamaUkuran]
      const punya = 'label' in ukuran ? ukuran.label : []
      expect(
        Object.keys(label)
          .filter((kunci) => kunci !== 'le')
          .toSorted(),
      ).toEqual([...punya].toSorted())
    }
  })

  const boleh = (kunci: string, nilai: string): boolean => {
    if (kunci === 'call') return server.app.diukur.dikenal.has(nilai)
    if (kunci === 'refusal') return LABEL.refusal.has(nilai)
    if (kunci === 'kind' && LABEL.kind.has(nilai)) return true
    return (DARI_PROSES[kunci] ?? /^$/).test(nilai)
  }
  /** Labels that prom-client gives to the process. */
  const DARI_PROSES: Record<string, RegExp> = {
    le: /^(\+Inf|[\d.]+)$/,
    kind: /^(major|minor|incremental|weakcb)$/,
    space: /^[a-z_]+$/,
    type: /^[A-Za-z]+$/,
    version: /^v[\d.]+$/,
    major: /^\d+$/,
    minor: /^\d+$/,
    patch: /^\d+$/,
  }
})

describe('who may see them', () => {
  let folder: string
  let app: App
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'klien-'))
    await writeFile(join(folder, 'index.html'), '<html>__CSP_NONCE__</html>')
    app = await another({
      metrics: ['10.7.0.0/24', 'fd00:7::/32'],
      proksi: ['10.9.0.0/16'],
      clientDir: folder,
    })
  })
  afterAll(async () => {
    await app?.close()
    await rm(folder, { recursive: true })
  })

  it.each([
    ['of the network that the settings name', '10.7.0.8', {}, true],
    ['of it, as IPv6 writes it', '::ffff:10.7.0.8', {}, true],
    ['of its other network', 'fd00:7::1', {}, true],
    ['of this computer, which was not named', '127.0.0.1', {}, false],
    ['of another network', '10.8.0.1', {}, false],
    ['who comes through a proxy', '10.9.0.1', { 'x-forwarded-for': '10.7.0.8' }, false],
    ['who says so', '203.0.113.9', { 'x-forwarded-for': '10.7.0.8' }, false],
    ['who comes through a proxy of that network', '10.7.0.8', { 'x-forwarded-for': '203.0.113.9' }, false],
    ['the same, with another trace', '10.7.0.8', { forwarded: 'for=203.0.113.9' }, false],
  ])('%s', async (_, remoteAddress, headers, boleh) => {
    const tanya = (url: string, accept: string) =>
      app.server.inject({ url, remoteAddress, headers: { ...headers, accept } })
    const reply = await tanya('/metrics', '*/*')
    if (boleh)
      return expect([reply.statusCode, reply.payload]).toEqual([200, expect.stringContaining('kencana_')])
    // No different from an address that is none, for programs and browsers.
    const lain = await tanya('/tidak-ada', '*/*')
    expect([reply.statusCode, reply.payload]).toEqual([404, lain.payload])
    const page = [await tanya('/metrics', 'text/html'), await tanya('/tidak-ada', 'text/html')]
    const content = page.map((p) => [
      p.statusCode,
      p.payload.replace(/>.*</, '><'),
      p.headers['content-type'],
    ])
    expect(content[0]).toEqual(content[1])
  })

  it('is this computer alone when no network is named, and nobody who comes to it through a proxy', async () => {
    const biasa = await another({})
    const status = async (remoteAddress: string, headers: Record<string, string> = {}) =>
      (await biasa.server.inject({ url: '/metrics', remoteAddress, headers })).statusCode
    expect(await status('127.0.0.1')).toBe(200)
    expect(await status('::1')).toBe(200)
    expect(await status('192.168.1.5')).toBe(404)
    for (const nama of ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'])
      expect([nama, await status('127.0.0.1', { [nama]: '127.0.0.1' })]).toEqual([nama, 404])
    await biasa.close()
  })
})

test('nothing of this moved a rupiah', () => expectBooksAgree(server.pool))
