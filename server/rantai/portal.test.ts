/** A shop with a server of its own: its recap is asked by our server, with the key that the two share, and by no browser (spec 001 §2.15). */
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { inDatabase } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { must, refusal, refusalAt, type Client } from '#test/tools/client.ts'
import { buildPiece, buildUser } from '#test/tools/factories.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { buildValidSale } from '#test/tools/till.ts'
import { buildApp } from '../app.ts'
import { kunciBaru, PORTAL_HEADERS, PORTAL_PATH, signReply, signRequest } from './portal-signature.ts'
import { tanyaPortal } from './portal.ts'

/** `sini` asks; TK02 is at home on `sana`, and sold something there. */
let sini: TestServer
let sana: TestServer
let pusat: Client
beforeAll(async () => {
  sana = await startTestServer()
  await buildUser(sana, { user_id: 'KSR2', level: 'KSR', kode_toko: 'TK02' })
  await buildValidSale(await sana.client('KSR2', 'TK02'), {
    barang: [await buildPiece(sana, { kode_toko: 'TK02', berat: 2 })],
    kode_sales: 'S01',
  })
  // TK01 sold something there too: the key of TK02 must not tell of it.
  await buildValidSale(await sana.client('KSR1'), { barang: ['00000001'] })
})
afterAll(async () => {
  await expectBooksAgree(sana.pool)
  await sana.close()
})
beforeEach(async () => {
  sini = await startTestServer()
  pusat = await sini.client('OWN1')
})
afterEach(() => sini.close())

const IDENTITAS = { nama_toko: 'KENCANA DUA', alamat_toko: 'JL. DUA', zona: 'WIB' }
/** Of TK02, as the owner of `sini` sets it. */
const setPortal = async (portal: string) =>
  must(await pusat.send('PUT', 'toko/jauh/TK02', { jauh: portal !== '-', portal }))
/** Of TK02, on either side. */
const pasang = async (server: TestServer, kunci: string) =>
  server === sini
    ? pusat.send('PUT', 'toko/kunci-portal', { kode_toko: 'TK02', kunci })
    : (await sana.client('OWN1', 'TK02')).send('PUT', 'toko/kunci-portal', { kunci })
/** A key that the server of TK02 made. */
const buat = async (): Promise<string> =>
  (await (await sana.client('OWN1', 'TK02')).send('POST', 'toko/kunci-portal/baru')).data.kunci
const REKAP = 'penjualan/report-bulanan'
const BULAN = 'tgl_from=2025-01&tgl_to=2025-01'
const rekap = (kode_toko = 'TK02', as = pusat) =>
  as.request('GET', `${REKAP}?${BULAN}&kode_toko=${kode_toko}`)

/** Sets up both sides as their owners do. */
async function pasangan(portal = sana.url): Promise<string> {
  const kunci = await buat()
  await setPortal(portal)
  await pasang(sini, kunci)
  await pasang(sana, kunci)
  return kunci
}

