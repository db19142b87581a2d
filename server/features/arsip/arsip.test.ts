/** The archive (DOMAIN §B.20, §O.7-1): what it refuses, what it marks, what it tells later, and what it leaves to the byte. */
import { createHash } from 'node:crypto'
import fc from 'fast-check'
import Papa from 'papaparse'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { zArsipRow } from '#domain/calls/arsip.ts'
import {
  arsipkan,
  belumArsip,
  clear,
  eksporArsip,
  allReadings,
  SEPULUH_TAHUN,
  truncate,
  type JenisUji,
} from '#test/tools/arsip.ts'
import { rounds } from '#test/tools/chance.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { idTrx, must, refusal, refusals, type Client } from '#test/tools/client.ts'
import { asOwner } from '#test/tools/close.ts'
import { buildMember, buildPiece, buildSettings } from '#test/tools/factories.ts'
import { buildQuarter, MEMBER, QUARTER } from '#test/tools/quarter.ts'
import { DAYS } from '#test/tools/sales-days.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { allowed, authorise, buildIzin, buildSale, buildValidSale } from '#test/tools/till.ts'

const MIN_HARI = 30
/** Closed, and more than MIN_HARI before the last day of the quarter. */
const LAMA = { tgl_from: QUARTER.awal, tgl_to: QUARTER.februari }

