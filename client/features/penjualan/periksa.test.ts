import { describe, expect, test } from 'vitest'
import { parseSettings } from '#domain/rules/para-system.ts'
import { persen, rupiah, type Rupiah } from '#domain/units.ts'
import { newDraft, type Draft } from './draft.ts'
import { errorsJual, withoutField, withoutLine } from './errors-jual.ts'
import { checkDraft, periksaTitip } from './periksa.ts'

const line = {
  barang: { kode_barcode: '00000001', harga_gram: 650_000, harga_atribut: 0 },
  berat: 2_350,
  harga_jual: 1_527_500,
  ongkos: 50_000,
  izin: [],
} as unknown as Draft['lines'][number]
const cash = (nominal: number) => ({
  jenis: 'CASH' as const,
  nominal: rupiah(nominal),
  nama_bank: '-',
  no_card: '-',
  fee: persen(0),
  keterangan: '-',
  uang_diterima: rupiah(nominal),
  terkunci: false,
})
const draft = (over: Partial<Draft> = {}): Draft => {
  const base = newDraft()
  return {
    ...base,
    lines: [line],
    pelanggan: { ...base.pelanggan, kode_sales: 'S01' },
    pembayaran: [cash(1_577_500)],
    ...over,
  }
}
const TOTAL = 1_577_500 as Rupiah

describe('a draft before it is sent', () => {
  test('may be sent when nothing is missing', () => expect(checkDraft(draft(), TOTAL)).toEqual([]))

  test('says everything that is missing at once', () => {
    const messages = checkDraft(
      {
        ...draft({ pembayaran: [cash(1_000_000)] }),
        pelanggan: { ...newDraft().pelanggan, jenis_pelanggan: 'MEMBER' },
      },
      TOTAL,
    ).map((e) => [e.field, e.message])
    expect(messages).toEqual([
      ['kode_sales', 'Kode Sales Harus Dipilih'],
      ['kode_customer', 'Kode Member Harus Diisi'],
      ['pembayaran', 'Pembayaran Kurang Rp. 577,500'],
    ])
  })

  test('without pieces is empty, with too much paid is refused', () => {
    expect(checkDraft(draft({ lines: [] }), 0 as Rupiah).map((e) => e.message)).toContain(
      'Barang Masih Kosong',
    )
    expect(checkDraft(draft({ pembayaran: [cash(1_600_000)] }), TOTAL).map((e) => e.message)).toEqual([
      'Pembayaran tidak boleh lebih dari sisa',
    ])
  })
})

describe('the server’s errors', () => {
  const sorted = errorsJual(
    [
      { field: 'detail_barang.1.harga_jual', message: 'A' },
      { field: 'detail_barang.1.berat', message: 'B' },
      { field: 'kode_sales', message: 'C' },
      { field: 'detail_barang.7.berat', message: 'D' },
      { field: '', message: 'E' },
    ],
    ['00000001', '00000002'],
  )

  test('stand at the line they name, the others at the sale', () => {
    expect(sorted.lines).toEqual({
      '00000002': [
        { field: 'harga_jual', message: 'A' },
        { field: 'berat', message: 'B' },
      ],
    })
    expect(sorted.others.map((e) => e.message)).toEqual(['C', 'D', 'E'])
  })

  test('go when what they speak of changes', () => {
    expect(withoutLine(sorted, '00000002').lines).toEqual({})
    expect(withoutField(sorted, 'kode_sales').others.map((e) => e.message)).toEqual(['D', 'E'])
  })
})

describe('pieces before they are set aside', () => {
  const titip = (over: Partial<Draft>) =>
    periksaTitip(draft(over), TOTAL, parseSettings()).map((e) => [e.field, e.message])

  const pelanggan = {
    ...newDraft().pelanggan,
    kode_sales: 'S01',
    nama_customer: 'BUDI',
    no_hp: '081234567890',
  }

  test('may be, for a deposit that is enough, of somebody who can be found again', () => {
    expect(titip({ pembayaran: [cash(315_500)], pelanggan })).toEqual([])
    const member = { ...newDraft().pelanggan, kode_sales: 'S01', kode_customer: 'MTK010000001' }
    expect(
      titip({ pembayaran: [cash(315_500)], pelanggan: { ...member, jenis_pelanggan: 'MEMBER' } }),
    ).toEqual([])
  })

  test('say everything that is missing at once', () => {
    expect(titip({ pembayaran: [cash(315_499)], pelanggan: newDraft().pelanggan })).toEqual([
      ['kode_sales', 'Kode Sales Harus Dipilih'],
      ['nama_customer', 'Nama Customer Harus Diisi'],
      ['no_hp', 'No HP Customer Harus Diisi, Minimal 8 Angka'],
      ['pembayaran', 'Titipan Minimal Rp. 315,500'],
    ])
    expect(titip({ pembayaran: [cash(1_577_501)], pelanggan })).toEqual([
      ['pembayaran', 'Pembayaran tidak boleh lebih dari sisa'],
    ])
  })
})
