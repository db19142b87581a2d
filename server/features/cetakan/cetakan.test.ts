/** Papers on printers of ours that listen and read: what comes out, what does not, and who may have it again (DOMAIN §P.5). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectBooksAgree } from '#test/tools/books.ts'
import { buildPiece } from '#test/tools/factories.ts'
import { idTrx, must, type Client } from '#test/tools/client.ts'
import { readEscPos, startPrinter, type TestPrinter } from '#test/tools/printer.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { routes } from '../../routes.ts'
import { papersOf } from './papers.ts'
import { buildOtorisasi, buildSale, buildValidSale, validate } from '#test/tools/till.ts'

let server: TestServer
let kasir: Client
let owner: Client
let printer: TestPrinter
beforeAll(async () => {
  server = await startTestServer()
  kasir = await server.client('KSR1')
  owner = await server.client('OWN1')
  printer = await startPrinter()
  await buildPrinter('DEPAN', { alamat: printer.alamat, laci: true })
})
beforeEach(() => {
  printer.jobs.length = 0
  Object.assign(printer.state, { paper: true, coverOpen: false, silent: false, cutAfter: undefined })
})
afterAll(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
  await printer.close()
})

const buildPrinter = async (kode_printer: string, more: object) =>
  must(
    await owner.send('POST', 'printer', {
      kode_printer,
      nama_printer: kode_printer,
      jenis: '80 MM',
      cara: 'JARINGAN',
      ...more,
    }),
  )

const nota = (no: string) => `penjualan/${no}/nota`
const print = (path: string, more: object = {}, id_trx = idTrx(), by = kasir) =>
  by.send('POST', 'cetakan', { path, kode_printer: 'DEPAN', ...more }, id_trx)
const paperOf = (at = 0) => readEscPos(printer.jobs[at]!)
const wordsOf = (at = 0) => paperOf(at).lines.map(({ text }) => text.trim())

const sold = async () => buildValidSale(kasir, { barang: [await buildPiece(server, { berat: 1 })] })
const cetakOf = async (no: string) => must(await kasir.request('GET', `penjualan/${no}`)).data.cetak

test('the first that comes out is the original; the next is asked for, and says which copy it is', async () => {
  const no = await sold()
  expect(must(await print(nota(no))).data).toMatchObject({ status: 'KELUAR', copy: 0, sementara: false })
  expect(wordsOf()).toEqual(expect.arrayContaining(['NOTA PENJUALAN', 'Total Bayar  Rp. 650,000']))
  expect([paperOf().cuts, paperOf().qr.length, await cetakOf(no)]).toEqual([1, 1, 1])
  expect((await print(nota(no))).status).toBe(403)
  const id_otorisasi = await buildOtorisasi(kasir, { kategori: 'REPRINT NOTA', description: no })
  expect(must(await print(nota(no), { id_otorisasi })).data).toMatchObject({ status: 'KELUAR', copy: 1 })
  expect(wordsOf(1)).toContain('NOTA PENJUALAN - COPY 1')
  expect(await cetakOf(no)).toBe(2)
})

test('a sale that is not validated prints as NOTA SEMENTARA, as often as one likes, and counts nothing', async () => {
  const no = await buildSale(kasir, { barang: ['00000001'] })
  for (const at of [0, 1]) {
    expect(must(await print(nota(no))).data).toMatchObject({ status: 'KELUAR', copy: 0, sementara: true })
    // A figure that leaves no room for its label stands below it.
    expect(wordsOf(at)).toEqual(
      expect.arrayContaining(['NOTA PENJUALAN - NOTA SEMENTARA', 'Total Bayar', 'Rp. 1,577,500']),
    )
  }
  must(await validate(kasir, no))
  expect(must(await print(nota(no))).data).toMatchObject({ copy: 0, sementara: false })
  expect(wordsOf(2)).toContain('NOTA PENJUALAN')
})

test.each([
  ['without paper', { paper: false }, 'KERTAS HABIS', 0],
  ['with its lid open', { coverOpen: true }, 'TUTUP TERBUKA', 0],
  ['that is cut off in the middle', { cutAfter: 200 }, 'TERPUTUS', 1],
])('a printer %s brings nothing that counts; again it needs nobody', async (_, state, sebab, jobs) => {
  const no = await sold()
  Object.assign(printer.state, state)
  expect(must(await print(nota(no))).data).toMatchObject({ status: 'GAGAL', sebab, copy: 0 })
  expect([printer.jobs.length, await cetakOf(no)]).toEqual([jobs, 0])
  Object.assign(printer.state, { paper: true, coverOpen: false, cutAfter: undefined })
  expect(must(await print(nota(no))).data).toMatchObject({ status: 'KELUAR', copy: 0 })
  expect(await cetakOf(no)).toBe(1)
  // A copy is as free: whoever allowed it allowed a paper.
  const id_otorisasi = await buildOtorisasi(kasir, { kategori: 'REPRINT NOTA', description: no })
  Object.assign(printer.state, state)
  expect(must(await print(nota(no), { id_otorisasi })).data).toMatchObject({ status: 'GAGAL', copy: 1 })
  Object.assign(printer.state, { paper: true, coverOpen: false, cutAfter: undefined })
  expect(must(await print(nota(no))).data).toMatchObject({ status: 'KELUAR', copy: 1 })
  expect((await print(nota(no))).status).toBe(403)
})

test('a printer that never answers is believed; one that is off is told of', async () => {
  const no = await sold()
  await buildPrinter('MATI', { alamat: '127.0.0.1:9199' })
  expect(must(await print(nota(no), { kode_printer: 'MATI' })).data).toMatchObject({
    status: 'GAGAL',
    sebab: 'MATI',
  })
  printer.state.silent = true
  expect(must(await print(nota(no))).data).toMatchObject({ status: 'KELUAR', copy: 0 })
  const rows = must(await kasir.request('GET', 'cetakan')).data.filter(
    (row: { no_ref: string }) => row.no_ref === no,
  )
  expect(rows).toMatchObject([
    { status: 'KELUAR', sebab: '-', nama_printer: 'DEPAN', user_id: 'KSR1', path: nota(no) },
    { status: 'GAGAL', sebab: 'MATI', nama_printer: 'MATI' },
  ])
})

test('the same request prints once; of two at once one is the original, the other is asked for', async () => {
  const no = await sold()
  const id_trx = idTrx()
  const [first, again] = [await print(nota(no), {}, id_trx), await print(nota(no), {}, id_trx)]
  expect([must(first).data, printer.jobs.length]).toEqual([must(again).data, 1])
  const lain = await sold()
  const both = await Promise.all([print(nota(lain)), print(nota(lain), {}, idTrx(), owner)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, expect.toBeOneOf([403, 409])])
  expect(await cetakOf(lain)).toBe(1)
})

test('two tills at one printer take turns: every paper is whole', async () => {
  const all = await Promise.all([1, 2, 3, 4].map(() => sold()))
  for (const reply of await Promise.all(all.map((no) => print(nota(no)))))
    expect(must(reply).data).toMatchObject({ status: 'KELUAR' })
  expect(printer.jobs.map((_, at) => paperOf(at).cuts)).toEqual([1, 1, 1, 1])
  expect(all.map((no) => printer.jobs.filter((job) => job.includes(no)).length)).toEqual([1, 1, 1, 1])
})

test('a printer that hangs on a computer: its browser is given the bytes, and says what came of them', async () => {
  await buildPrinter('KABEL', { cara: 'USB', jenis: '58 MM' })
  const no = await sold()
  const begun = must(await print(nota(no), { kode_printer: 'KABEL' })).data
  expect(begun).toMatchObject({ status: 'MENUNGGU', copy: 0 })
  const { lines } = readEscPos(Buffer.from(begun.bytes, 'base64'))
  expect(Math.max(...lines.map(({ text }) => text.length))).toBeLessThanOrEqual(32)
  expect((await print(nota(no), {}, idTrx(), owner)).message).toBe(`${no} Sedang Dicetak Di DEPAN`)
  expect((await owner.send('POST', `cetakan/${begun.id}/selesai`, {})).status).toBe(404)
  must(await kasir.send('POST', `cetakan/${begun.id}/selesai`, { sebab: 'KOMPUTER' }))
  expect(await cetakOf(no)).toBe(0)
  const kedua = must(await print(nota(no), { kode_printer: 'KABEL' })).data
  for (let i = 0; i < 2; i++) must(await kasir.send('POST', `cetakan/${kedua.id}/selesai`, {}))
  expect(await cetakOf(no)).toBe(1)
})

test('what is no paper, no printer of the shop, or nobody’s business is refused', async () => {
  const no = await sold()
  expect((await print(`penjualan/${no}`)).message).toBe('Kertas Ini Tidak Dicetak Lewat Printer')
  expect((await print('users/report/x/nota')).status).toBe(404)
  expect((await print(nota('JL-TK01-250115-9999'))).status).toBe(404)
  expect((await print(nota(no), { kode_printer: 'TIDAK ADA' })).message).toBe('Printer TIDAK ADA Tidak Ada')
  expect((await print(nota(no), { bytes: 'G3A=' })).status).toBe(400)
  for (const alamat of ['-', '127.0.0.1:5432', 'printer toko', 'http://192.168.1.5', '192.168.1.5:80'])
    expect(
      (
        await owner.send('POST', 'printer', {
          kode_printer: 'X',
          nama_printer: 'X',
          jenis: '80 MM',
          cara: 'JARINGAN',
          alamat,
        })
      ).message,
    ).toBe('Alamat Printer Tidak Valid, Tulis Seperti 192.168.1.50')
})

test('the drawer opens once for a document with cash, after its commit; without one for a reason', async () => {
  const laci = (body: object, by = kasir) =>
    by.send('POST', 'laci', { kode_printer: 'DEPAN', ...body }, idTrx())
  const pulses = async () => {
    await expect.poll(() => printer.jobs.length).toBe(1)
    return readEscPos(printer.jobs.splice(0)[0]!).pulses
  }
  const no = await buildSale(kasir, { barang: ['00000003'] })
  expect((await laci({ no_ref: no })).status).toBe(409)
  must(await validate(kasir, no))
  must(await laci({ no_ref: no }))
  expect(await pulses()).toBe(1)
  expect((await laci({ no_ref: no })).status).toBe(409)
  expect((await laci({})).status).toBe(400)
  expect((await laci({ alasan: '  ' })).message).toBe('Alasan Harus Diisi')
  must(await laci({ alasan: 'TUKAR UANG RECEH' }))
  expect(await pulses()).toBe(1)
  await buildPrinter('TANPA', { alamat: printer.alamat })
  expect((await laci({ kode_printer: 'TANPA', alasan: 'COBA' })).message).toBe('TANPA Tanpa Laci Uang')
  const { data } = must(
    await owner.request('GET', 'laci?tgl_from=2025-01-15&tgl_to=2025-01-15&tanpa_dokumen=1'),
  )
  expect(data).toMatchObject([
    { user_id: 'KSR1', no_ref: '-', alasan: 'TUKAR UANG RECEH', nama_printer: 'DEPAN' },
  ])
  expect((await kasir.request('GET', 'laci?tgl_from=2025-01-15&tgl_to=2025-01-15')).status).toBe(403)
})

test('a page shows whether a printer prints', async () => {
  expect(must(await owner.send('POST', 'printer/DEPAN/uji')).data).toEqual({ status: 'KELUAR', sebab: '-' })
  await expect.poll(() => printer.jobs.length).toBe(1)
  expect([wordsOf().includes('UJI CETAK'), paperOf().qr]).toEqual([true, ['DEPAN']])
})

test('every paper whose prints are counted is found with its count, and the label of an envelope with none', () => {
  const papers = papersOf(routes)
  const counted = routes.flatMap(({ call }) => /^(.+\})\/cetak(-tiket)?$/.exec(call.path)?.slice(1, 3) ?? [])
  const owns = counted.filter((_, at) => at % 2 === 0)
  expect(owns.length).toBeGreaterThan(12)
  for (const own of owns as string[]) {
    const at = own.replaceAll(/\{\w+\}/g, 'X')
    expect([own, (papers(`${at}/nota`) ?? papers(`${at}/slip`))?.counting?.call.path]).toEqual([
      own,
      `${own}/cetak`,
    ])
  }
  expect(papers('service/X/tiket')?.counting?.call.path).toBe('service/{no_faktur_service}/cetak-tiket')
  expect([papers('hutang/X/amplop')?.counting, papers('hitung-kas/X/slip')?.counting]).toEqual([
    undefined,
    undefined,
  ])
})
