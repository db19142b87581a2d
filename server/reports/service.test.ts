/** R28 to R32: repairs by the day of each phase, as the books have them; of one shop or all, by who may look. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askOf, inDatabase, type Ask } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { must } from '#test/tools/client.ts'
import { buildSettings, buildUser } from '#test/tools/factories.ts'
import { pdfPages } from '#test/tools/pdf-text.ts'
import { buildTukang } from '#test/tools/pesanan.ts'
import { file, reportAt, request, type Asked } from '#test/tools/reports.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import {
  ambilService,
  batalAmbilService,
  batalServiceSah,
  buildService,
  buildServiceSelesai,
} from '#test/tools/service.ts'
import { cash, transfer } from '#test/tools/titipan.ts'

let server: TestServer
let ask: Ask
/** Numbers of the repairs, by what became of each. */
const no = {
  s15: '',
  dua: '',
  ulang: '',
  exclude: '',
  include: '',
  batal: '',
  lewat: '',
  masuk: '',
  lain: '',
}
const HARI = { tgl_from: '2025-01-15', tgl_to: '2025-01-15', kode_toko: 'ALL' }
const BESOK = { ...HARI, tgl_from: '2025-01-16', tgl_to: '2025-01-16' }

beforeAll(async () => {
  server = await startTestServer()
  ask = askOf(server)
  await buildTukang(server)
  await buildUser(server, { user_id: 'KSR2', kode_toko: 'TK02', level: 'KSR' })
  const owner = await ask.as('OWN1')
  const kasir = await ask.as('KSR1')
  const tambah = [{ berat_selesai: 2.95, kode_tukang: 'TK1' }]
  no.s15 = await buildServiceSelesai(owner, { pembayaran: cash(50_000) }, tambah)
  must(await ambilService(kasir, no.s15, cash(70_000)))
  const liontin = {
    nama_barang: 'LIONTIN',
    jumlah: 2,
    jenis_service: 'SEPUH',
    berat_terima: 5,
    ongkos: 80_000,
  }
  no.dua = await buildServiceSelesai(owner, { barang: [{}, liontin], pembayaran: transfer(50_000) }, [
    { berat_selesai: 2.88, ongkos_akhir: 130_000 },
    { berat_selesai: 5.03, ongkos_akhir: 80_000, kode_tukang: 'TK1' },
  ])
  must(await ambilService(kasir, no.dua, [...cash(30_000), ...transfer(100_000), ...debet(30_000)]))
  no.ulang = await buildServiceSelesai(owner, {})
  must(await ambilService(kasir, no.ulang, cash(120_000)))
  must(await batalServiceSah(kasir, no.ulang, batalAmbilService))
  for (const [PPN_MODE, key, due] of [
    ['EXCLUDE', 'exclude', 121_320],
    ['INCLUDE', 'include', 120_000],
  ] as const) {
    await buildSettings(server, { PPN_MODE })
    no[key] = await buildServiceSelesai(owner, { pembayaran: cash(50_000) })
    must(await ambilService(kasir, no[key], credit(due - 50_000)))
  }
  await buildSettings(server, { PPN_MODE: 'OFF' })
  no.batal = await buildService(kasir, { pembayaran: cash(50_000) })
  must(await batalServiceSah(await ask.as('SPV1'), no.batal))
  no.lewat = await buildServiceSelesai(owner, { pembayaran: cash(20_000) })
  no.masuk = await buildService(kasir, { pembayaran: cash(30_000) })
  no.lain = await buildService(await server.client('KSR2', 'TK02'))
  // the next day
  await inDatabase(server, `UPDATE toko SET tgl_system = '2025-01-16' WHERE kode_toko = 'TK01'`)
  server.clock.set('2025-01-16')
  ask = askOf(server)
  must(await batalServiceSah(await ask.as('OWN1'), no.lewat))
  must(await ambilService(await ask.as('KSR1'), no.ulang, cash(120_000)))
})
afterAll(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

const kartu = (jenis: string) => (nominal: number) => [
  { jenis, nominal, nama_bank: 'BCA', no_card: '4111111111111111' },
]
const debet = kartu('DEBET')
const credit = kartu('CREDIT')

const R28 = 'service/reports-service'
const R29 = 'service/reports-batal-service'
const R30 = 'service/reports-service-masuk'
const R31 = 'service/reports-service-selesai'
const R32 = 'service/reports-service-ambil'
const minta = async (path: string, more: Asked = {}, user = 'SPV1') =>
  (await request(await ask.as(user), reportAt(path), { ...HARI, ...more })) as any
/** Tells which repairs a report shows, by their names here. */
const siapa = async (path: string, more: Asked = {}, user?: string): Promise<string[]> => {
  const { status, data } = await minta(path, more, user)
  if (status !== 200) return [String(status)]
  return data.map((row: any) => Object.entries(no).find(([, n]) => n === row.no_faktur_service)![0])
}

test('a repair is one row, in whatever state it is: S15 as it ended, and several goods in one line', async () => {
  const { message, data } = await minta(R28)
  expect(message).toBe('Laporan Services Tersedia')
  expect(data.slice(0, 2)).toEqual([
    {
      no_faktur_service: no.s15,
      tgl_masuk: '2025-01-15',
      tgl_selesai: '2025-01-15',
      tgl_ambil: '2025-01-15',
      nama_customer: 'IBU WATI',
      nama_barang: 'CINCIN RETAK',
      jenis_service: 'PATRI',
      kode_tukang: 'TK1',
      qty: 1,
      berat_terima: 2.9,
      berat_selesai: 2.95,
      total: 120_000,
      dp: 50_000,
      sisa: 0,
      status: 'AMBIL',
    },
    expect.objectContaining({
      no_faktur_service: no.dua,
      nama_barang: 'CINCIN RETAK, LIONTIN',
      jenis_service: 'PATRI, SEPUH',
      kode_tukang: 'TK1',
      qty: 3,
      berat_terima: 7.9,
      berat_selesai: 7.91,
      total: 210_000,
      dp: 50_000,
    }),
  ])
  expect(data.at(-1)).toMatchObject({
    no_faktur_service: no.masuk,
    tgl_selesai: '-',
    tgl_ambil: '-',
    berat_selesai: 0,
    dp: 30_000,
    sisa: 90_000,
    status: 'MASUK',
  })
  expect(await siapa(R28)).toEqual(['s15', 'dua', 'ulang', 'exclude', 'include', 'batal', 'lewat', 'masuk'])
  expect(await siapa(R28, { status: 'CANC' })).toEqual(['batal', 'lewat'])
})

test('the totals count money once: Σ DP is what was paid ahead', async () => {
  const { total } = await minta(R28)
  const [{ dp } = { dp: 0 }] = await inDatabase<{ dp: number }>(
    server,
    `SELECT sum(total)::int AS dp FROM setoran WHERE kode_toko = 'TK01' AND jenis = 'DP' AND status_valid = 'DONE'`,
  )
  expect(total).toEqual({
    qty: 10,
    berat_terima: 28.2,
    berat_selesai: 2.95 + 7.91 + 4 * 2.9,
    total: 7 * 120_000 + 210_000,
    dp,
    sisa: 90_000,
  })
  expect(dp).toBe(300_000)
})

test('what came in and what was finished leaves out what was cancelled by then; a later cancel changes no past day', async () => {
  expect(await siapa(R30)).toEqual(['s15', 'dua', 'ulang', 'exclude', 'include', 'lewat', 'masuk'])
  expect(await siapa(R30, { tgl_to: '2025-01-16' })).not.toContain('lewat')
  expect((await minta(R30)).data[0]).toMatchObject({ estimasi_tanggal: '2025-01-22', kode_sales: 'S01' })
  expect(await siapa(R31)).toEqual(['s15', 'dua', 'ulang', 'exclude', 'include', 'lewat'])
  expect(await siapa(R31, { tgl_to: '2025-01-16' })).not.toContain('lewat')
})

test('what was finished: gold lost and gold added stand apart, line by line', async () => {
  const { data, total } = await minta(R31)
  expect(data.slice(0, 3).map((row: any) => [row.susut, row.tambahan])).toEqual([
    [0, 0.05],
    [0.02, 0.03],
    [0, 0],
  ])
  expect(total).toMatchObject({ susut: 0.02, tambahan: 0.08 })
})

/** Credits of 4104 on the days, less what was undone. */
const pendapatan = async (awal: string, akhir: string): Promise<number> => {
  const [row] = await inDatabase<{ jumlah: number }>(
    server,
    `SELECT COALESCE(-sum(d.jumlah), 0)::int AS jumlah FROM jurnal j JOIN jurnal_detail d ON d.jurnal_id = j.id
     WHERE j.kode_toko = 'TK01' AND d.kode_akun = '4104' AND j.tanggal BETWEEN $1 AND $2`,
    [awal, akhir],
  )
  return row!.jumlah
}

test('what was fetched: Σ dpp = 4104 of the days in every PPN mode, and all that was paid is told by its kind', async () => {
  expect(await siapa(R32)).toEqual(['s15', 'dua', 'exclude', 'include'])
  const { data, total } = await minta(R32)
  const uang = ({ total: t, dpp, ppn_rp, dp, sisa, cash: c, debet: d, transfer: f, credit: k }: any) => [
    t,
    dpp,
    ppn_rp,
    dp,
    sisa,
    [c, d, f, k],
  ]
  expect(data.map(uang)).toEqual([
    [120_000, 120_000, 0, 50_000, 70_000, [70_000, 0, 0, 0]],
    [210_000, 210_000, 0, 50_000, 160_000, [30_000, 30_000, 100_000, 0]],
    [120_000, 120_000, 1_320, 50_000, 71_320, [0, 0, 0, 71_320]],
    [120_000, 118_694, 1_306, 50_000, 70_000, [0, 0, 0, 70_000]],
  ])
  expect(total.dpp).toBe(await pendapatan('2025-01-15', '2025-01-15'))
  expect(total.dpp + total.ppn_rp).toBe(total.dp + total.cash + total.debet + total.transfer + total.credit)
})

test('a pick-up that was undone is fetched on the day it was fetched for good, and paid once', async () => {
  expect(await siapa(R32, BESOK)).toEqual(['ulang'])
  const { total } = await minta(R32, BESOK)
  expect(total).toMatchObject({ cash: 120_000, dpp: await pendapatan('2025-01-16', '2025-01-16') })
  expect((await minta(R32, { tgl_to: '2025-01-16' })).total.dpp).toBe(
    await pendapatan('2025-01-15', '2025-01-16'),
  )
})

test('what was cancelled: how much went back and how, why, by whom, and who allowed it', async () => {
  const { message, data } = await minta(R29)
  expect(message).toBe('Laporan Batal Service Tersedia')
  expect(data).toEqual([
    expect.objectContaining({
      tgl_batal: '2025-01-15',
      no_faktur_service: no.batal,
      dp: 50_000,
      sisa: 70_000,
      refund: 'CASH',
      refund_rp: 50_000,
      alasan: 'SALAH INPUT',
      batal_by: 'SPV1',
      otorisasi: expect.stringMatching(/^(SPV|OWN)1$/),
      status: 'CANC',
    }),
  ])
  expect(await siapa(R29, BESOK)).toEqual(['lewat'])
})

test('ALL is every shop for who works in any, the own one for others; another shop is refused to them', async () => {
  const di = (user: string, kode_toko: string) => siapa(R30, { kode_toko }, user)
  expect(await di('OWN1', 'TK02')).toEqual(['lain'])
  expect(await di('OWN1', 'ALL')).toContain('lain')
  expect(await di('SPV1', 'ALL')).not.toContain('lain')
  for (const path of [R28, R29, R30, R31, R32])
    expect([path, await siapa(path, { kode_toko: 'TK02' })]).toEqual([path, ['403']])
})

test('nothing found is told, and on paper a day without PPN has no column of it', async () => {
  const empty = { tgl_from: '2024-01-01', tgl_to: '2024-01-02' }
  for (const path of [R28, R29, R30, R31, R32])
    expect([path, (await minta(path, empty)).message]).toEqual([
      path,
      `${reportAt(path).title} Tidak Tersedia`,
    ])
  const pdf = async (hari: Asked) =>
    pdfPages((await file(await ask.as('SPV1'), reportAt(R32), 'pdf', hari)).bytes)[0]!.join(' ')
  expect(await pdf(HARI)).toContain('PPN')
  expect(await pdf(BESOK)).not.toContain('PPN')
})
