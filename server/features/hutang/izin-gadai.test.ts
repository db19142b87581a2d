/** Loans of a shop without a licence: refused from their day on, lifted by its owner, the rest goes on (DOMAIN §P.4, §G-7). */
import { afterEach, beforeEach, expect, it, test } from 'vitest'
import { askOf, inDatabase, type Ask } from '#test/tools/ask.ts'
import { buildBayarSah } from '#test/tools/bayar-hutang.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { must, refusalAt, type Client, type Reply } from '#test/tools/client.ts'
import { closeDay } from '#test/tools/close.ts'
import { buildSettings } from '#test/tools/factories.ts'
import {
  batalHutang,
  buildHutang,
  buildHutangSah,
  hutangBody,
  lihatHutang,
  simpanHutang,
  validasiHutang,
} from '#test/tools/hutang.ts'
import { expectInvariants } from '#test/tools/invariants.ts'
import { pdfPages } from '#test/tools/pdf-text.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'

const REFUSED = 'Pinjaman Baru Memerlukan Izin OJK'
const ALASAN = 'IZIN SEDANG DIPROSES OJK'

let server: TestServer
let ask: Ask
let kasir: Client
let owner: Client
async function mulai(tanggal: string): Promise<void> {
  server = await startTestServer({ tanggal })
  ask = askOf(server)
  ;[kasir, owner] = await Promise.all([ask.as('KSR1'), ask.as('OWN1')])
}
beforeEach(() => mulai('2026-01-13'))
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await expectInvariants(server)
  await server.close()
})

const pada = async (tanggal: string): Promise<void> => {
  ask = await closeDay(server, ask, tanggal)
  ;[kasir, owner] = await Promise.all([ask.as('KSR1'), ask.as('OWN1')])
}
const izin = (nomor: string) =>
  inDatabase(server, `UPDATE toko SET izin_gadai = $1 WHERE kode_toko = 'TK01'`, [nomor])
const told = ({ status, message }: Reply) => [status >= 400, message]
const saved = async (): Promise<number> =>
  (await inDatabase<{ n: number }>(server, 'SELECT count(*)::int AS n FROM hutang'))[0]!.n
const buka = (body: object, as = owner) => as.send('PUT', 'toko/pinjaman-tanpa-izin', body)
const tutup = (as = owner) => as.send('DELETE', 'toko/pinjaman-tanpa-izin')
const state = async () => (await kasir.request('GET', 'hutang/acuan')).data.pinjaman

it('is not asked for on the day before', async () => {
  await server.close()
  await mulai('2026-01-12')
  await buildHutangSah(kasir)
  expect(await state()).toMatchObject({ state: 'BOLEH' })
})

it('refuses a new loan from its day on, beside the amount, and writes nothing', async () => {
  expect(await state()).toEqual({ state: 'DITUTUP', sampai: null, oleh: '-', alasan: '-' })
  const before = await saved()
  expect(refusalAt(await simpanHutang(kasir, hutangBody()))).toEqual([403, REFUSED, ['jumlah_hutang']])
  // Told with all the rest, and where every save validates too.
  await buildSettings(server, { AUTO_VALIDASI: 'YA' })
  const wrong = await simpanHutang(kasir, hutangBody({ barang: [{ kondisi: 'ENTAH' }] }))
  expect(wrong.errors).toContainEqual({ field: 'jumlah_hutang', message: REFUSED })
  expect(wrong.errors!.map((e) => e.field)).toContain('detail_barang.0.kondisi')
  expect(await saved()).toBe(before)
  await izin('KEP-1/OJK/2025')
  await buildHutangSah(kasir)
})

it('refuses the validation of one that was saved before, which is released instead', async () => {
  await izin('KEP-1/OJK/2025')
  const no = await buildHutang(kasir)
  await izin('-')
  expect(told(await validasiHutang(kasir, no))).toEqual([true, REFUSED])
  const queue = (await kasir.request('GET', 'validasi?layar=hutang')).data as Record<string, unknown>[]
  expect(queue.find((row) => row.no_faktur_group === no)).toMatchObject({ alasan_tidak_bisa: [REFUSED] })
  expect((await batalHutang(kasir, no)).status).toBe(200)
})

it('lets a running loan go on: interest, principal, a longer term, the end, its paper', async () => {
  await izin('KEP-1/OJK/2025')
  const no = await buildHutangSah(kasir)
  await izin('-')
  for (const wanted of [
    { jenis: 'BUNGA' },
    { jenis: 'CICIL', cicil: 500_000 },
    { jenis: 'PERPANJANG' },
    { jenis: 'LUNAS' },
  ] as const)
    await buildBayarSah(kasir, no, wanted)
  const { bayar, status_hutang } = await lihatHutang(kasir, no)
  expect(bayar.map((b: { jenis: string }) => b.jenis)).toEqual(['BUNGA', 'CICIL', 'PERPANJANG', 'LUNAS'])
  expect(status_hutang).toBe('CLOS')
  expect((await kasir.file(`hutang/${no}/nota?kertas=80`)).status).toBe(200)
})