let server: TestServer
let owner: Client
let spv: Client
beforeAll(async () => {
  server = await startTestServer({ tanggal: DAYS[0] })
  await buildQuarter(server)
  await buildSettings(server, { ARSIP_MIN_HARI: String(MIN_HARI) })
})
beforeEach(async () => {
  ;[owner, spv] = await Promise.all([server.client('OWN1'), server.client('SPV1')])
})
afterAll(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

const ditandai = () =>
  inDatabase<{ no: string }>(
    server,
    `SELECT no_faktur_jual AS no FROM jual_detail WHERE diarsipkan_at IS NOT NULL
     UNION ALL SELECT no_faktur_beli FROM beli_detail WHERE diarsipkan_at IS NOT NULL ORDER BY 1`,
  ).then((rows) => rows.map((r) => r.no))
const list = async (area: string, rentang: object = SEPULUH_TAHUN, cari = ''): Promise<string[]> =>
  must(
    await owner.request(
      'GET',
      `${area}?${new URLSearchParams({ ...rentang, limit: '500', ...(cari ? { cari } : {}) })}`,
    ),
  ).data.map((f: { no_faktur_group: string }) => f.no_faktur_group)
const faktur = (no: string): string => no.slice(0, -3)

describe('what is asked for', () => {
  const JUAL =
    'no, no_generate, no_faktur_group, no_faktur_group_user, no_faktur_jual, tgl_system, kode_sales, kode_member, nama_customer, no_hp, alamat_customer, kode_gudang, nama_sales, kode_toko, kode_barcode, kode_group, kode_dept, kode_marketplace, nama_barang, kadar_cetak, berat_awal, berat, nama_atribut, berat_atribut, harga_jual, harga_gram, harga_atribut, ongkos, harga_total, input_by, status_kembali, status_valid, status_premi, status_tukar, no_titip_group, no_pesanan, jam, curr, total_berlian_rp, kode_intern, status_gold, status_cek'
  const BELI =
    'no_faktur_group, no_faktur_beli, tgl_system, kode_sales, kode_member, nama_customer, no_hp, alamat_customer, kode_gudang, kode_group, kode_dept, kode_barcode, nama_barang, berat_nota, berat, harga_nota, harga, harga_rata, kondisi, input_by, status_valid, status_gold'

  test.each([
    ['PENJUALAN', JUAL, ['dataJualGold', 'dataJualNonGold']],
    ['PEMBELIAN', BELI, ['dataBeliGold', 'dataBeliNonGold']],
  ] as const)(
    '%s: gold and the rest, with the fields of the specification in their order',
    async (jenis, fields, lists) => {
      const { data } = must(await truncate(owner, jenis))
      expect(Object.keys(data)).toEqual(lists)
      expect(Object.keys(zArsipRow[jenis].shape).join(', ')).toBe(fields)
      const [gold, other] = lists.map((name) => data[name] as Record<string, unknown>[]) as [
        Record<string, unknown>[],
        Record<string, unknown>[],
      ]
      expect(Object.keys(gold[0]!).join(', ')).toBe(fields)
      expect(gold.every((r) => r['status_gold'] === 'GOLD')).toBe(true)
      expect(other.every((r) => r['status_gold'] === 'NONGOLD')).toBe(true)
      const table = jenis === 'PENJUALAN' ? 'jual_detail' : 'beli_detail'
      const [{ n } = { n: 0 }] = await inDatabase<{ n: number }>(
        server,
        `SELECT count(*)::int AS n FROM ${table} WHERE kode_toko = 'TK01'`,
      )
      expect(gold.length + other.length).toBe(n)
    },
  )

  it('of the shop’s code, TOKO and ALL is every room; of one room it is that room’s; of none it is refused', async () => {
    const all = await belumArsip(owner, 'PENJUALAN')
    for (const kode of ['TOKO', 'ALL', 'tk01'])
      expect(must(await truncate(owner, 'PENJUALAN', SEPULUH_TAHUN, kode)).data).toEqual(
        must(await truncate(owner, 'PENJUALAN')).data,
      )
    expect(all.length).toBeGreaterThan(10)
    const { data } = must(await truncate(owner, 'PENJUALAN', SEPULUH_TAHUN, 'LEBUR'))
    expect(data).toEqual({ dataJualGold: [], dataJualNonGold: [] })
    expect(refusals(await truncate(owner, 'PENJUALAN', SEPULUH_TAHUN, 'TK02'))).toEqual([
      404,
      [['kode_gudang', 'Gudang TK02 Tidak Ditemukan']],
    ])
    expect(
      refusal(await truncate(owner, 'PENJUALAN', { tgl_from: '2025-02-01', tgl_to: '2025-01-01' })),
    ).toEqual([400, 'Tanggal Awal Tidak Boleh Lebih Dari Tanggal Akhir'])
  })

  it('another shop sees none of it', async () => {
    const elsewhere = await server.client('OWN1', 'TK02')
    expect(must(await truncate(elsewhere, 'PENJUALAN', SEPULUH_TAHUN, 'TK02')).data).toEqual({
      dataJualGold: [],
      dataJualNonGold: [],
    })
    expect(refusal(await truncate(elsewhere, 'PENJUALAN'))[0]).toBe(404)
  })
})

describe('the file', () => {
  it('holds the chosen rows alone, its columns in order, barcodes of eight digits, no comma in a name', async () => {
    const nomor = (await belumArsip(owner, 'PENJUALAN')).slice(0, 5)
    const { status, bytes, name } = await eksporArsip(owner, 'PENJUALAN', nomor.toReversed())
    expect(status).toBe(200)
    const { data } = Papa.parse<Record<string, string>>(bytes.toString().slice(1), {
      header: true,
      skipEmptyLines: true,
    })
    expect(data.map((r) => r['no_faktur_jual']).toSorted()).toEqual(nomor.toSorted())
    expect(Object.keys(data[0]!)).toEqual(Object.keys(zArsipRow.PENJUALAN.shape))
    for (const row of data) {
      expect(row['kode_barcode']).toMatch(/^\d{8}$|^-$/)
      expect(`${row['nama_customer']}${row['alamat_customer']}${row['nama_barang']}`).not.toContain(',')
    }
    expect(name).toContain(createHash('sha256').update(bytes).digest('hex').slice(0, 8))
    expect((await eksporArsip(owner, 'PENJUALAN', nomor)).bytes).toEqual(bytes)
  })

  it('is logged, and only for who sees every phone', async () => {
    const nomor = (await belumArsip(owner, 'PEMBELIAN')).slice(0, 1)
    const log = () =>
      inDatabase<{ user_id: string; aksi: string; sesudah: { jumlah: number } }>(
        server,
        `SELECT user_id, aksi, sesudah FROM audit_log WHERE tabel = 'arsip_manifest' ORDER BY id`,
      )
    const before = (await log()).length
    expect((await eksporArsip(spv, 'PEMBELIAN', nomor)).status).toBe(200)
    expect((await log()).slice(before)).toMatchObject([
      { user_id: 'SPV1', aksi: 'EXPORT', sesudah: { jumlah: 1 } },
    ])
    expect((await eksporArsip(await server.client('KSR1'), 'PEMBELIAN', nomor)).status).toBe(403)
    expect((await eksporArsip(owner, 'PEMBELIAN', ['BL-TK01-250101-0001-01'])).status).toBe(404)
  })
})

describe('is refused, and nothing is archived', () => {
  it('each line with its reason: young, waiting, of today, unknown, another shop’s, archived before', async () => {
    const waiting = `${await buildSale(await server.client('KSR1'), { barang: [await buildPiece(server)] })}-01`
    const [tua, lama] = (await belumArsip(owner, 'PENJUALAN', LAMA)) as [string, string]
    const [muda] = (await belumArsip(owner, 'PENJUALAN', {
      tgl_from: '2025-03-20',
      tgl_to: QUARTER.akhir,
    })) as [string]
    must(await arsipkan(owner, 'PENJUALAN', [tua]))
    const before = await ditandai()
    const hariIni = `${await buildValidSale(await server.client('KSR1'), { barang: [await buildPiece(server)] })}-01`
    const reply = await clear(owner, 'PENJUALAN', [
      lama,
      muda,
      waiting,
      hariIni,
      'JL-TK01-250101-0001-01',
      'JL-TK02-250115-0001-01',
      tua,
    ])
    expect(refusals(reply)).toEqual([
      409,
      [
        ['no_faktur_jual.1', expect.stringContaining(muda)],
        ['no_faktur_jual.2', `${waiting} Belum Divalidasi`],
        ['no_faktur_jual.3', `${hariIni} Tanggal 14 April 2025 Belum Ditutup`],
        ['no_faktur_jual.4', 'JL-TK01-250101-0001-01 Tidak Ditemukan'],
        ['no_faktur_jual.5', 'JL-TK02-250115-0001-01 Tidak Ditemukan'],
        ['no_faktur_jual.6', `${tua} Sudah Diarsipkan`],
      ],
    ])
    expect(await ditandai()).toEqual(before)
  })

  it('a line that is just as old as the setting says; one day older it goes', async () => {
    const [no] = await belumArsip(owner, 'PENJUALAN', { tgl_from: DAYS[1], tgl_to: DAYS[1] })
    await buildSettings(server, { ARSIP_MIN_HARI: '88' })
    expect(refusal(await clear(owner, 'PENJUALAN', [no!]))).toEqual([
      409,
      `${no} Baru 88 Hari, Boleh Diarsipkan Sesudah 88 Hari`,
    ])
    await buildSettings(server, { ARSIP_MIN_HARI: '87' })
    expect((await clear(owner, 'PENJUALAN', [no!])).otorisasi).toHaveLength(1)
    await buildSettings(server, { ARSIP_MIN_HARI: String(MIN_HARI) })
  })

  it('without the word of OWN or SU for exactly these lines', async () => {
    const [a, b] = (await belumArsip(owner, 'PENJUALAN', LAMA)) as [string, string]
    const { status, otorisasi } = await clear(spv, 'PENJUALAN', [a, b])
    expect(status).toBe(403)
    const [diminta] = otorisasi!
    expect(diminta!.kategori).toBe('ARSIP TRANSAKSI')
    expect(diminta!.disetujui.map((d) => d.nama)).toEqual([
      'Transaksi',
      'Tanggal',
      'Jumlah',
      'Gold',
      'Non Gold',
      'Sidik Berkas',
      'Nomor',
    ])
    expect(diminta!.disetujui.at(-1)!.nilai).toBe([a, b].toSorted().join(', '))
    expect((await authorise(spv, { ...diminta!, user_id: 'SPV1' })).status).toBe(403)
    // Given for two, it is not good for one of them.
    await buildIzin(spv, () => clear(spv, 'PENJUALAN', [a, b]), { user_id: 'OWN1' })
    expect((await clear(spv, 'PENJUALAN', [a])).status).toBe(403)
    expect(must(await clear(spv, 'PENJUALAN', [a, b])).data).toMatchObject({
      user_id: 'SPV1',
      user_otorisasi: 'OWN1',
      jumlah_baris: 2,
    })
  })

  it('by the database itself, whoever asks it', async () => {
    const [no] = await belumArsip(owner, 'PENJUALAN', { tgl_from: QUARTER.akhir, tgl_to: QUARTER.akhir })
    const [archived] = await ditandai()
    for (const sql of [
      `UPDATE jual_detail SET diarsipkan_at = now() WHERE no_faktur_jual = '${no}'`,
      `UPDATE jual_detail SET diarsipkan_at = NULL WHERE no_faktur_jual = '${archived}'`,
      `UPDATE jual_detail SET diarsipkan_at = now() WHERE no_faktur_jual = '${archived}'`,
    ])
      await expect(asOwner(server, sql), sql).rejects.toThrow(/diarsipkan_at hanya diisi sekali/)
    for (const table of ['arsip_manifest', 'arsip_baris'])
      for (const sql of [`UPDATE ${table} SET kode_toko = kode_toko`, `DELETE FROM ${table}`])
        await expect(asOwner(server, sql), sql).rejects.toThrow(/hanya boleh ditambah/)
  })

  it('a list that is empty or endless', async () => {
    expect(refusal(await clear(owner, 'PENJUALAN', []))[0]).toBe(400)
    const banyak = Array.from({ length: 5_001 }, (_, i) => `JL-TK01-250115-${1000 + i}-01`)
    expect(refusal(await clear(owner, 'PENJUALAN', banyak))[0]).toBe(400)
    const { status, errors } = await clear(owner, 'PENJUALAN', banyak.slice(1))
    expect([status, errors!.length]).toEqual([404, 5_000])
  })
})

describe('once archived', () => {
  let no: string
  let nota: string
  beforeAll(async () => {
    owner = await server.client('OWN1')
    const all = await belumArsip(owner, 'PENJUALAN', LAMA)
    no = all.find((n) => all.filter((m) => faktur(m) === faktur(n)).length === 1 && n.startsWith('JL'))!
    nota = faktur(no)
  })

  it('a nota leaves the list when its last line has left; its number, its barcode and its QR find it still', async () => {
    const rest = await list('penjualan')
    expect(rest).toContain(nota)
    must(await arsipkan(owner, 'PENJUALAN', [no]))
    expect(await list('penjualan')).toEqual(rest.filter((n) => n !== nota))
    expect(await belumArsip(owner, 'PENJUALAN')).not.toContain(no)
    const { data } = must(await owner.request('GET', `penjualan/${nota}`))
    expect(data).toMatchObject({ no_faktur_group: nota, diarsipkan: true })
    expect(await list('penjualan', SEPULUH_TAHUN, nota)).toEqual([nota])
    expect(await list('penjualan', SEPULUH_TAHUN, data.detail_barang[0].kode_barcode)).toContain(nota)
    const [, , hari, urut] = nota.split('-')
    expect(await list('penjualan', SEPULUH_TAHUN, `JL ${hari}-${urut}`)).toEqual([nota])
    // Any other text goes through the list, which it has left.
    expect(await list('penjualan', SEPULUH_TAHUN, nota.slice(0, 7))).not.toContain(nota)
    expect(await list('penjualan', SEPULUH_TAHUN, data.nama_customer)).not.toContain(nota)
    expect((await owner.file(`penjualan/${nota}/nota?kertas=80`)).status).toBe(200)
  })

  it('a sale of which one line is left stays in the list', async () => {
    const all = await belumArsip(owner, 'PENJUALAN', LAMA)
    const [satu, dua] = all.filter(
      (n) => all.filter((m) => faktur(m) === faktur(n)).length > 1 && n.startsWith('JL'),
    ) as [string, string]
    must(await arsipkan(owner, 'PENJUALAN', [satu]))
    expect(await list('penjualan')).toContain(faktur(satu))
    expect(must(await owner.request('GET', `penjualan/${faktur(dua)}`)).data.diarsipkan).toBe(false)
  })

  it('a trade-in leaves with its last line of either side', async () => {
    const jual = (await belumArsip(owner, 'PENJUALAN', SEPULUH_TAHUN)).find((n) => n.startsWith('TK-'))!
    const tukar = faktur(jual)
    const lines = async (jenis: JenisUji) =>
      (await belumArsip(owner, jenis)).filter((n) => n.startsWith(tukar))
    await buildSettings(server, { ARSIP_MIN_HARI: '1' })
    must(await arsipkan(owner, 'PENJUALAN', await lines('PENJUALAN')))
    expect(await list('pembelian')).toContain(tukar)
    must(await arsipkan(owner, 'PEMBELIAN', await lines('PEMBELIAN')))
    expect(await list('pembelian')).not.toContain(tukar)
    expect(must(await owner.request('GET', `pembelian/${tukar}`)).data.diarsipkan).toBe(true)
    expect(await list('pembelian', SEPULUH_TAHUN, tukar)).toEqual([tukar])
    await buildSettings(server, { ARSIP_MIN_HARI: String(MIN_HARI) })
  })

  it('the same request again is the same archive; two at once archive a line once', async () => {
    const [a, b] = (await belumArsip(owner, 'PENJUALAN', LAMA)) as [string, string]
    const key = idTrx()
    await buildIzin(owner, () => clear(owner, 'PENJUALAN', [a]), { user_id: 'OWN1' })
    const first = must(await clear(owner, 'PENJUALAN', [a], key))
    expect(await clear(owner, 'PENJUALAN', [a], key)).toEqual(first)
    const [diminta] = (await clear(owner, 'PENJUALAN', [b])).otorisasi!
    for (let i = 0; i < 2; i++) must(await authorise(owner, { ...diminta!, user_id: 'OWN1' }))
    const both = await Promise.all([1, 2].map(() => clear(owner, 'PENJUALAN', [b])))
    expect(both.map((r) => r.status).toSorted()).toEqual([200, 409])
    expect(both.find((r) => r.status === 409)!.message).toBe(`${b} Sudah Diarsipkan`)
  })
})

describe('an archive is looked back at', () => {
  const unduh = (no_arsip: string) => owner.file(`arsip/${no_arsip}/berkas`)
  const periksa = async (no_arsip: string) =>
    must(await owner.request('GET', `arsip/${no_arsip}/periksa`)).data

  it('its file is what was exported, byte for byte, and is known by its hash', async () => {
    const nomor = (await belumArsip(owner, 'PENJUALAN', LAMA)).slice(0, 3)
    const { bytes } = await eksporArsip(owner, 'PENJUALAN', nomor)
    const { data } = must(await arsipkan(owner, 'PENJUALAN', nomor))
    expect(data.hash).toBe(createHash('sha256').update(bytes).digest('hex'))
    expect(data.ukuran).toBe(bytes.length)
    expect((await unduh(data.no_arsip)).bytes).toEqual(bytes)
    expect(await periksa(data.no_arsip)).toEqual({
      no_arsip: data.no_arsip,
      jumlah_baris: 3,
      hash: data.hash,
      berkas_sama: true,
      baris_sama: true,
      berubah: [],
      identitas_dihapus: 0,
    })
    expect(must(await owner.request('GET', 'arsip')).data[0]).toEqual(data)
    const elsewhere = await server.client('OWN1', 'TK02')
    expect(must(await elsewhere.request('GET', 'arsip')).data).toEqual([])
    expect((await elsewhere.request('GET', `arsip/${data.no_arsip}/periksa`)).status).toBe(404)
    expect((await elsewhere.file(`arsip/${data.no_arsip}/berkas`)).status).toBe(404)
  })

  it('a line that was cancelled later is named with what is otherwise; the file stays', async () => {
    await buildSettings(server, { ARSIP_MIN_HARI: '1' })
    const lama = await belumArsip(owner, 'PENJUALAN', { tgl_from: QUARTER.awal, tgl_to: '2025-04-12' })
    const bisa = await inDatabase<{ no: string }>(
      server,
      `SELECT d.no_faktur_jual AS no FROM jual_detail d JOIN barang b ON b.id = d.barang_id
       WHERE d.no_faktur_jual = ANY ($1) AND d.status_valid = 'DONE' AND d.status_kembali = 'OPEN'
         AND NOT d.status_tukar AND b.status = 'TERJUAL' AND d.no_faktur_jual LIKE 'JL-%'
         AND (SELECT count(*) FROM jual_detail x WHERE x.no_faktur_group = d.no_faktur_group) = 1`,
      [lama],
    )
    const { no } = bisa[0]!
    const { data } = must(await arsipkan(owner, 'PENJUALAN', [no]))
    await buildSettings(server, { ARSIP_MIN_HARI: String(MIN_HARI) })
    const { bytes } = await unduh(data.no_arsip)
    must(
      await allowed(
        owner,
        () => owner.send('POST', 'penjualan/batal', { no_faktur_group: faktur(no), alasan: 'SALAH' }),
        { user_id: 'OWN1' },
      ),
    )
    expect(await periksa(data.no_arsip)).toMatchObject({
      berkas_sama: true,
      baris_sama: false,
      berubah: [{ no_faktur: no, kolom: ['status_kembali'] }],
    })
    expect((await unduh(data.no_arsip)).bytes).toEqual(bytes)
    expect(await list('penjualan')).not.toContain(faktur(no))
  })

  it('a customer who was forgotten is in no archive', async () => {
    const [row] = await inDatabase<{ no: string }>(
      server,
      `SELECT d.no_faktur_jual AS no FROM jual_detail d JOIN faktur_group f USING (no_faktur_group)
       WHERE f.kode_member = $1 AND d.diarsipkan_at IS NULL AND d.status_valid <> 'OPEN' ORDER BY 1`,
      [MEMBER],
    )
    await buildSettings(server, { ARSIP_MIN_HARI: '1' })
    const { data } = must(await arsipkan(owner, 'PENJUALAN', [row!.no]))
    await buildSettings(server, { ARSIP_MIN_HARI: String(MIN_HARI) })
    expect((await unduh(data.no_arsip)).bytes.toString()).toContain('IBU SARI')
    await buildMember(server, { kode_member: 'MTK010000058' })
    await inDatabase(server, `SELECT anonimkan_member($1)`, [MEMBER])
    const kini = (await unduh(data.no_arsip)).bytes.toString()
    expect(kini).not.toContain('IBU SARI')
    expect(kini).toContain('ANONIM')
    expect(await periksa(data.no_arsip)).toMatchObject({
      berkas_sama: false,
      berubah: [],
      identitas_dihapus: 1,
    })
  })
})

it('more rows than are shown at once are refused with how many there are; as many as that are archived in one go', async () => {
  const columns = await inDatabase<{ nama: string }>(
    server,
    `SELECT quote_ident(column_name) AS nama FROM information_schema.columns
     WHERE table_name = 'jual_detail' AND is_generated = 'NEVER'
       AND column_name NOT IN ('no_faktur_jual', 'no', 'tgl_system', 'diarsipkan_at') ORDER BY 1`,
  )
  const names = columns.map((k) => k.nama).join(', ')
  await asOwner(
    server,
    'SET LOCAL session_replication_role = replica',
    `INSERT INTO jual_detail (no_faktur_jual, no, tgl_system, ${names})
     SELECT 'UJI-' || i, i, '2019-01-01', ${names}
     FROM (SELECT * FROM jual_detail WHERE kode_toko = 'TK01' AND status_kembali = 'CANC' LIMIT 1) d,
       generate_series(100, 5100) i`,
  )
  expect(
    refusals(await truncate(owner, 'PENJUALAN', { tgl_from: '2019-01-01', tgl_to: '2019-12-31' })),
  ).toEqual([400, [['tgl_from', 'Ada 5,001 Baris, Paling Banyak 5,000 Sekali Filter. Persempit Tanggalnya']]])
  const nomor = Array.from({ length: 5_000 }, (_, i) => `UJI-${100 + i}`)
  const { data } = must(await arsipkan(owner, 'PENJUALAN', nomor))
  expect(data.jumlah_baris).toBe(5_000)
  expect(must(await owner.request('GET', `arsip/${data.no_arsip}/periksa`)).data.baris_sama).toBe(true)
  await asOwner(
    server,
    'SET LOCAL session_replication_role = replica',
    `DELETE FROM jual_detail WHERE no_faktur_jual LIKE 'UJI-%'`,
    `DELETE FROM arsip_baris WHERE no_arsip = '${data.no_arsip}'`,
    `DELETE FROM arsip_manifest WHERE no_arsip = '${data.no_arsip}'`,
    `UPDATE counter SET nilai = nilai - 1 WHERE jenis = 'AR'`,
  )
})

test('random selections: every line is either in the list or in an archive, and everything else reads the same to the byte', async () => {
  const before = await allReadings(server, owner)
  expect(Object.keys(before).length).toBeGreaterThan(150)
  await buildSettings(server, { ARSIP_MIN_HARI: '1' })
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom<JenisUji>('PENJUALAN', 'PEMBELIAN'),
      fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
      async (jenis, mask) => {
        const tanpaHariIni = { tgl_from: QUARTER.awal, tgl_to: '2025-04-12' }
        const all = await belumArsip(owner, jenis, tanpaHariIni)
        const chosen = all.filter((_, i) => mask[i % mask.length])
        if (chosen.length === 0) return
        const sudah = await ditandai()
        must(await arsipkan(owner, jenis, chosen))
        expect(await belumArsip(owner, jenis, tanpaHariIni)).toEqual(all.filter((n) => !chosen.includes(n)))
        expect(await ditandai()).toEqual([...sudah, ...chosen].toSorted())
        await expectBooksAgree(server.pool)
      },
    ),
    { numRuns: rounds(2, 4) },
  )
  for (const jenis of ['PENJUALAN', 'PEMBELIAN'] as const) {
    const rest = await belumArsip(owner, jenis, { tgl_from: QUARTER.awal, tgl_to: '2025-04-12' })
    if (rest.length > 0) must(await arsipkan(owner, jenis, rest))
  }
  expect(await allReadings(server, owner)).toEqual(before)
})
