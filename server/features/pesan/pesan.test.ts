/** Told to the customer: only members who agreed, only by who sees their number, each time in the log; nothing of another shop. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Menunggu, TemplatePesan } from '#domain/calls/pesan.ts'
import { askOf, inDatabase, type Ask } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { idTrx, must, refusal } from '#test/tools/client.ts'
import { buildMember, buildUser } from '#test/tools/factories.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { deleteWritten, writePesanan, writeService } from '#test/tools/written.ts'
import { buildHutangSah } from '#test/tools/hutang.ts'
import { buildTitipanSah, cash } from '#test/tools/titipan.ts'

let server: TestServer
let ask: Ask
const SETUJU = 'MTK010000501'
const TANPA = 'MTK010000502'
const JADI = { status_pesanan: 'DONE', tgl_jadi: '2025-01-15' }
const PS = 'PS-TK01-250115-0901'

const lahir = (kode_member: string, tgl_lahir: string, setuju = true) =>
  inDatabase(
    server,
    `UPDATE member
     SET tgl_lahir = $2, consent_at = CASE WHEN $3 THEN input_date END,
       consent_versi = CASE WHEN $3 THEN '2025-01' END WHERE kode_member = $1`,
    [kode_member, tgl_lahir, setuju],
  )

beforeAll(async () => {
  server = await startTestServer()
  ask = askOf(server)
  await buildUser(server, { user_id: 'ADM1', level: 'ADM' })
  await buildUser(server, { user_id: 'GDG1', level: 'GDG' })
  await buildMember(server, { kode_member: SETUJU, nama_customer: 'IBU RATNA', no_hp: '081234567501' })
  await buildMember(server, { kode_member: TANPA, nama_customer: 'IBU DIAM', no_hp: '081234567502' })
  await lahir(SETUJU, '1990-01-15')
  await lahir(TANPA, '1990-01-14', false)
  await writePesanan(server, {
    no_pesanan: PS,
    kode_member: SETUJU,
    ...JADI,
    barang: [
      {},
      { nama_barang: 'GELANG', status: 'BATAL', batal_by: 'SPV1' },
      { nama_barang: 'ANTING {no}' },
    ],
  })
  await writePesanan(server, { no_pesanan: 'PS-TK01-250115-0902', kode_member: TANPA, ...JADI })
  await writePesanan(server, { no_pesanan: 'PS-TK01-250115-0903', ...JADI })
  await writePesanan(server, { no_pesanan: 'PS-TK01-250115-0904', kode_member: SETUJU })
  await writePesanan(server, {
    no_pesanan: 'PS-TK02-250115-0901',
    kode_toko: 'TK02',
    kode_member: SETUJU,
    ...JADI,
  })
  await writeService(server, {
    no_faktur_service: 'SV-TK01-250115-0901',
    kode_member: SETUJU,
    status_service: 'SELESAI',
    tgl_selesai: '2025-01-15',
    selesai_by: 'GDG1',
  })
})
afterAll(async () => {
  await deleteWritten(server)
  await expectBooksAgree(server.pool)
  await server.close()
})

type Jenis = { jenis: string; nama: string; rows: Menunggu[] }
const list = async (user: string): Promise<Jenis[]> => must(await ask(user, 'GET', 'pesan')).data as Jenis[]
const rows = async (user: string, jenis: string): Promise<Menunggu[]> =>
  (await list(user)).find((one) => one.jenis === jenis)!.rows
const kabari = (user: string, jenis: string, ref_no: string, id_trx = idTrx()) =>
  ask(user, 'POST', 'pesan', { jenis, ref_no, id_trx })
const log = (ref: string) =>
  inDatabase<{ user_id: string; teks: string; kode_member: string }>(
    server,
    'SELECT user_id, teks, kode_member FROM pesan_terkirim WHERE ref_no = $1 ORDER BY id',
    [ref],
  )

test('who waits is shown with what they would be told, and whether they may be', async () => {
  const found = await rows('ADM1', 'PESANAN JADI')
  expect(found.map((r) => [r.ref_no, r.keadaan, r.no_hp, r.dikabari])).toEqual([
    [PS, 'BISA', '081234567501', 0],
    ['PS-TK01-250115-0902', 'TANPA PERSETUJUAN', '-', 0],
    ['PS-TK01-250115-0903', 'TANPA PERSETUJUAN', '-', 0],
  ])
  expect(found[0]!.teks).toBe(
    `Yth. IBU RATNA, pesanan Anda no ${PS} (CINCIN PESANAN, ANTING no) sudah jadi dan bisa diambil di TOKO EMAS KENCANA. Mohon membawa tanda terima pesanan. Terima kasih.`,
  )
  expect((await rows('ADM1', 'SERVICE SELESAI')).map((r) => [r.ref_no, r.barang])).toEqual([
    ['SV-TK01-250115-0901', 'CINCIN PATAH'],
  ])
})

test('everybody sees the kinds of their own screens, and numbers masked who may not take members away', async () => {
  expect((await list('GDG1')).map(({ jenis }) => jenis)).toEqual(['PESANAN JADI', 'SERVICE SELESAI'])
  expect((await list('SLS1')).map(({ jenis }) => jenis)).toEqual([
    'PESANAN JADI',
    'SERVICE SELESAI',
    'TITIPAN JATUH TEMPO',
    'HUTANG JATUH TEMPO',
    'ULANG TAHUN',
  ])
  expect((await rows('SLS1', 'PESANAN JADI'))[0]!.no_hp).toBe('0812*****501')
  expect(JSON.stringify(await list('SLS1'))).not.toContain('34567501')
  expect(refusal(await ask('GDG1', 'GET', `pesan/satu?jenis=ULANG+TAHUN&ref_no=${SETUJU}`))[0]).toBe(403)
  expect((await kabari('SLS1', 'PESANAN JADI', PS)).status).toBe(403)
})

test('whoever is told stands in the log once, however often the request arrives, and without the name', async () => {
  const key = idTrx()
  const first = must(await kabari('ADM1', 'PESANAN JADI', PS, key))
  expect(first.data.kode_member).toBe(SETUJU)
  const url = new URL(first.data.tautan as string)
  expect([url.host, url.pathname, url.searchParams.get('text')]).toEqual([
    'wa.me',
    '/6281234567501',
    first.data.teks,
  ])
  expect(must(await kabari('ADM1', 'PESANAN JADI', PS, key)).data).toEqual(first.data)
  expect(await log(PS)).toEqual([
    {
      user_id: 'ADM1',
      kode_member: SETUJU,
      teks: (first.data.teks as string).replace('IBU RATNA', '{nama}'),
    },
  ])
  const satu = must(await ask('SLS1', 'GET', `pesan/satu?jenis=PESANAN+JADI&ref_no=${PS.toLowerCase()}`))
    .data as Menunggu
  expect([satu.dikabari, satu.dikabari_by, satu.dikabari_at]).toEqual([
    1,
    'ADM1',
    expect.stringMatching(/^2025-01-15T/),
  ])
  // customers who were not told stand first
  expect((await rows('ADM1', 'PESANAN JADI')).at(-1)!.ref_no).toBe(PS)
})

test.each([
  [
    'PESANAN JADI',
    'PS-TK01-250115-0902',
    409,
    'Hanya Member Yang Sudah Setuju Dihubungi Yang Boleh Dikabari',
  ],
  [
    'PESANAN JADI',
    'PS-TK01-250115-0903',
    409,
    'Hanya Member Yang Sudah Setuju Dihubungi Yang Boleh Dikabari',
  ],
  ['PESANAN JADI', 'PS-TK01-250115-0904', 404, 'Tidak Ada Yang Perlu Dikabari Dari PS-TK01-250115-0904'],
  ['PESANAN JADI', 'PS-TK02-250115-0901', 404, 'Tidak Ada Yang Perlu Dikabari Dari PS-TK02-250115-0901'],
  ['SERVICE SELESAI', PS, 404, `Tidak Ada Yang Perlu Dikabari Dari ${PS}`],
  ['HARI RAYA', PS, 400, 'Jenis Pesan Tidak Dikenal'],
])('%s %s: %i %s', async (jenis, ref, status, message) => {
  const before = (await log(ref)).length
  expect(refusal(await kabari('ADM1', jenis, ref))).toEqual([status, message])
  expect(await log(ref)).toHaveLength(before)
})

test('a consent that is taken back is one that is not there', async () => {
  await inDatabase(server, 'UPDATE member SET consent_ditarik_at = input_date WHERE kode_member = $1', [
    SETUJU,
  ])
  const { keadaan: state, no_hp } = must(
    await ask('ADM1', 'GET', 'pesan/satu?jenis=SERVICE+SELESAI&ref_no=SV-TK01-250115-0901'),
  ).data
  expect([state, no_hp]).toEqual(['TANPA PERSETUJUAN', '-'])
  expect((await kabari('ADM1', 'SERVICE SELESAI', 'SV-TK01-250115-0901')).status).toBe(409)
  await inDatabase(server, 'UPDATE member SET consent_ditarik_at = NULL WHERE kode_member = $1', [SETUJU])
})

test('what became ready on another day is told anew', async () => {
  await inDatabase(server, `UPDATE pesanan SET tgl_jadi = '2025-01-16' WHERE no_pesanan = $1`, [PS])
  expect(must(await ask('ADM1', 'GET', `pesan/satu?jenis=PESANAN+JADI&ref_no=${PS}`)).data.dikabari).toBe(0)
  await inDatabase(server, `UPDATE pesanan SET tgl_jadi = '2025-01-15' WHERE no_pesanan = $1`, [PS])
})

test('a deposit whose prices hold a week or less, with what is left to pay', async () => {
  const kasir = await ask.as('KSR1')
  const no = await buildTitipanSah(kasir, {
    barang: ['00000001'],
    pembayaran: cash(500_000),
    kode_customer: SETUJU,
  })
  expect(await rows('ADM1', 'TITIPAN JATUH TEMPO')).toEqual([])
  await inDatabase(server, `UPDATE titip SET tgl_kunci_harga = '2025-01-22' WHERE no_titip_group = $1`, [no])
  const [row] = await rows('ADM1', 'TITIPAN JATUH TEMPO')
  expect([row!.ref_no, row!.keadaan, row!.tanggal]).toEqual([no, 'BISA', '2025-01-22'])
  expect(row!.teks).toContain('berlaku sampai 22 Januari 2025. Sisa pembayarannya Rp. 1,077,500.')
  for (const lain of ['2025-01-23', '2025-01-14']) {
    await inDatabase(server, `UPDATE titip SET tgl_kunci_harga = $2 WHERE no_titip_group = $1`, [no, lain])
    expect(await rows('ADM1', 'TITIPAN JATUH TEMPO')).toEqual([])
  }
})

test('a loan that is due within a week, or was, with its interest', async () => {
  const no = await buildHutangSah(await ask.as('KSR1'), { kode_customer: SETUJU })
  expect(await rows('ADM1', 'HUTANG JATUH TEMPO')).toEqual([])
  await inDatabase(server, `UPDATE hutang SET tgl_jatuh_tempo = '2025-01-22' WHERE no_faktur_hutang = $1`, [
    no,
  ])
  const [row] = await rows('ADM1', 'HUTANG JATUH TEMPO')
  expect([row!.ref_no, row!.keadaan, row!.tanggal]).toEqual([no, 'BISA', '2025-01-22'])
  expect(row!.teks).toContain('jatuh tempo 22 Januari 2025. Yang belum dibayar Rp. 2,060,000.')
  expect((await kabari('ADM1', 'HUTANG JATUH TEMPO', no)).status).toBe(200)
  await inDatabase(server, `UPDATE hutang SET tgl_jatuh_tempo = '2025-01-16' WHERE no_faktur_hutang = $1`, [
    no,
  ])
  must(await ask('KSR1', 'GET', 'hutang'))
  expect((await rows('ADM1', 'HUTANG JATUH TEMPO')).map((r) => r.dikabari)).toEqual([0])
})

test('birthdays of the members who registered here, told on the day and not before', async () => {
  expect((await rows('ADM1', 'ULANG TAHUN')).map((r) => [r.ref_no, r.tanggal, r.keadaan])).toEqual([
    [TANPA, '2025-01-14', 'TANPA PERSETUJUAN'],
    [SETUJU, '2025-01-15', 'BISA'],
  ])
  const elsewhere = await server.client('OWN1', 'TK02')
  const lain = must(await elsewhere.request('GET', 'pesan')).data as Jenis[]
  expect(lain.find(({ jenis }) => jenis === 'ULANG TAHUN')!.rows).toEqual([])
  expect(lain.find(({ jenis }) => jenis === 'PESANAN JADI')!.rows.map((r) => r.ref_no)).toEqual([
    'PS-TK02-250115-0901',
  ])
  await lahir(SETUJU, '1990-01-17')
  expect(refusal(await kabari('ADM1', 'ULANG TAHUN', SETUJU))).toEqual([409, 'Belum Hari Ulang Tahunnya'])
  await lahir(SETUJU, '1990-01-15')
  expect((await kabari('ADM1', 'ULANG TAHUN', SETUJU)).status).toBe(200)
})

test("the shop's own words: unknown ones refused beside the field, set by OWN, SU and SPV, and of one shop", async () => {
  const ubah = (text: unknown, user = 'SPV1', jenis = 'ULANG TAHUN') =>
    ask(user, 'PUT', `pesan/template/${encodeURIComponent(jenis)}`, { teks: text })
  const wrong = await ubah('Halo {nama} {umur} {sisa}')
  expect([wrong.status, wrong.errors]).toEqual([
    400,
    ['umur', 'sisa'].map((nama) => ({
      field: 'teks',
      message: `{${nama}} Tidak Dikenal, Yang Ada: {nama} {toko}`,
    })),
  ])
  for (const text of ['', '   ', 'a\u0000b', 'a\u202eb', 'x'.repeat(501), null])
    expect([text, (await ubah(text)).status]).toEqual([text, 400])
  expect((await ubah('Halo', 'SPV1', 'HARI RAYA')).status).toBe(400)
  expect([(await ubah('Halo', 'ADM1')).status, (await ask('ADM1', 'GET', 'pesan/template')).status]).toEqual([
    403, 403,
  ])

  expect((await ubah('Selamat ulang tahun {nama}!\nSalam, {toko}')).message).toBe('Data Berhasil Di Simpan')
  expect((await rows('ADM1', 'ULANG TAHUN')).at(-1)!.teks).toBe(
    'Selamat ulang tahun IBU RATNA!\nSalam, TOKO EMAS KENCANA',
  )
  const elsewhere = must(await (await server.client('OWN1', 'TK02')).request('GET', 'pesan/template'))
    .data as TemplatePesan[]
  for (const { teks: text, bawaan } of elsewhere) expect(text).toBe(bawaan)
  const [row] = await inDatabase(
    server,
    `SELECT user_id, ref, sesudah->>'teks' AS teks FROM audit_log WHERE tabel = 'pesan_template'
     ORDER BY id DESC LIMIT 1`,
  )
  expect(row).toEqual({
    user_id: 'SPV1',
    ref: 'ULANG TAHUN',
    teks: 'Selamat ulang tahun {nama}!\nSalam, {toko}',
  })
})

test('of what is kept nothing tells who was told once their member is gone: neither the log nor the reply', async () => {
  const kept = await inDatabase<{ teks: string }>(
    server,
    `SELECT teks FROM pesan_terkirim WHERE kode_member = $1 UNION ALL SELECT reply::text FROM permintaan
     WHERE call = 'POST pesan'`,
    [SETUJU],
  )
  expect(kept.length).toBeGreaterThan(3)
  for (const { teks: text } of kept) expect(text).not.toMatch(/RATNA|34567501/)
})

test('who was merged into another member is told as that member', async () => {
  const GANDA = 'MTK010000503'
  await buildMember(server, { kode_member: GANDA, nama_customer: 'RATNA', no_hp: '081234567503' })
  await writePesanan(server, { no_pesanan: 'PS-TK01-250115-0905', kode_member: GANDA, ...JADI })
  const satu = async () =>
    must(await ask('ADM1', 'GET', 'pesan/satu?jenis=PESANAN+JADI&ref_no=PS-TK01-250115-0905')).data
  expect((await satu()).keadaan).toBe('TANPA PERSETUJUAN')
  must(await ask('ADM1', 'POST', `member/${SETUJU}/gabung`, { kode_asal: GANDA, alasan: 'GANDA' }))
  expect(await satu()).toMatchObject({
    keadaan: 'BISA',
    no_hp: '081234567501',
    teks: expect.stringContaining('Yth. IBU RATNA'),
  })
  expect(must(await kabari('ADM1', 'PESANAN JADI', 'PS-TK01-250115-0905')).data.kode_member).toBe(SETUJU)
})

test('the log is only added to', async () => {
  for (const change of [`UPDATE pesan_terkirim SET teks = ''`, 'DELETE FROM pesan_terkirim'])
    await expect(inDatabase(server, change)).rejects.toThrow('pesan_terkirim hanya boleh ditambah')
})