it('is lifted by the owner alone, with a reason, until a day; it ends by itself', async () => {
  for (const user of ['SPV1', 'KSR1'])
    expect((await buka({ sampai: '2026-01-14', alasan: ALASAN }, await ask.as(user))).status).toBe(403)
  for (const [body, field] of [
    [{ sampai: '2026-01-12', alasan: ALASAN }, 'sampai'],
    [{ sampai: '2027-01-15', alasan: ALASAN }, 'sampai'],
    [{ sampai: '2026-01-14', alasan: ' ' }, 'alasan'],
    [{ sampai: 'besok', alasan: ALASAN }, 'sampai'],
  ] as const)
    expect([
      body,
      refusalAt(await buka(body)).slice(0, 1),
      (await buka(body)).errors!.map((e) => e.field),
    ]).toEqual([body, [400], [field]])
  expect((await state()).state).toBe('DITUTUP')

  const word = { state: 'DIBUKA', sampai: '2026-01-14', oleh: 'OWN1', alasan: ALASAN }
  expect(must(await buka({ sampai: '2026-01-14', alasan: ALASAN })).data).toEqual(word)
  expect(await state()).toEqual(word)
  expect((await owner.request('GET', 'toko/pengaturan')).data.pinjaman).toEqual(word)
  const [log] = await inDatabase(
    server,
    `SELECT aksi, tabel, ref, user_id, sesudah FROM audit_log ORDER BY id DESC LIMIT 1`,
  )
  expect(log).toEqual({
    aksi: 'UBAH',
    tabel: 'pinjaman_tanpa_izin',
    ref: 'TK01',
    user_id: 'OWN1',
    sesudah: { sampai: '2026-01-14', alasan: ALASAN },
  })
  await buildHutangSah(kasir)
  await pada('2026-01-14')
  await buildHutangSah(kasir)
  await pada('2026-01-15')
  expect(await state()).toMatchObject({ state: 'DITUTUP', sampai: '2026-01-14' })
  expect(told(await simpanHutang(kasir, hutangBody()))).toEqual([true, REFUSED])
})

it('is taken back at any time, in its own shop; with a licence there is nothing to lift', async () => {
  await buka({ sampai: '2026-12-31', alasan: ALASAN })
  const there = await server.client('OWN1', 'TK02')
  expect((await there.request('GET', 'toko/pengaturan')).data.pinjaman.state).toBe('DITUTUP')
  expect(must(await tutup()).data).toEqual({ state: 'DITUTUP', sampai: null, oleh: 'OWN1', alasan: '-' })
  expect(told(await simpanHutang(kasir, hutangBody()))).toEqual([true, REFUSED])
  expect((await tutup()).status).toBe(200)
  expect(await inDatabase(server, 'SELECT urut FROM pinjaman_tanpa_izin')).toHaveLength(2)
  await izin('KEP-1/OJK/2025')
  expect(told(await buka({ sampai: '2026-12-31', alasan: ALASAN }))).toEqual([
    true,
    'No Izin Gadai Sudah Diisi',
  ])
})

test('the certificate of who appraises stands on the loan and its paper, with its end, as it was', async () => {
  await izin('KEP-1/OJK/2025')
  const form = { user_name: 'KASIR SATU', level: 'KSR', kode_toko: 'TK01', no_hp: '-' }
  const edit = (more: object) => owner.send('PUT', 'users/KSR1', { ...form, ...more })
  expect(refusalAt(await edit({ sertifikat_sampai: '2026-01-12' }))).toEqual([
    400,
    'No Sertifikat Harus Diisi',
    ['no_sertifikat_penaksir'],
  ])
  const sertifikat = { no_sertifikat_penaksir: 'P-7', sertifikat_sampai: '2026-01-12' }
  must(await edit(sertifikat))
  must(await edit({})) // what is not sent stays
  expect((await kasir.request('GET', 'hutang/acuan')).data.penaksir).toEqual(sertifikat)
  const no = await buildHutangSah(kasir) // over: said, not refused
  must(await edit({ no_sertifikat_penaksir: '-', sertifikat_sampai: null }))
  expect(await lihatHutang(kasir, no)).toMatchObject(sertifikat)
  const words = pdfPages((await kasir.file(`hutang/${no}/nota?kertas=80`)).bytes).join(' ')
  expect(words).toContain('P-7 s/d 12 Januari 2026')
  expect(words).toContain('KASIR SATU')
  const plain = await buildHutangSah(kasir)
  expect(pdfPages((await kasir.file(`hutang/${plain}/nota?kertas=80`)).bytes).join(' ')).not.toContain(
    'Penaksir',
  )
})
