/** A whole tray goes to another: what is READY, exactly as it was seen (DOMAIN §B.13). */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { askOf, inDatabase, type Ask } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { idTrx, must, refusals, type Client, type Reply } from '#test/tools/client.ts'
import { buildPieces } from '#test/tools/factories.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { batalPindah, buildPindah } from '#test/tools/stok.ts'
import { buildSale, trays } from '#test/tools/till.ts'

let server: TestServer
let ask: Ask
let spv: Client
beforeEach(async () => {
  server = await startTestServer()
  ask = askOf(server)
  spv = await ask.as('SPV1')
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

const lihat = async (baki: string) =>
  must(await spv.request('GET', `pindah-barang-satu-baki/TOKO/${baki}`)).data
const pindah = async (dari_baki: string, kode_baki: string, digest?: string): Promise<Reply> =>
  spv.send('POST', 'pindah-barang-satu-baki', {
    dari_gudang: 'TOKO',
    dari_baki,
    kode_gudang: 'TOKO',
    kode_baki,
    sidik: digest ?? (await lihat(dari_baki)).sidik,
    id_trx: idTrx(),
  })

it('takes all that is READY, tells what stays before and after, and is undone like any other', async () => {
  const before = await trays(await ask.as('OWN1'))
  await buildSale(await ask.as('SLS1'), { barang: ['00000002'] })
  const seen = await lihat('A1')
  expect(seen.pindah).toMatchObject([{ kode_barcode: '00000001', status: 'READY' }])
  expect(seen.tinggal).toMatchObject([{ kode_barcode: '00000002', status: 'BOOKED' }])
  const { data, message } = must(await pindah('A1', 'A2', seen.sidik))
  expect(data).toMatchObject({
    no: 'PB-TK01-250115-0001',
    qty: 1,
    berat: 2.35,
    tinggal: [{ kode_barcode: '00000002', status: 'BOOKED' }],
  })
  expect(message).toBe('Pindah Barang Berhasil Disimpan')
  // The screen that moves single pieces draws from the same series of numbers.
  expect(await buildPindah(spv, { barang: ['00000003'], kode_baki: 'A1' })).toBe('PB-TK01-250115-0002')
  expect((await batalPindah(spv, 'PB-TK01-250115-0001')).status).toBe(200)
  expect((await batalPindah(spv, 'PB-TK01-250115-0002')).status).toBe(200)
  expect(await trays(await ask.as('OWN1'))).toEqual(before)
})

it('moves more pieces than a list may hold', async () => {
  await buildPieces(
    server,
    Array.from({ length: 600 }, () => ({ berat: 1 })),
  )
  expect(must(await pindah('A1', 'A2')).data).toMatchObject({ qty: 602, berat: 607.475 })
})

it('moves nothing when the tray is no longer what was seen, is full, is counted, empty, or the same', async () => {
  const { sidik: digest } = await lihat('A1')
  await buildSale(await ask.as('SLS1'), { barang: ['00000002'] })
  expect(refusals(await pindah('A1', 'A2', digest))).toEqual([
    409,
    [['sidik', 'Isi Baki A1 Berubah, Periksa Lagi']],
  ])
  const set = (kode_baki: string, what: string) =>
    inDatabase(server, `UPDATE baki SET ${what} WHERE kode_toko = 'TK01' AND kode_baki = '${kode_baki}'`)
  await set('A2', 'kapasitas = 3')
  expect(refusals(await pindah('A1', 'A2'))).toEqual([
    409,
    [['kode_baki', 'Baki A2 Hanya Muat 0 Barang Lagi']],
  ])
  await set('A2', 'kapasitas = 0')
  await set('A1', `status = 'KUNCI_SO'`)
  expect(refusals(await pindah('A1', 'A2'))).toEqual([409, [['dari_baki', 'Baki A1 Sedang Stock Opname']]])
  await set('A1', `status = 'READY'`)
  expect(refusals(await pindah('A1', 'A1'))).toEqual([400, [['kode_baki', 'Baki Asal Dan Tujuan Sama']]])
  must(await pindah('A1', 'A2'))
  expect(refusals(await pindah('A1', 'A2'))).toEqual([
    409,
    [['dari_baki', 'Tidak Ada Barang READY Di Baki A1']],
  ])
})

it('a till that sells one of them in the same moment: both are told the truth', async () => {
  const { sidik: digest } = await lihat('A1')
  const till = await ask.as('KSR1')
  const [moved, sold] = await Promise.all([
    pindah('A1', 'A2', digest),
    buildSale(till, { barang: ['00000001'] }).then(
      () => true,
      () => false,
    ),
  ])
  const [piece] = await inDatabase<{ kode_baki: string; status: string }>(
    server,
    `SELECT kode_baki, status FROM barang WHERE kode_barcode = '00000001'`,
  )
  if (moved.status === 200) expect(piece!.kode_baki).toBe('A2')
  else
    expect([moved.message, piece]).toEqual([
      'Isi Baki A1 Berubah, Periksa Lagi',
      { kode_baki: 'A1', status: 'BOOKED' },
    ])
  expect(piece!.status).toBe(sold ? 'BOOKED' : 'READY')
})

it('is a supervisor’s', async () => {
  const sls = await ask.as('SLS1')
  expect((await sls.request('GET', 'pindah-barang-satu-baki/TOKO/A1')).status).toBe(403)
})

it('R03 has every piece that went, from where to where, and nothing that was undone', async () => {
  must(await pindah('A1', 'A2'))
  const no = await buildPindah(spv, { barang: ['00000001'], kode_baki: 'A1' })
  await batalPindah(spv, no)
  const asked = 'pindah-barang/report?tgl_from=2025-01-15&tgl_to=2025-01-15'
  const { data, total, message } = await spv.request('GET', asked)
  expect(message).toBe('Laporan Pindah Barang Tersedia')
  expect(data).toMatchObject([
    {
      no_pindah: 'PB-TK01-250115-0001',
      kode_barcode: '00000001',
      berat: 2.35,
      asal: 'TOKO / A1',
      tujuan: 'TOKO / A2',
      input_by: 'SPV1',
    },
    { kode_barcode: '00000002' },
  ])
  expect(total).toMatchObject({ qty: 2, berat: 7.475 })
  for (const filter of ['baki_asal=A2', 'baki_tujuan=A1', 'user_id=OWN1', 'gudang_asal=BELI'])
    expect((await spv.request('GET', `${asked}&${filter}`)).data).toEqual([])
})