describe('the recap of a shop with a server of its own', () => {
  it('is what its server says, as rows, totals and files of ours', async () => {
    const there = await rekap('TK02', await sana.client('OWN1', 'TK02'))
    expect(there.data).toMatchObject([{ tanggal: '2025-01-15', qty: 1, berat: 2 }])
    await pasangan()
    expect(await rekap()).toEqual(there)
    const csv = await pusat.file(`${REKAP}/csv?${BULAN}&kode_toko=TK02`)
    expect([csv.status, csv.type]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(csv.bytes.toString()).toContain('2025-01-15')
    const bought = await pusat.request('GET', `pembelian/report-bulanan?${BULAN}&kode_toko=TK02`)
    expect([bought.status, bought.data]).toEqual([200, []])
  })

  it('is refused by us before we ask what makes no sense, or whose shop it is not', async () => {
    await pasangan()
    const reply = await pusat.request('GET', `${REKAP}?tgl_from=2025-02&tgl_to=2025-01&kode_toko=TK02`)
    expect(refusalAt(reply)).toEqual([400, 'Tanggal Awal Tidak Boleh Lebih Dari Tanggal Akhir', ['tgl_to']])
    expect((await rekap('TK02', await sini.client('SPV1'))).status).toBe(403)
  })

  it('needs the key on both sides, and the same one', async () => {
    await setPortal(sana.url)
    const tanpa = [409, 'Kunci Portal Toko TK02 Belum Dipasang, Hubungi OWN']
    const ditolak = [
      409,
      'Server Toko TK02 Tidak Mengenal Kunci Portal, Atau Jamnya Berbeda Lebih Dari 5 Menit',
    ]
    expect(refusal(await rekap())).toEqual(tanpa)
    await pasang(sini, kunciBaru())
    await pasang(sana, kunciBaru())
    expect(refusal(await rekap())).toEqual(ditolak)
    expect(refusal(await pusat.file(`${REKAP}/pdf?${BULAN}&kode_toko=TK02`).then(asReply))).toEqual(ditolak)
    const kunci = await pasangan()
    expect((await rekap()).status).toBe(200)
    // replaced there: the old one is good for nothing
    await pasang(sana, kunciBaru())
    expect(refusal(await rekap())).toEqual(ditolak)
    await pasang(sana, kunci)
    expect((await rekap()).status).toBe(200)
    expect((await pusat.send('DELETE', 'toko/kunci-portal?kode_toko=TK02')).message).toBe(
      'Kunci Portal Dihapus',
    )
    expect(refusal(await rekap())).toEqual(tanpa)
  })

  it('is refused when the clocks are too far apart', async () => {
    await pasangan()
    const now = sini.clock.now()
    sini.clock.now = () => new Date(now.getTime() + 4 * 60_000)
    expect((await rekap()).status).toBe(200)
    sini.clock.now = () => new Date(now.getTime() + 7 * 60_000)
    expect((await rekap()).status).toBe(409)
  })

  it('is that of our own books for the shop of the session, whatever its address, and for one at home here', async () => {
    await pasangan('http://127.0.0.1:9')
    const identitas = { ...IDENTITAS, portal: 'http://127.0.0.1:9' }
    must(await pusat.send('PUT', 'toko/identitas', identitas))
    expect((await rekap('TK01')).data).toEqual([])
    await setPortal('-')
    expect((await rekap()).data).toEqual([])
    // an address alone makes no shop remote: its neighbours here see its own books
    await inDatabase(sini, `UPDATE toko SET portal = 'http://127.0.0.1:9' WHERE kode_toko = 'TK02'`)
    expect((await rekap()).data).toEqual([])
  })

  it('cannot be asked of a shop on another server whose address nobody has told', async () => {
    must(await pusat.send('PUT', 'toko/jauh/TK02', { jauh: true, portal: '' }))
    expect(refusal(await rekap())).toEqual([409, 'Alamat Portal Toko TK02 Belum Diisi, Hubungi OWN'])
  })
})

const asReply = ({ status, bytes }: { status: number; bytes: Buffer }) => ({
  ...(JSON.parse(bytes.toString()) as { message: string }),
  status,
})

describe('what stands at the address of a portal', () => {
  let close = async (): Promise<void> => {}
  afterEach(() => close())
  /** A server that is none of ours. @returns its address, and what it was asked */
  async function listener(answer: RequestListener): Promise<{ url: string; asked: IncomingMessage[] }> {
    const asked: IncomingMessage[] = []
    const server = createServer((request, response) => {
      asked.push(request)
      answer(request, response)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    close = async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    }
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
  }

  it('is sent the signed request, and nothing else of ours: no session, no key, no user', async () => {
    const { url, asked } = await listener((_request, response) => response.end('{}'))
    await setPortal(`${url}/jebakan?x=1`)
    const kunci = await buat()
    await pasang(sini, kunci)
    expect(refusal(await rekap())).toEqual([502, 'Jawaban Server Toko TK02 Tidak Bisa Dibaca'])
    expect(asked.length).toBe(1)
    const [{ url: path, method, headers, rawHeaders }] = asked as [IncomingMessage]
    expect([method, path]).toEqual([
      'GET',
      `${PORTAL_PATH}${REKAP}?tgl_from=2025-01&tgl_to=2025-01&kategori=ALL&kode_toko=TK02`,
    ])
    const time = headers[PORTAL_HEADERS.time] as string
    const signed = { method: method!, url: path!, kode_toko: 'TK02', time }
    expect(headers[PORTAL_HEADERS.tanda]).toBe(signRequest(kunci, signed))
    const all = rawHeaders.join('\n')
    for (const ours of [pusat.token, kunci, 'OWN1']) expect(all).not.toContain(ours)
    expect(Object.keys(headers).filter((name) => /auth|cookie|referer|origin/.test(name))).toEqual([])
  })

  it('is not believed without the key, however well it is spelled', async () => {
    const row = { tanggal: '2025-01-15', qty: 1, berat: 1, harga: 1, ongkos: 1, total: 2 }
    const { url } = await listener((request, response) => {
      const text = JSON.stringify({ data: [row], message: '' })
      const tanda = request.headers[PORTAL_HEADERS.tanda] as string
      response.setHeader(PORTAL_HEADERS.tanda, signReply(kunciBaru(), tanda, text))
      response.end(text)
    })
    await setPortal(url)
    await pasang(sini, kunciBaru())
    expect(refusal(await rekap())).toEqual([502, 'Jawaban Server Toko TK02 Tidak Bisa Dibaca'])
  })

  it('cannot ask our own server with what it was sent, nor the other one for more', async () => {
    const { url, asked } = await listener((_request, response) => response.end())
    const kunci = await buat()
    await pasang(sana, kunci)
    await setPortal(url)
    await pasang(sini, kunci)
    await rekap()
    const { url: path, headers } = asked[0]!
    const sent = Object.fromEntries(
      [PORTAL_HEADERS.toko, PORTAL_HEADERS.time, PORTAL_HEADERS.tanda].map((name) => [
        name,
        headers[name] as string,
      ]),
    )
    const again = (to: string) => sana.anonymous.request('GET', to, undefined, sent)
    for (const other of [
      path!.replace('kode_toko=TK02', 'kode_toko=TK01'),
      path!.replace('2025-01', '2024-01'),
      path!.replace('penjualan', 'pembelian'),
      path!.replace(PORTAL_PATH, '/api/v1/'),
    ])
      expect([other, (await again(other)).status]).toEqual([other, 401])
    const late = sana.clock.now
    const now = late()
    sana.clock.now = () => new Date(now.getTime() + 6 * 60_000)
    expect(refusal(await again(path!))).toEqual([401, 'Kunci Portal Tidak Dikenal'])
    sana.clock.now = late
  })

  const portal = (asal: string) => ({ kode_toko: 'TK02', asal, kunci: kunciBaru() })
  const REPLY = {
    path: REKAP,
    query: {},
    reply: z.array(z.object({ a: z.int() })).max(2),
    now: new Date(0),
  }
  const said = (work: Promise<unknown>) =>
    work.then(
      (data) => data,
      (error: Error) => error.message,
    )
  /** Tells what comes of the reply `text`, signed as it should be. */
  async function told(text: string): Promise<unknown> {
    let kunci = ''
    const { url } = await listener((request, response) => {
      const tanda = request.headers[PORTAL_HEADERS.tanda] as string
      response.setHeader(PORTAL_HEADERS.tanda, signReply(kunci, tanda, text))
      response.end(text)
    })
    const there = portal(url)
    kunci = there.kunci
    return said(tanyaPortal(there, REPLY))
  }

  it.each([
    ['rows', '{"data":[{"a":1,"b":2}],"message":""}', [{ a: 1 }]],
    ['no JSON', 'halo', 'tidak'],
    ['nothing', '', 'tidak'],
    ['no rows', '{"message":""}', 'tidak'],
    ['rows of another kind', '{"data":[{"a":"<b>"}]}', 'tidak'],
    ['numbers that are none', '{"data":[{"a":1e999}]}', 'tidak'],
    ['too many rows', '{"data":[{"a":1},{"a":1},{"a":1}]}', 'tidak'],
    ['too long a text', `{"data":[{"a":1}],"x":"${'A'.repeat(300_000)}"}`, 'tidak'],
    ['deep', `{"data":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 'tidak'],
  ])('answers %s', async (_, text, expected) => {
    expect(await told(text)).toEqual(
      expected === 'tidak' ? 'Jawaban Server Toko TK02 Tidak Bisa Dibaca' : expected,
    )
  })

  it('leads nowhere else', async () => {
    const { url, asked } = await listener((_request, response) => {
      response.writeHead(302, { location: `${sana.url}/api/v1/tokos` }).end()
    })
    expect(await said(tanyaPortal(portal(url), REPLY))).toBe('Jawaban Server Toko TK02 Tidak Bisa Dibaca')
    expect(asked.length).toBe(1)
  })

  it('is not waited for: away, silent, or dripping', async () => {
    const away = 'Server Toko TK02 Tidak Tersambung'
    expect(await said(tanyaPortal(portal('http://127.0.0.1:9'), REPLY))).toBe(away)
    const silent = await listener(() => {})
    expect(await said(tanyaPortal(portal(silent.url), REPLY, 50))).toBe(away)
    await close()
    const dripping = await listener((_request, response) => {
      response.writeHead(200)
      response.write('{')
    })
    expect(await said(tanyaPortal(portal(dripping.url), REPLY, 50))).toBe(away)
  })

  it('keeps no connection of the database while it is silent', async () => {
    const silent = await listener(() => {})
    await setPortal(silent.url)
    await pasang(sini, kunciBaru())
    const waiting = Array.from({ length: sini.pool.options.max! + 2 }, () => rekap())
    await expect.poll(() => silent.asked.length).toBe(waiting.length)
    expect((await pusat.request('GET', 'users/me')).status).toBe(200)
    await close()
    close = async () => {}
    expect(new Set((await Promise.all(waiting)).map((r) => r.status))).toEqual(new Set([502]))
  })
})

describe('what a server is asked with a key', () => {
  const now = () => sana.clock.now()
  /** As another server would, with one thing other than it should be. */
  function minta(
    kunci: string,
    {
      path = `${PORTAL_PATH}${REKAP}?${BULAN}&kode_toko=TK02`,
      kode_toko = 'TK02',
      waktu: time = String(now().getTime()),
      method = 'GET',
    } = {},
    headers: Record<string, string> = {},
  ) {
    const signed = { method, url: path, kode_toko, time }
    return sana.anonymous.request('GET', path, undefined, {
      [PORTAL_HEADERS.toko]: kode_toko,
      [PORTAL_HEADERS.time]: time,
      [PORTAL_HEADERS.tanda]: signRequest(kunci, signed),
      ...headers,
    })
  }
  const TIDAK_DIKENAL = [401, 'Kunci Portal Tidak Dikenal']

  it('is answered for the shop of the key alone, and only at these paths', async () => {
    const kunci = await buat()
    await pasang(sana, kunci)
    const good = await minta(kunci)
    expect(good.data).toMatchObject([{ tanggal: '2025-01-15', berat: 2 }])
    const at = (query: string, path = REKAP) => minta(kunci, { path: `${PORTAL_PATH}${path}?${query}` })
    expect((await at(`${BULAN}&kode_toko=TK01`)).status).toBe(403)
    expect((await at(`${BULAN}&kode_toko=ALL`)).data).toEqual(good.data)
    expect((await at(`${BULAN}&asing=1`)).status).toBe(400)
    expect((await at(BULAN, 'penjualan/report-bulanan-all')).status).toBe(404)
    expect((await at(BULAN, 'penjualan/report-bulanan/pdf')).status).toBe(404)
    expect((await at('', 'users/me')).status).toBe(404)
    // and no call of a session is opened by it
    for (const path of [`/api/v1/${REKAP}?${BULAN}`, '/api/v1/users/me', '/api/v1/toko/pengaturan'])
      expect([path, (await minta(kunci, { path })).status]).toEqual([path, 401])
  })

  it('is refused alike, whatever is wrong', async () => {
    const kunci = await buat()
    await pasang(sana, kunci)
    const stale = String(now().getTime() - 6 * 60_000)
    for (const reply of [
      await minta(kunciBaru()),
      await minta(kunci, { kode_toko: 'TK01' }),
      await minta(kunci, { kode_toko: 'TK99' }),
      await minta(kunci, { kode_toko: "' OR 1" }),
      await minta(kunci, { method: 'POST' }),
      await minta(kunci, { waktu: stale }),
      await minta(kunci, { waktu: 'kemarin' }),
      await minta(kunci, {}, { [PORTAL_HEADERS.tanda]: '' }),
      await minta(kunci, {}, { [PORTAL_HEADERS.tanda]: 'é'.repeat(20) }),
      await minta(kunci, {}, { [PORTAL_HEADERS.time]: String(now().getTime() + 1_000) }),
      await sana.anonymous.request('GET', `${PORTAL_PATH}${REKAP}?${BULAN}`),
      await (await sana.client('OWN1', 'TK02')).request('GET', `${PORTAL_PATH}${REKAP}?${BULAN}`),
    ])
      expect(refusal(reply)).toEqual(TIDAK_DIKENAL)
  })

  it('is refused for a shop that was closed down', async () => {
    const kunci = await buat()
    await pasang(sana, kunci)
    await inDatabase(sana, `UPDATE toko SET status_aktif = false WHERE kode_toko = 'TK02'`)
    expect(refusal(await minta(kunci))).toEqual(TIDAK_DIKENAL)
    await inDatabase(sana, `UPDATE toko SET status_aktif = true WHERE kode_toko = 'TK02'`)
  })

  it('is answered so often in a minute', async () => {
    const url = sana.app.deps.database.url
    const app = await buildApp({ url, clock: sana.clock, portalPerMinute: 2, logLevel: 'silent' })
    const ask = () => app.server.inject({ method: 'GET', url: `${PORTAL_PATH}${REKAP}?${BULAN}` })
    expect([(await ask()).statusCode, (await ask()).statusCode, (await ask()).statusCode]).toEqual([
      401, 401, 429,
    ])
    await app.close()
  })
})

describe('the key of a portal', () => {
  it('is made, put, replaced and taken away by OWN alone', async () => {
    await buildUser(sini, { user_id: 'SU1', level: 'SU' })
    const tries = async (user: string) => {
      const as = await sini.client(user)
      return [
        (await as.send('GET', 'toko/kunci-portal')).status,
        (await as.send('POST', 'toko/kunci-portal/baru')).status,
        (await as.send('PUT', 'toko/kunci-portal', { kunci: kunciBaru() })).status,
        (await as.send('DELETE', 'toko/kunci-portal')).status,
      ]
    }
    for (const user of ['SU1', 'SPV1', 'KSR1'])
      expect([user, await tries(user)]).toEqual([user, [403, 403, 403, 403]])
    expect(await tries('OWN1')).toEqual([200, 200, 200, 200])
  })

  it('is told once, kept encrypted, and stands in no log and no kept reply', async () => {
    const owner = pusat
    expect((await owner.send('GET', 'toko/kunci-portal')).data).toBeNull()
    const { kunci, sidik: digest } = (await owner.send('POST', 'toko/kunci-portal/baru')).data
    expect((await owner.send('GET', 'toko/kunci-portal')).data).toBeNull()
    const put = await owner.send('PUT', 'toko/kunci-portal', { kunci: ` ${kunci} ` })
    expect(put).toMatchObject({ data: { sidik: digest }, message: 'Kunci Portal Dipasang' })
    const known = await owner.send('GET', 'toko/kunci-portal')
    expect(known.data).toMatchObject({ sidik: digest, user_id: 'OWN1' })
    expect(digest).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/)
    const kept = await inDatabase(
      sini,
      `SELECT (SELECT json_agg(k)::text FROM kunci_portal k) || (SELECT json_agg(a)::text FROM audit_log a)
         || (SELECT json_agg(p)::text FROM permintaan p) AS semua, (SELECT kunci FROM kunci_portal) AS kunci`,
    )
    const [{ semua: all, kunci: bytes }] = kept as [{ semua: string; kunci: Buffer }]
    expect(all).toContain(digest)
    expect(all).not.toContain(kunci)
    expect(bytes.toString('latin1')).not.toContain(kunci)
    expect((await owner.send('PUT', 'toko/kunci-portal', { kunci: kunciBaru() })).status).toBe(200)
    expect((await owner.send('DELETE', 'toko/kunci-portal')).status).toBe(200)
    expect(
      await inDatabase(
        sini,
        `SELECT aksi, ref, user_id FROM audit_log WHERE tabel = 'kunci_portal' ORDER BY id`,
      ),
    ).toEqual(['TAMBAH', 'UBAH', 'HAPUS'].map((actions) => ({ aksi: actions, ref: 'TK01', user_id: 'OWN1' })))
  })

  it('is refused unless it is whole', async () => {
    for (const kunci of ['', 'rahasia', kunciBaru().slice(1), `${kunciBaru()}A`, '*'.repeat(43)])
      expect(refusalAt(await pasang(sini, kunci))).toEqual([400, 'Kunci Portal Tidak Lengkap', ['kunci']])
  })

  it('goes with the address it was shared for: another one is asked nothing until it has a key of its own', async () => {
    await pasangan()
    await setPortal(`${sana.url}/depan`)
    expect((await rekap()).status).toBe(200)
    await setPortal('https://jahat.example')
    expect((await rekap()).message).toBe('Kunci Portal Toko TK02 Belum Dipasang, Hubungi OWN')
    await setPortal(sana.url)
    expect((await rekap()).status).toBe(409)
  })

  it('that another secret of the program closed is as good as none', async () => {
    await pasangan()
    await inDatabase(sini, `UPDATE kunci_portal SET kunci = sha256(kunci)`)
    expect((await rekap()).message).toBe('Kunci Portal Toko TK02 Belum Dipasang, Hubungi OWN')
  })
})

it('a portal is set by OWN alone; who else works at /settingtoko leaves it as it is', async () => {
  await buildUser(sini, { user_id: 'SU1', level: 'SU' })
  const alamat = async (portal: string, user: string) =>
    (await sini.client(user)).send('PUT', 'toko/identitas', { ...IDENTITAS, portal })
  const DITOLAK = [403, 'Hanya OWN Yang Boleh Mengatur Alamat Portal', ['portal']]
  for (const user of ['SPV1', 'SU1'])
    expect(refusalAt(await alamat('http://127.0.0.1:4999', user))).toEqual(DITOLAK)
  expect((await alamat(sana.url, 'OWN1')).status).toBe(200)
  for (const user of ['SPV1', 'SU1']) {
    expect(refusalAt(await alamat('-', user))).toEqual(DITOLAK)
    expect((await alamat(sana.url, user)).status).toBe(200)
  }
  expect((await pusat.request('GET', 'toko/pengaturan')).data.identitas).toMatchObject({
    portal: sana.url,
    nama_toko: 'KENCANA DUA',
  })
})

describe('a browser', () => {
  const PORTAL = 'https://semarang.example:8443'

  it('of another origin reads nothing here, be it a portal', async () => {
    await setPortal(PORTAL)
    const ask = (method: string, more: Record<string, string> = {}) =>
      fetch(`${sini.url}/api/v1/${REKAP}?${BULAN}`, {
        method,
        headers: { origin: PORTAL, 'x-auth-token': pusat.token, ...more },
      })
    for (const reply of [
      await ask('GET'),
      await ask('OPTIONS', {
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'x-auth-token',
      }),
    ])
      expect([...reply.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  it('of ours asks this server and no other, and tells no other where it comes from', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'klien-'))
    await writeFile(join(folder, 'index.html'), '<html></html>')
    await setPortal(PORTAL)
    const url = sini.app.deps.database.url
    const app = await buildApp({ url, clientDir: folder, logLevel: 'silent' })
    const page = await app.server.inject({ method: 'GET', url: '/home', headers: { accept: 'text/html' } })
    expect(page.headers['content-security-policy']).toContain(`connect-src 'self';`)
    expect(page.headers['content-security-policy']).not.toContain('http')
    expect(page.headers['referrer-policy']).toBe('no-referrer')
    expect(page.headers['cross-origin-opener-policy']).toBe('same-origin')
    await app.close()
    await rm(folder, { recursive: true })
  })
})
