/** Otorisasi: who may give one, for what, and how often, where and how long it can be used (DOMAIN §B.0.7, invariant 28). */
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { login } from '#domain/calls/sesi.ts'
import { seesEverything, type Level } from '#domain/level.ts'
import type { OtorisasiDiminta } from '#domain/rules/otorisasi.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { PASSWORD } from '#server/fixture/data.ts'
import { clientOf, must, refusal, refusals, type Client, type Reply } from '#test/tools/client.ts'
import {
  buildMember,
  buildPiece,
  buildPieces,
  buildPrice,
  buildSettings,
  buildUser,
} from '#test/tools/factories.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import {
  authorise,
  buildIzin,
  buildOtorisasi,
  buildValidSale,
  cancel,
  save,
  saleBody,
  type SaleLine,
} from '#test/tools/till.ts'

const MINUTE = 60_000
const HARGA = 'HARGA JUAL DILUAR BATAS'
const LANTAI = 'HARGA JUAL DIBAWAH LANTAI'
const ONGKOS = 'ONGKOS TURUN'
/** Of a piece of 2 g, whose least price is 1,280,000: outside its bounds, and below its floor of 896,000. */
const CHEAP = 1_000_000
const GIVEN_AWAY = 500_000

let server: TestServer
let till: Client
const masuk = async () => void (till = await server.client('SLS1'))

/** For tests that change users, settings, or how often somebody has failed. */
function serverEach(): void {
  beforeEach(async () => {
    server = await startTestServer()
    await masuk()
  })
  afterEach(() => server.close())
}

/** For tests that have sessions and pieces of their own: what is given to one session is no other's. */
function serverShared(): void {
  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(masuk)
  afterAll(() => server.close())
}

const log = () =>
  inDatabase<Record<string, unknown>>(
    server,
    `SELECT user_peminta, user_otorisasi, kategori, hasil, dipakai_at IS NOT NULL AS dipakai, ref_no
     FROM otorisasi ORDER BY id`,
  )

function wait(ms: number): void {
  const now = server.clock.now.bind(server.clock)
  server.clock.now = () => new Date(now().getTime() + ms)
}

const sell = async (as: Client, line: Partial<SaleLine> & { kode_barcode: string }): Promise<Reply> =>
  save(as, await saleBody(as, { barang: [line] }))
/** Sells it at a price that needs HARGA JUAL DILUAR BATAS. */
const sellCheap = (as: Client, kode_barcode: string, id_otorisasi: string | null = null): Promise<Reply> =>
  sell(as, { kode_barcode, harga_jual: CHEAP, id_otorisasi })
/** Categories of otorisasi that a refusal asks for. */
const kategori = ({ otorisasi = [] }: Reply): string[] => otorisasi.map((o) => o.kategori)
/** The one that a request needs, as somebody must be asked for it; nothing is used up by asking. */
const asked = async (send: (id_otorisasi: string) => Promise<Reply>): Promise<OtorisasiDiminta> =>
  (await send('tidak-ada')).otorisasi![0]!
/** The otorisasi that a supervisor is asked for to sell this piece at CHEAP. */
const askedCheap = (kode_barcode: string) => asked((id) => sellCheap(till, kode_barcode, id))

