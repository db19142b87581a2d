/**
 * Hidden parts of a file come in only if the user said so, with every reader alike; the rows saved are the rows that
 * were looked at.
 */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { zFile, type SendFile, type ReadChoice } from '#domain/impor/result.ts'
import { routes } from '#server/routes.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { bukuMentah, dataMentah } from '#test/tools/buku-excel.ts'
import { idTrx, must, refusal, type Client } from '#test/tools/client.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { tableOf } from './tables.ts'

let server: TestServer
let own: Client
beforeAll(async () => {
  server = await startTestServer({ tanggal: '2025-01-15' })
  own = await server.client('OWN1')
})
afterAll(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

type SheetCell = string | number | null
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')
/** Row 3 is hidden. */
const buku = (title: SheetCell[], ...rows: SheetCell[][]): string =>
  base64(bukuMentah([{ nama: 'Isi', content: dataMentah([title, ...rows], { 3: 'hidden="1"' }) }]))

const STOK = ['Group', 'Jenis', 'Nama Barang', 'Berat', 'Baki']
const barang = (nama: string): SheetCell[] => ['G375', 'CINCIN', nama, 2.35, 'A1']
const hutang = (no: string): SheetCell[] => [
  no,
  '2025-01-10',
  'S01',
  'IBU ANI',
  '081234567890',
  'P30',
  1_000_000,
  `A${no}`,
  'GELANG',
  'G375',
  'MULUS',
  1,
  5,
]
const HUTANG =
  'No Lama,Tanggal,Sales,Nama Customer,No HP,Kondisi Pinjaman,Jumlah Hutang,No Amplop,Nama Barang,Group,Kondisi,Jumlah,Berat'

/** Readers that save: each with its file of three rows, and the number of rows it says it would bring in. */
const READER = {
  stok: {
    path: 'saldo-awal/stok',
    file: buku(STOK, barang('A'), barang('B'), barang('C')),
    jumlah: (data: { qty: number }) => data.qty,
  },
  'yang berjalan': {
    path: 'saldo-awal/berjalan/HUTANG',
    file: buku(HUTANG.split(','), hutang('1'), hutang('2'), hutang('3')),
    jumlah: (data: { dokumen: number }) => data.dokumen,
  },
  master: {
    path: 'sales/impor',
    file: buku(['Kode Sales', 'Nama Sales'], ['S71', 'A'], ['S72', 'B'], ['S73', 'C']),
    jumlah: (data: { jumlah?: { BARU: number }; BARU?: number }) => data.jumlah?.BARU ?? data.BARU,
  },
} as const

describe.each(Object.entries(READER))('%s', (_, { path, file, jumlah }) => {
  const periksa = async (choice: ReadChoice = {}) =>
    must(await own.send('POST', `${path}/periksa`, { berkas: file, ...choice })).data
  const terapkan = (digest: string, choice: ReadChoice = {}) =>
    own.send('POST', `${path}/terapkan`, { berkas: file, sidik: digest, setuju: true, ...choice }, idTrx())

  it('asks before hidden rows come in or stay out, saves nothing without a word, and what was looked at after it', async () => {
    const asked = await periksa()
    expect(asked.cara_baca).toMatchObject({
      lembar: 'Isi',
      baris: 1,
      tersembunyi: 'BELUM',
      jumlah_tersembunyi: 1,
      baris_tersembunyi: [3],
    })
    expect(refusal(await terapkan(asked.sidik))).toEqual([
      400,
      'Ada Yang Harus Disetujui Dulu Di Berkas Ini, Silahkan Periksa Lagi',
    ])
    const all = await periksa({ tersembunyi: 'IKUT' })
    const seen = await periksa({ tersembunyi: 'LEWATI' })
    expect([asked, seen, all].map((data) => jumlah(data as never))).toEqual([2, 2, 3])
    expect(refusal(await terapkan(all.sidik, { tersembunyi: 'LEWATI' }))[0]).toBe(409)
    expect(refusal(await terapkan(seen.sidik, { tersembunyi: 'IKUT' }))[0]).toBe(409)
    const { data } = must(await terapkan(all.sidik, { tersembunyi: 'IKUT' }))
    expect(jumlah(data as never)).toBe(3)
  })

  it('gives the file back with its hidden rows, and they are hidden', async () => {
    const { bytes } = await own.file(`${path}/kesalahan`, 'POST', { berkas: file, tersembunyi: 'LEWATI' })
    const label = Object.fromEntries(
      [...STOK, ...HUTANG.split(','), 'Kode Sales', 'Nama Sales'].map((l) => [l, l]),
    )
    const { all, cara_baca } = await tableOf(bytes, { label, wajib: [] })
    expect([all.length, cara_baca.baris_tersembunyi]).toEqual([3, [3]])
  })
})

it('new pieces for the list are those of the word that was given', async () => {
  const file = buku(STOK, barang('A'), barang('B'), barang('C'))
  const nama = async (choice: ReadChoice) =>
    must(await own.send('POST', 'tambah-data-barang/berkas', { berkas: file, ...choice })).data.barang.map(
      (b: { nama_barang: string }) => b.nama_barang,
    )
  expect(await nama({})).toEqual(['A', 'C'])
  expect(await nama({ tersembunyi: 'LEWATI' })).toEqual(['A', 'C'])
  expect(await nama({ tersembunyi: 'IKUT' })).toEqual(['A', 'B', 'C'])
})

it('a file of which nothing is in sight is looked at, and nothing of it is saved without its rows', async () => {
  const file = base64(
    bukuMentah([
      { nama: 'Rekap', content: dataMentah([['REKAP']]) },
      { nama: 'Stok', content: dataMentah([STOK, barang('X')]), state: 'hidden' },
    ]),
  )
  const kirim = { berkas: file, tersembunyi: 'LEWATI' } satisfies SendFile
  const { data } = must(await own.send('POST', 'saldo-awal/stok/periksa', kirim))
  expect([data.qty, data.cara_baca.lembar_tersembunyi]).toEqual([0, true])
  expect(
    refusal(await own.send('POST', 'saldo-awal/stok/terapkan', { ...kirim, sidik: data.sidik }, idTrx())),
  ).toEqual([400, 'Berkas Tidak Ada Isinya, Di Bawah Judul Kolom Harus Ada Data'])
})

it('the file that was found by trying is asked about by the stock import, and the one under titles says its row', async () => {
  const kirim = (name: string) => ({
    berkas: base64(readFileSync(new URL(`../../test/files/${name}`, import.meta.url))),
  })
  const cara = async (name: string) =>
    must(await own.send('POST', 'saldo-awal/stok/periksa', kirim(name))).data.cara_baca
  expect(await cara('hidden-rows.xlsx')).toMatchObject({ tersembunyi: 'BELUM', baris_tersembunyi: [3, 4] })
  expect(await cara('header-row3.xlsx')).toMatchObject({
    di_awal: false,
    lembar: 'Sheet1',
    baris: 3,
    di_atas: 2,
  })
  expect(await cara('second-sheet.xlsx')).toMatchObject({ di_awal: false, lembar: 'Sheet1', baris: 1 })
})

it('every call that takes a table takes the word too, and every look says how it was read', () => {
  const shapeOf = (schema: unknown): Record<string, unknown> =>
    (schema as { shape?: Record<string, unknown> } | undefined)?.shape ?? {}
  const reads = routes.map(({ call }) => call).filter((call) => shapeOf(call.body)['berkas'] === zFile)
  expect(reads.length).toBeGreaterThan(60)
  for (const call of reads) {
    expect([call.path, 'tersembunyi' in shapeOf(call.body), 'lembar' in shapeOf(call.body)]).toEqual([
      call.path,
      true,
      true,
    ])
    if (!call.file && !call.write)
      expect([call.path, 'cara_baca' in shapeOf(call.reply)]).toEqual([call.path, true])
  }
})
