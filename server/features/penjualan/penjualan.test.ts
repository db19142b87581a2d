/** The scenarios of DOMAIN §H.2 that a sale alone can show, to the rupiah and the milligram, over HTTP on the fixture of §C. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inDatabase } from '#test/tools/ask.ts'
import { refusal, type Client } from '#test/tools/client.ts'
import { buildSettings } from '#test/tools/factories.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import {
  balances,
  buildSale,
  buildValidSale,
  cancelValid,
  save,
  saleBody,
  trays,
  validate,
} from '#test/tools/till.ts'

const OPENING = { '1101': 10_000_000, '1102-1234567890': 25_000_000, '3102': 35_000_000 }
const OPENING_TRAYS = { A1: [2, 7.475], A2: [3, 9.625] }

let server: TestServer
let till: Client
let kasir: Client
beforeEach(async () => {
  server = await startTestServer()
  ;[till, kasir] = await Promise.all([server.client('SLS1'), server.client('KSR1')])
})
afterEach(() => server.close())

const statusOf = async (kode_barcode: string): Promise<string> =>
  (await till.request('GET', `barang/${kode_barcode}`)).data.status

describe('S01 cash sale', () => {
  it('posts nothing when it is saved: the piece is only booked', async () => {
    const reply = await save(till, await saleBody(till, { barang: ['00000001'] }))
    expect(reply).toEqual({
      status: 200,
      data: {
        no_faktur_group: 'JL-TK01-250115-0001',
        no_faktur_group_user: '250115-0001',
        status_valid: 'OPEN',
        total: 1_577_500,
        ppn_rp: 0,
        pph_rp: 0,
        total_beli: 0,
        total_bayar: 1_577_500,
        alasan_tidak_bisa: [],
        perlu_otorisasi: [],
        lapor_ppatk: false,
        divalidasi: null,
      },
      message: 'Penjualan Berhasil Disimpan',
    })
    expect(await balances(till)).toEqual(OPENING)
    expect(await trays(till)).toEqual(OPENING_TRAYS)
    expect(await statusOf('00000001')).toBe('BOOKED')
  })

  it('posts money and the piece at validasi', async () => {
    const no = await buildSale(till, { barang: ['00000001'] })
    const { status, data } = await validate(kasir, no)
    expect([status, data]).toEqual([
      200,
      {
        no_faktur_group: no,
        status_valid: 'DONE',
        no_jurnal: no,
        poin: 0,
        kupon: [],
        dimuka: null,
        kelebihan: [],
        emas_kembali: [],
        lapor_ppatk: false,
      },
    ])
    expect(await balances(till)).toEqual({
      ...OPENING,
      '1101': 11_577_500,
      '4101': 1_527_500,
      '4102': 50_000,
    })
    expect(await trays(till)).toEqual({ A1: [1, 5.125], A2: [3, 9.625] })
    expect(await statusOf('00000001')).toBe('TERJUAL')
  })
})

describe('S03 cancel of a validated sale', () => {
  it('returns every balance, and is refused the second time', async () => {
    const no = await buildValidSale(kasir, { barang: ['00000001'] })
    const { status, data } = await cancelValid(kasir, no)
    expect([status, data]).toEqual([
      200,
      {
        no_faktur_group: no,
        status_valid: 'DONE',
        no_jurnal: `${no}-R`,
        refund_rp: 1_577_500,
        uang: {
          kembalikan: [{ jenis: 'CASH', nama_bank: '-', nominal: 1_577_500 }],
          terima: [],
          ke_titipan: 0,
          ke_dp: 0,
        },
      },
    ])
    expect(await balances(till)).toEqual(OPENING)
    expect(await trays(till)).toEqual(OPENING_TRAYS)
    expect(await statusOf('00000001')).toBe('READY')

    const again = await cancelValid(kasir, no)
    expect(refusal(again)).toEqual([409, 'Transaksi Sudah Dibatalkan'])
  })

  it('leaves its row for R22 with reason, refund and otorisasi, and the piece can be sold again', async () => {
    const no = await buildValidSale(kasir, { barang: ['00000001'] })
    await cancelValid(kasir, no)
    const rows = await inDatabase<Record<string, unknown>>(
      server,
      `SELECT b.*, o.user_otorisasi, o.ref_no, o.alasan AS alasan_otorisasi
       FROM jual_batal b JOIN otorisasi o ON o.authorization_id = b.otorisasi_id`,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      tgl_batal: '2025-01-15',
      no_faktur_group: no,
      no_faktur_jual: `${no}-01`,
      kode_barcode: '00000001',
      harga_total: 1_577_500,
      refund: 'CASH',
      refund_rp: 1_577_500,
      alasan: 'SALAH INPUT',
      user_id: 'KSR1',
      user_otorisasi: 'SPV1',
      ref_no: no,
      alasan_otorisasi: 'SALAH INPUT',
    })
    const { data } = await till.request('GET', `penjualan/${no}`)
    expect(data).toMatchObject({ status_valid: 'DONE', status_kembali: 'CANC', alasan_batal: 'SALAH INPUT' })

    const report = (path: string, more: object = {}) =>
      kasir.request('POST', `penjualan/${path}`, { tgl_awal: '2025-01-15', tgl_akhir: '2025-01-15', ...more })
    expect((await report('report-batal')).data).toHaveLength(1)
    expect((await report('report', { type_laporan: 'DETAIL' })).data).toEqual([])

    const next = await buildValidSale(kasir, { barang: ['00000001'] })
    expect(next).toBe('JL-TK01-250115-0002')
    expect(await balances(till)).toEqual({
      ...OPENING,
      '1101': 11_577_500,
      '4101': 1_527_500,
      '4102': 50_000,
    })
  })
})

describe('S23 PPN', () => {
  const sell = async (pajak: number) => buildValidSale(kasir, { barang: ['00000002'], pajak })

  it('EXCLUDE 1.1 % comes on top', async () => {
    await buildSettings(server, { PPN_MODE: 'EXCLUDE' })
    const no = await sell(67_309)
    const { data } = await till.request('GET', `penjualan/${no}`)
    expect(data).toMatchObject({ total: 6_119_000, ppn_rp: 67_309, total_bayar: 6_186_309 })
    expect(await balances(till)).toEqual({
      ...OPENING,
      '1101': 16_186_309,
      '4101': 5_894_000,
      '4102': 75_000,
      '4103': 150_000,
      '2104': 67_309,
    })
  })

  it('INCLUDE 1.1 % lies inside, taken from 4101', async () => {
    await buildSettings(server, { PPN_MODE: 'INCLUDE' })
    await sell(0)
    expect(await balances(till)).toEqual({
      ...OPENING,
      '1101': 16_119_000,
      '4101': 5_894_000 - 66_577,
      '4102': 75_000,
      '4103': 150_000,
      '2104': 66_577,
    })
  })

  it('EXCLUDE 1.65 % for a piece without a tax invoice', async () => {
    await buildSettings(server, { PPN_MODE: 'EXCLUDE' })
    await inDatabase(server, `UPDATE barang SET punya_faktur_pajak = false WHERE kode_barcode = '00000002'`)
    await sell(100_964)
    expect(await balances(till)).toMatchObject({ '1101': 16_219_964, '2104': 100_964 })
  })

  it('INCLUDE 1.65 %', async () => {
    await buildSettings(server, { PPN_MODE: 'INCLUDE' })
    await inDatabase(server, `UPDATE barang SET punya_faktur_pajak = false WHERE kode_barcode = '00000002'`)
    await sell(0)
    expect(await balances(till)).toMatchObject({ '1101': 16_119_000, '2104': 99_325 })
  })

  it('is undone with the sale', async () => {
    await buildSettings(server, { PPN_MODE: 'EXCLUDE' })
    const no = await sell(67_309)
    const { data } = await cancelValid(kasir, no)
    expect(data.refund_rp).toBe(6_186_309)
    expect(await balances(till)).toEqual(OPENING)
  })
})