describe('giving', () => {
  serverEach()

  it('several with one word: each for what was shown of it, all of them or none', async () => {
    const dua = (ids: readonly (string | null)[]) =>
      saleBody(till, {
        barang: [
          { kode_barcode: '00000001', harga_jual: 1_450_000, ongkos: 0, id_otorisasi: ids[0] ?? null },
          { kode_barcode: '00000003', harga_jual: 2_000_000, id_otorisasi: ids[1] ?? null },
        ],
      })
    const { otorisasi = [] } = await save(till, await dua([]))
    expect(otorisasi.map((o) => o.kategori)).toEqual([HARGA, ONGKOS, HARGA])
    const [one, ...lain] = otorisasi
    const beri = (user_id: string, more: object = {}) =>
      till.send('POST', 'authorization', { user_id, password: PASSWORD, ...one!, lain, ...more })
    const lantai = { ...one!, kategori: LANTAI }
    expect(refusal(await beri('SPV1', { lain: [...lain, lantai] }))).toEqual([
      403,
      `User Tidak Berhak Memberi Otorisasi ${LANTAI}`,
    ])
    expect((await save(till, await dua([]))).status, 'nothing of what was refused in part is given').toBe(403)

    const { data } = await beri('SPV1')
    expect(data.lain).toHaveLength(2)
    const [harga, ongkos, kedua] = [data.authorization_id, ...data.lain] as [string, string, string]
    expect((await save(till, await dua([kedua, harga]))).status, 'not for the other line').toBe(403)
    const body = await dua([null, kedua])
    body.detail_barang[0]!.id_otorisasi = [harga, ongkos]
    expect((await save(till, body)).status).toBe(200)
    expect(
      (await log()).map((r: Record<string, unknown>) => [r['kategori'], r['hasil'], r['dipakai']]),
    ).toEqual([
      ...[HARGA, ONGKOS, HARGA, LANTAI].map((k) => [k, 'GAGAL', false]),
      ...[HARGA, ONGKOS, HARGA].map((k) => [k, 'OK', true]),
    ])
  })

  it('wrong credentials answer one text, whoever was named, and are logged', async () => {
    expect(refusal(await authorise(till, { kategori: HARGA, password: 'salah' }))).toEqual([
      401,
      'Username Atau Password Salah',
    ])
    expect(refusal(await authorise(till, { kategori: HARGA, user_id: 'SIAPA' }))).toEqual([
      401,
      'Username Atau Password Salah',
    ])
    expect((await authorise(till, { kategori: HARGA })).status).toBe(200)
    expect(await log()).toEqual([
      {
        user_peminta: 'SLS1',
        user_otorisasi: 'SPV1',
        kategori: HARGA,
        hasil: 'GAGAL',
        dipakai: false,
        ref_no: '-',
      },
      {
        user_peminta: 'SLS1',
        user_otorisasi: 'SIAPA',
        kategori: HARGA,
        hasil: 'GAGAL',
        dipakai: false,
        ref_no: '-',
      },
      {
        user_peminta: 'SLS1',
        user_otorisasi: 'SPV1',
        kategori: HARGA,
        hasil: 'OK',
        dipakai: false,
        ref_no: '-',
      },
    ])
  })

  it('an inactive user is unknown', async () => {
    await inDatabase(server, `UPDATE users SET status_aktif = false WHERE user_id = 'SPV1'`)
    expect(refusal(await authorise(till, { kategori: HARGA }))).toEqual([401, 'Username Atau Password Salah'])
  })

  it('nobody with a password that somebody else gave them', async () => {
    await inDatabase(server, `UPDATE users SET ganti_password_wajib = true WHERE user_id = 'SPV1'`)
    expect(refusal(await authorise(till, { kategori: HARGA }))).toEqual([
      403,
      'Password Sementara Harus Diganti Dahulu',
    ])
    expect(await log()).toMatchObject([{ user_otorisasi: 'SPV1', hasil: 'GAGAL' }])
  })

  it('an unknown category is refused', async () => {
    expect(refusal(await authorise(till, { kategori: 'APA SAJA' }))).toEqual([400, 'Kategori Harus Di Isi'])
  })

  it('a cashier only with the right for this category', async () => {
    await buildUser(server, { user_id: 'KSR2', level: 'KSR', hak_otorisasi: [ONGKOS] })
    expect(refusal(await authorise(till, { user_id: 'KSR1', kategori: ONGKOS }))).toEqual([
      403,
      `User Tidak Berhak Memberi Otorisasi ${ONGKOS}`,
    ])
    expect((await authorise(till, { user_id: 'KSR2', kategori: ONGKOS })).status).toBe(200)
    expect(refusal(await authorise(till, { user_id: 'KSR2', kategori: HARGA }))).toEqual([
      403,
      `User Tidak Berhak Memberi Otorisasi ${HARGA}`,
    ])
  })

  it('an owner or super-user of another shop may, its supervisor may not', async () => {
    await Promise.all([
      buildUser(server, { user_id: 'OWN2', level: 'OWN', kode_toko: 'TK02' }),
      buildUser(server, { user_id: 'SU2', level: 'SU', kode_toko: 'TK02' }),
      buildUser(server, { user_id: 'SPV2', level: 'SPV', kode_toko: 'TK02' }),
      buildUser(server, { user_id: 'KSR3', level: 'KSR', kode_toko: 'TK02', hak_otorisasi: [HARGA] }),
    ])
    const statuses = await Promise.all(
      ['OWN2', 'SU2', 'SPV2', 'KSR3'].map(
        async (user_id) => (await authorise(till, { user_id, kategori: HARGA })).status,
      ),
    )
    expect(statuses).toEqual([200, 200, 401, 401])
  })

  it('one’s own act, unless OTORISASI_BEDA_USER', async () => {
    const spv = await server.client('SPV1')
    expect((await authorise(spv, { kategori: HARGA })).status).toBe(200)
    await buildSettings(server, { OTORISASI_BEDA_USER: 'YA' })
    expect(refusal(await authorise(spv, { kategori: HARGA }))).toEqual([
      403,
      'Otorisasi Harus Dari User Lain',
    ])
    expect((await authorise(spv, { user_id: 'OWN1', kategori: HARGA })).status).toBe(200)
  })
})

describe('five failures', () => {
  serverEach()

  const wrong = (n: number) => Array.from({ length: n }, () => ({ kategori: HARGA, password: 'salah' }))
  const fail = async (n: number) => {
    for (const attempt of wrong(n)) await authorise(till, attempt)
  }

  const orang = async (user_id: string) => {
    await buildUser(server, { user_id, level: 'SLS' })
    return server.client(user_id)
  }

  it('lock the till that failed and no other, and one that nobody has alike', async () => {
    const [other, stranger] = [await server.client('KSR1'), { kategori: HARGA, user_id: 'SIAPA' }]
    await fail(5)
    for (let i = 0; i < 5; i++) await authorise(till, { ...stranger, password: 'salah' })
    expect((await authorise(till, { kategori: HARGA })).status).toBe(423)
    expect(await authorise(till, stranger)).toEqual(await authorise(till, { kategori: HARGA }))
    expect((await authorise(other, { kategori: HARGA })).status).toBe(200)
  })

  it('stay with the device through another session of it, and with who asks through another device', async () => {
    const masuk = async (perangkat: string) =>
      clientOf(
        server.url,
        (
          await server.anonymous.call(login, {
            body: { user_id: 'SLS1', password: PASSWORD, kode_toko: 'TK01', perangkat },
          })
        ).token,
      )
    const [A, B, C] = ['A', 'B', 'C'].map((letter) => letter.repeat(43)) as [string, string, string]
    till = await masuk(A)
    await fail(5)
    till = await masuk(A)
    expect((await authorise(till, { kategori: HARGA })).status).toBe(423)
    till = await masuk(B)
    await fail(4)
    expect((await authorise(till, { kategori: HARGA })).status).toBe(200)
    await fail(1)
    till = await masuk(C)
    // Ten within the quarter of an hour: this one asks no more, wherever they sit; others do.
    expect((await authorise(till, { kategori: HARGA })).status).toBe(423)
    expect((await authorise(await server.client('KSR1'), { kategori: HARGA })).status).toBe(200)
    wait(16 * MINUTE)
    expect((await authorise(till, { kategori: HARGA })).status).toBe(200)
  })

  it('of many who help each other close the authoriser to tills they were never at', async () => {
    const known = clientOf(
      server.url,
      (
        await server.anonymous.call(login, {
          body: { user_id: 'KSR1', password: PASSWORD, kode_toko: 'TK01', perangkat: 'K'.repeat(43) },
        })
      ).token,
    )
    expect((await authorise(known, { kategori: HARGA })).status).toBe(200)
    for (let i = 0; i < 10; i++) {
      till = await orang(`MALING${i}`)
      await fail(5)
    }
    expect((await authorise(await server.client('SLS1'), { kategori: HARGA })).status).toBe(423)
    expect((await authorise(known, { kategori: HARGA })).status).toBe(200)
    expect(
      (
        await server.anonymous.request('POST', 'users/login', {
          user_id: 'SPV1',
          password: PASSWORD,
          kode_toko: 'TK01',
        })
      ).status,
    ).toBe(200)
    const owner = await server.client('OWN1')
    await owner.send('POST', 'users/SPV1/buka-kunci')
    expect((await authorise(await server.client('SLS1'), { kategori: HARGA })).status).toBe(200)
  })

  it('lock the authoriser there, also for the right password, for fifteen minutes', async () => {
    await fail(5)
    expect(refusal(await authorise(till, { kategori: HARGA }))).toEqual([
      423,
      'Akun Terkunci, Hubungi Supervisor',
    ])
    wait(14 * MINUTE)
    expect((await authorise(till, { kategori: HARGA })).status).toBe(423)
    wait(2 * MINUTE)
    expect((await authorise(till, { kategori: HARGA })).status).toBe(200)
  })

  it('count only within fifteen minutes, and a success begins anew', async () => {
    await fail(4)
    wait(16 * MINUTE)
    await fail(4)
    expect((await authorise(till, { kategori: HARGA })).status).toBe(200)
    await fail(4)
    expect((await authorise(till, { kategori: HARGA })).status).toBe(200)
  })

  it('at the same time count each', async () => {
    await Promise.all(wrong(8).map((attempt) => authorise(till, attempt)))
    expect((await authorise(till, { kategori: HARGA })).status).toBe(423)
  })

  it('do not keep the user from signing in, and lock nobody else', async () => {
    await fail(5)
    await server.client('SPV1')
    expect((await authorise(till, { user_id: 'OWN1', kategori: HARGA })).status).toBe(200)
  })
})

describe('using', () => {
  serverShared()
  let piece: string
  beforeEach(async () => {
    piece = await buildPiece(server)
  })

  it('once', async () => {
    const id = await buildOtorisasi(till, await askedCheap(piece))
    const { data } = must(await sellCheap(till, piece, id))
    must(await cancel(till, data.no_faktur_group))
    for (const again of [id, null])
      expect(refusal(await sellCheap(till, piece, again))).toEqual([403, `Perlu Otorisasi ${HARGA}`])
    expect((await log()).at(-1)).toMatchObject({ dipakai: true, ref_no: data.no_faktur_group })
  })

  it('once, also when many ask at the same time', async () => {
    const owner = await server.client('OWN1')
    await buildMember(server, { kode_member: 'MTK010000017' })
    const body = { kode_member: 'MTK010000017', poin: 5, alasan: 'UJI' }
    const correct = (more: object = {}) => owner.send('POST', 'poin/koreksi', { ...body, ...more })
    const [id_otorisasi] = await buildIzin(owner, correct)
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, i) => correct(i % 2 ? { id_otorisasi } : {})),
    )
    expect(replies.map((r) => r.status).toSorted()).toEqual([200, 403, 403, 403, 403, 403])
    expect(await inDatabase(server, 'SELECT point FROM member')).toEqual([{ point: 5 }])
  })

  it('for five minutes', async () => {
    const other = await buildPiece(server)
    const [early, late] = [
      await buildOtorisasi(till, await askedCheap(piece)),
      await buildOtorisasi(till, await askedCheap(other)),
    ]
    wait(5 * MINUTE - 5_000)
    expect((await sellCheap(till, piece, early)).status).toBe(200)
    wait(10_000)
    expect((await sellCheap(till, other, late)).status).toBe(403)
    expect((await sellCheap(till, other)).status).toBe(403)
  })

  it('in the session that asked for it', async () => {
    const id = await buildOtorisasi(till, await askedCheap(piece))
    const elsewhere = await server.client('SLS1')
    expect((await sellCheap(elsewhere, piece, id)).status).toBe(403)
    expect((await sellCheap(elsewhere, piece)).status).toBe(403)
    expect((await sellCheap(till, piece, id)).status).toBe(200)
  })

  it('for its category', async () => {
    const id = await buildOtorisasi(till, { ...(await askedCheap(piece)), kategori: ONGKOS })
    expect((await sellCheap(till, piece, id)).status).toBe(403)
    expect((await sellCheap(till, piece)).status).toBe(403)
  })

  it('by the header x-authorization-id too', async () => {
    const id = await buildOtorisasi(till, await askedCheap(piece))
    const body = await saleBody(till, { barang: [{ kode_barcode: piece, harga_jual: CHEAP }] })
    const by = (header: string) => till.request('POST', 'penjualan', body, { 'x-authorization-id': header })
    expect((await by('tidak-ada')).status).toBe(403)
    expect((await by(id)).status).toBe(200)
  })

  it('without naming it, where it was given for this', async () => {
    const other = await buildPiece(server)
    await buildOtorisasi(till, await askedCheap(piece))
    expect((await sellCheap(till, other)).status).toBe(403)
    expect((await sellCheap(till, piece)).status).toBe(200)
  })

  it('not by a made-up id, not by an id of a failed attempt', async () => {
    expect((await sellCheap(till, piece, 'tidak-ada')).status).toBe(403)
    await authorise(till, { ...(await askedCheap(piece)), password: 'salah' })
    const [row] = await inDatabase<{ authorization_id: string }>(
      server,
      'SELECT authorization_id FROM otorisasi ORDER BY id DESC LIMIT 1',
    )
    expect((await sellCheap(till, piece, row!.authorization_id)).status).toBe(403)
    expect((await sellCheap(till, piece)).status).toBe(403)
  })

  it('a refused sale leaves it unused', async () => {
    const id = await buildOtorisasi(till, await askedCheap(piece))
    const body = await saleBody(till, {
      barang: [{ kode_barcode: piece, harga_jual: CHEAP, id_otorisasi: id }],
      kode_sales: 'S99',
    })
    expect((await save(till, body)).status).toBe(400)
    expect((await sellCheap(till, piece, id)).status).toBe(200)
  })

  it('what was shown is kept with it', async () => {
    const diminta = await askedCheap(piece)
    await buildOtorisasi(till, diminta)
    expect(diminta.disetujui).toEqual([
      { nama: 'Barang', nilai: piece },
      { nama: 'Berat', nilai: '2.000 g' },
      { nama: 'Batas Harga', nilai: 'Rp. 1,280,000 - Rp. 1,340,000' },
      { nama: 'Harga Jual', nilai: 'Rp. 1,300,000 menjadi Rp. 1,000,000' },
      { nama: 'Ongkos', nilai: 'Rp. 0' },
      { nama: 'Jumlah', nilai: 'Rp. 1,000,000' },
    ])
    expect(await inDatabase(server, 'SELECT disetujui FROM otorisasi ORDER BY id DESC LIMIT 1')).toEqual([
      { disetujui: diminta.disetujui },
    ])
  })
})

/** Expects a refusal with the id of the otorisasi and without it. */
async function expectRefused(
  id_otorisasi: string,
  needs: string,
  send: (izin: { id_otorisasi?: string }) => Promise<Reply>,
): Promise<void> {
  for (const izin of [{ id_otorisasi }, {}]) {
    const reply = await send(izin)
    expect([reply.status, kategori(reply)]).toEqual([403, expect.arrayContaining([needs])])
  }
}

describe('serves for what was shown, and nothing else:', () => {
  serverShared()

  it('a piece at its price, weight and ongkos', async () => {
    const [piece, other] = (await buildPieces(server, [{ ongkos: 50_000 }, { ongkos: 50_000 }])) as [
      string,
      string,
    ]
    const line = { kode_barcode: piece, harga_jual: CHEAP }
    const [id_otorisasi] = await buildIzin(till, () => sell(till, line))
    for (const change of [
      { kode_barcode: other },
      { harga_jual: CHEAP - 500 },
      { harga_jual: CHEAP + 500 },
      { berat: 1.995 },
      { berat: 2.5 },
      { ongkos: 0 },
      { ongkos: 60_000 },
    ])
      await expectRefused(id_otorisasi, HARGA, (izin) => sell(till, { ...line, ...change, ...izin }))
    expect((await sell(till, { ...line, id_otorisasi })).status).toBe(200)
  })

  it('not a piece that its description alone names', async () => {
    const line = { kode_barcode: await buildPiece(server), harga_jual: CHEAP }
    const id_otorisasi = await buildOtorisasi(till, { kategori: HARGA, description: line.kode_barcode })
    await expectRefused(id_otorisasi, HARGA, (izin) => sell(till, { ...line, ...izin }))
  })

  it('not a piece of which more, less or something else was shown', async () => {
    const line = { kode_barcode: await buildPiece(server), harga_jual: CHEAP }
    const diminta = await asked((id_otorisasi) => sell(till, { ...line, id_otorisasi }))
    const { disetujui } = diminta
    for (const shown of [
      disetujui.slice(1),
      disetujui.slice(0, -1),
      disetujui.toReversed(),
      [...disetujui, { nama: 'Catatan', nilai: 'LAIN' }],
      disetujui.map((d) => (d.nama === 'Jumlah' ? { ...d, nilai: 'Rp. 1,340,000' } : d)),
    ])
      await expectRefused(await buildOtorisasi(till, { ...diminta, disetujui: shown }), HARGA, (izin) =>
        sell(till, { ...line, ...izin }),
      )
  })

  it('a weight: 2.300 g are not 0.001 g, and that makes no piece cheap', async () => {
    const kode_barcode = await buildPiece(server, { berat: 2.35, ongkos: 50_000 })
    const at = (berat: number, harga_jual: number, izin: { id_otorisasi?: string } = {}) =>
      sell(till, { kode_barcode, berat, harga_jual, ...izin })
    expect(kategori(await at(2.3, 1_527_500))).toEqual(['KOREKSI BERAT'])
    const [id_otorisasi] = await buildIzin(till, () => at(2.3, 1_527_500))
    await expectRefused(id_otorisasi, 'KOREKSI BERAT', (izin) => at(0.001, 1_527_500, izin))
    // 0.001 g at 650,000 a gram
    await expectRefused(id_otorisasi, 'KOREKSI BERAT', (izin) => at(0.001, 1_000, izin))
    const refused = await at(0.001, 1_000)
    expect(refusals(refused)).toEqual([
      403,
      [
        ['detail_barang.0.harga_jual', `Perlu Otorisasi ${LANTAI}`],
        ['detail_barang.0.berat', 'Perlu Otorisasi KOREKSI BERAT'],
      ],
    ])
    const berat = await buildOtorisasi(till, refused.otorisasi![1]!)
    await expectRefused(berat, LANTAI, (izin) => at(0.001, 1_000, izin))
    expect((await at(2.3, 1_527_500, { id_otorisasi })).status).toBe(200)
  })

  it('a cancel: of one document, whole or these lines, for one reason', async () => {
    const kasir = await server.client('KSR1')
    const sale = async () => buildValidSale(kasir, { barang: await buildPieces(server, [{}, {}]) })
    const [a, b] = [await sale(), await sale()]
    const line = (no: string, ...of: number[]) => ({ no_faktur_jual: of.map((n) => `${no}-0${n}`) })
    const [whole] = await buildIzin(kasir, () => cancel(kasir, a))
    const [first] = await buildIzin(kasir, () => cancel(kasir, a, line(a, 1)))
    const refused = async (
      id: string,
      no: string,
      more: { no_faktur_jual?: string[]; alasan?: string } = {},
    ) =>
      expect(refusal(await cancel(kasir, no, { ...more, id_otorisasi: id }))).toEqual([
        403,
        'Perlu Otorisasi BATAL PENJUALAN',
      ])
    await refused(whole, b)
    await refused(whole, a, line(a, 1))
    await refused(whole, a, { alasan: 'LAIN' })
    await refused(first, a)
    await refused(first, a, line(a, 2))
    await refused(first, b, line(b, 1))
    await refused(first, a, { ...line(a, 1), alasan: 'LAIN' })
    for (const more of [{}, line(b, 1), { alasan: 'LAIN' }])
      expect((await cancel(kasir, b, more)).status).toBe(403)
    expect((await cancel(kasir, a, { ...line(a, 1), id_otorisasi: first })).status).toBe(200)
    // the lines left of the sale are no longer what was allowed
    await refused(whole, a)
    const [rest] = await buildIzin(kasir, () => cancel(kasir, b))
    expect(
      (await cancel(kasir, b, { ...line(b, 1, 2), alasan: 'salah input', id_otorisasi: rest })).status,
    ).toBe(200)
  })

  it('a copy of one nota: its number must stand there as a word', async () => {
    const kasir = await server.client('KSR1')
    const no = await buildValidSale(kasir, { barang: [await buildPiece(server)] })
    const print = (izin: { id_otorisasi?: string } = {}) => kasir.send('POST', `penjualan/${no}/cetak`, izin)
    must(await print())
    const KATEGORI = 'REPRINT NOTA'
    for (const description of [
      `${no}2`,
      `1${no}`,
      `X-${no}`,
      `${no}-01`,
      no.slice(0, -1),
      no.slice(1),
      no.replace(/-(?=\d+$)/, ' '),
      '-',
    ])
      await expectRefused(await buildOtorisasi(kasir, { kategori: KATEGORI, description }), KATEGORI, print)
    expect((await print()).otorisasi).toEqual([{ kategori: KATEGORI, description: no, disetujui: [] }])
    for (const [i, description] of [no, `REPRINT ${no}`, `copy (${no.toLowerCase()}), hilang`].entries()) {
      await buildOtorisasi(kasir, { kategori: KATEGORI, description })
      expect((await print()).data.copy).toBe(i + 1)
      expect((await print()).status).toBe(403)
    }
  })

  it('money below zero: one sum, out of one account, for one purpose', async () => {
    const kasir = await server.client('KSR1')
    const owner = await server.client('OWN1')
    await inDatabase(
      server,
      `INSERT INTO rekening (kode_toko, no_rekening, kode_bank, nama_rekening)
       SELECT 'TK01', '777', kode_bank, 'KENCANA' FROM bank WHERE nama_bank = 'MANDIRI'`,
    )
    must(await owner.send('POST', 'hadiah', { kode_hadiah: 'EMAS', nama_hadiah: 'EMAS', poin: 5 }))
    const pay = (total_uang: number, more: object = {}) =>
      kasir.send('POST', 'hadiah/beli', {
        tanggal: '2025-01-15',
        supplier: 'TOKO MAJU',
        detail_hadiah: [{ kode_hadiah: 'EMAS', qty: 1, total_uang }],
        jenis_bayar: 'TRANSFER',
        nama_bank: 'BCA',
        ...more,
      })
    const [id_otorisasi] = await buildIzin(kasir, () => pay(26_000_000))
    const MINUS = 'SALDO BANK MINUS'
    await expectRefused(id_otorisasi, MINUS, (izin) => pay(26_000_001, izin))
    await expectRefused(id_otorisasi, MINUS, (izin) => pay(260_000_000, izin))
    await expectRefused(id_otorisasi, MINUS, (izin) => pay(26_000_000, { nama_bank: 'MANDIRI', ...izin }))
    await expectRefused(id_otorisasi, MINUS, (izin) => pay(26_000_000, { supplier: 'TOKO LAIN', ...izin }))
    expect((await pay(26_000_000, { id_otorisasi })).status).toBe(200)
  })

  it('a correction of points: so many, of one member, for one reason', async () => {
    const owner = await server.client('OWN1')
    const [satu, dua] = ['MTK010000017', 'MTK010000025']
    for (const kode_member of [satu, dua]) await buildMember(server, { kode_member, point: 50 })
    const correct = (change: object = {}) =>
      owner.send('POST', 'poin/koreksi', { kode_member: satu, poin: 10, alasan: 'UJI', ...change })
    const [id_otorisasi] = await buildIzin(owner, correct)
    for (const change of [
      { poin: 1_000 },
      { poin: 9 },
      { poin: -10 },
      { kode_member: dua },
      { alasan: 'LAIN' },
    ])
      await expectRefused(id_otorisasi, 'KOREKSI POIN', (izin) => correct({ ...change, ...izin }))
    expect((await correct({ id_otorisasi })).data).toMatchObject({ poin: 10, poin_akhir: 60 })
  })
})

describe('serves as long as what was shown is so:', () => {
  serverEach()

  it('a piece at the bounds of that moment', async () => {
    const line = { kode_barcode: await buildPiece(server), harga_jual: CHEAP }
    const [id_otorisasi] = await buildIzin(till, () => sell(till, line))
    await buildPrice(server, 'G375', 660_000)
    await expectRefused(id_otorisasi, HARGA, (izin) => sell(till, { ...line, ...izin }))
  })
})

describe('a price below the floor', () => {
  serverEach()
  const TIDAK_BERHAK = [403, `User Tidak Berhak Memberi Otorisasi ${LANTAI}`]
  const giveAway = (as: Client, kode_barcode: string, id_otorisasi: string | null = null) =>
    sell(as, { kode_barcode, harga_jual: GIVEN_AWAY, id_otorisasi })
  let piece: string
  let diminta: OtorisasiDiminta
  beforeEach(async () => {
    piece = await buildPiece(server)
    diminta = await asked((id) => giveAway(till, piece, id))
  })

  it('is one below 70 % of the least', async () => {
    const at = async (harga_jual: number) => kategori(await sell(till, { kode_barcode: piece, harga_jual }))
    expect([await at(896_000), await at(895_500), await at(0)]).toEqual([[HARGA], [LANTAI], [LANTAI]])
    expect(diminta.kategori).toBe(LANTAI)
  })

  it('is no supervisor’s to allow, and nobody’s by a right of theirs', async () => {
    await buildUser(server, { user_id: 'KSR2', level: 'KSR', hak_otorisasi: [LANTAI] })
    await inDatabase(server, `INSERT INTO hak_otorisasi (user_id, kategori) VALUES ('SPV1', $1)`, [LANTAI])
    for (const user_id of ['SPV1', 'KSR2', 'KSR1'])
      expect(refusal(await authorise(till, { ...diminta, user_id }))).toEqual(TIDAK_BERHAK)
    expect((await giveAway(till, piece)).status).toBe(403)
    expect(await log()).toMatchObject(
      ['SPV1', 'KSR2', 'KSR1'].map((user_otorisasi) => ({
        user_otorisasi,
        hasil: 'GAGAL',
        kategori: LANTAI,
      })),
    )
  })

  it('is not allowed by what a supervisor may allow', async () => {
    const id = await buildOtorisasi(till, { ...diminta, kategori: HARGA })
    for (const izin of [id, null])
      expect(refusal(await giveAway(till, piece, izin))).toEqual([403, `Perlu Otorisasi ${LANTAI}`])
  })

  it('is an owner’s or a super-user’s to allow', async () => {
    await buildUser(server, { user_id: 'SU1', level: 'SU' })
    for (const user_id of ['OWN1', 'SU1']) {
      const id = await buildOtorisasi(till, { ...diminta, user_id })
      const { status, data } = await giveAway(till, piece, id)
      expect(status).toBe(200)
      must(await cancel(till, data.no_faktur_group))
    }
  })

  it('is nobody’s own to allow, whatever OTORISASI_BEDA_USER says', async () => {
    await buildSettings(server, { OTORISASI_BEDA_USER: 'TIDAK' })
    await buildUser(server, { user_id: 'OWN2', level: 'OWN' })
    await buildUser(server, { user_id: 'SU1', level: 'SU' })
    for (const [user_id, ...others] of [
      ['OWN1', 'OWN2', 'SU1'],
      ['SU1', 'OWN1'],
    ] as const) {
      const own = await server.client(user_id)
      expect(refusal(await authorise(own, { ...diminta, user_id }))).toEqual([
        403,
        'Otorisasi Harus Dari User Lain',
      ])
      expect((await giveAway(own, piece)).status).toBe(403)
      for (const other of others) {
        const id = await buildOtorisasi(own, { ...diminta, user_id: other })
        const { data } = must(await giveAway(own, piece, id))
        must(await cancel(own, data.no_faktur_group))
      }
    }
    const owner = await server.client('OWN1')
    expect((await authorise(owner, { kategori: HARGA, user_id: 'OWN1' })).status).toBe(200)
  })

  it('is a right that can be given to nobody', async () => {
    const owner = await server.client('OWN1')
    for (const level of ['KSR', 'SLS', 'GDG', 'ADM', 'KTL'] as const) {
      await buildUser(server, { user_id: `${level}9`, level })
      const { data } = await owner.request('GET', `hak-akses/${level}9`)
      const reply = await owner.send('PUT', `hak-akses/${level}9`, {
        akses: data.akses,
        otorisasi: [ONGKOS, LANTAI],
      })
      expect(refusals(reply)).toEqual([400, [['otorisasi.1', `Otorisasi ${LANTAI} Hanya Untuk OWN Dan SU`]]])
    }
    // a user who sees everything has no rights of their own to give
    expect((await owner.send('PUT', 'hak-akses/SPV1', { akses: [], otorisasi: [LANTAI] })).status).toBe(409)
    expect(await inDatabase(server, 'SELECT 1 FROM hak_otorisasi')).toEqual([])
  })
})

describe('invariant 28', () => {
  serverEach()

  const LEVELS: readonly Level[] = ['OWN', 'SU', 'SPV', 'KSR', 'SLS', 'GDG', 'ADM', 'KTL']
  const PASSWORD_OF = { right: undefined, wrong: 'bukan-ini' } as const
  /** Of a piece that costs 1,300,000 and 10,000 ongkos: what each of them is asked for. */
  const CHANGE = {
    [HARGA]: { harga_jual: CHEAP },
    [LANTAI]: { harga_jual: GIVEN_AWAY },
    [ONGKOS]: { ongkos: 0 },
  }
  type Kategori = keyof typeof CHANGE
  const what = {
    kategori: fc.constantFrom<Kategori[]>(HARGA, ONGKOS, LANTAI),
    piece: fc.nat(1),
    session: fc.nat(1),
  }
  const attempt = fc.record({
    kind: fc.constant('ask' as const),
    level: fc.constantFrom(...LEVELS),
    right: fc.boolean(),
    password: fc.constantFrom('right' as const, 'right' as const, 'wrong' as const),
    ...what,
  })
  const use = fc.record({
    kind: fc.constant('use' as const),
    /** By its id, one of those given last; else whichever fits. */
    which: fc.option(fc.nat(5), { freq: 3 }),
    /** For what that one was given, else for what is said here. */
    fitting: fc.boolean(),
    ...what,
  })
  const may = (level: Level, right: boolean, kategori: Kategori): boolean =>
    kategori === LANTAI
      ? level === 'OWN' || level === 'SU'
      : seesEverything(level) || (right && kategori === ONGKOS)

  it('only who has the right gives one, and each is used at most once, by whom and for what it was given', async () => {
    for (const level of LEVELS) {
      await buildUser(server, { user_id: `${level}A`, level })
      await buildUser(server, { user_id: `${level}B`, level, hak_otorisasi: [ONGKOS, LANTAI] })
    }
    const sessions = [till, await server.client('SLS1')] as const
    const pieces = await buildPieces(server, [{ ongkos: 10_000 }, { ongkos: 10_000 }])
    const sellAt = (as: Client, piece: number, kategori: Kategori, id_otorisasi: string | null) =>
      sell(as, { kode_barcode: pieces[piece]!, ...CHANGE[kategori], id_otorisasi })
    const shown = await Promise.all(
      pieces.map(async (_, piece) => {
        const of = (kategori: Kategori) => asked((id) => sellAt(till, piece, kategori, id))
        return { [HARGA]: await of(HARGA), [LANTAI]: await of(LANTAI), [ONGKOS]: await of(ONGKOS) }
      }),
    )
    const given: { id: string; kategori: Kategori; piece: number; session: number; used: boolean }[] = []
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(attempt, use), { minLength: 5, maxLength: 12 }), async (steps) => {
        await inDatabase(server, 'DELETE FROM percobaan_password')
        for (const step of steps) {
          if (step.kind === 'ask') {
            const { kategori, piece, session } = step
            const as = sessions[session]!
            const password = PASSWORD_OF[step.password]
            const reply = await authorise(as, {
              ...shown[piece]![kategori],
              user_id: `${step.level}${step.right ? 'B' : 'A'}`,
              ...(password ? { password } : {}),
            })
            expect(reply.status).toBe(
              step.password === 'wrong' ? 401 : may(step.level, step.right, kategori) ? 200 : 403,
            )
            if (reply.status === 200)
              given.push({ id: reply.data.authorization_id, kategori, piece, session, used: false })
          } else {
            const named = step.which === null ? undefined : given.at(-1 - step.which)
            const { kategori, piece, session } = (step.fitting && named) || step
            const fits = (step.which === null ? given : named ? [named] : []).filter(
              (g) => !g.used && g.kategori === kategori && g.piece === piece && g.session === session,
            )
            const as = sessions[session]!
            const id = step.which === null ? null : (named?.id ?? 'x')
            const { status, data } = await sellAt(as, piece, kategori, id)
            expect(status).toBe(fits.length > 0 ? 200 : 403)
            if (status !== 200) continue
            fits.at(-1)!.used = true
            must(await cancel(as, data.no_faktur_group))
          }
        }
      }),
      { numRuns: 12 },
    )
    const rows = await inDatabase<{
      authorization_id: string
      kategori: Kategori
      hasil: string
      level: Level
      right: boolean
      ref_no: string
      dipakai: boolean
    }>(
      server,
      `SELECT o.authorization_id, o.kategori, o.hasil, u.level,
         EXISTS (
           SELECT 1 FROM hak_otorisasi h WHERE h.user_id = u.user_id AND h.kategori = o.kategori) AS right,
         o.ref_no, o.dipakai_at IS NOT NULL AS dipakai
       FROM otorisasi o JOIN users u ON u.user_id = o.user_otorisasi`,
    )
    expect(rows.filter((r) => r.hasil === 'OK' && !may(r.level, r.right, r.kategori))).toEqual([])
    const used = rows.filter((r) => r.dipakai)
    expect(used.map((r) => r.authorization_id).toSorted()).toEqual(
      given
        .filter((g) => g.used)
        .map((g) => g.id)
        .toSorted(),
    )
    expect(used.length).toBeGreaterThan(0)
    expect(new Set(used.map((r) => r.ref_no)).size).toBe(used.length)
  })
})
