/** A deposit comes to a counter where something lies already: nothing typed is lost. */
import { describe, expect, test } from 'vitest'
import type { TitipanAmbil } from '#domain/calls/titipan.ts'
import { rupiah } from '#domain/units.ts'
import { dariTitipan, draftAmbil } from './draft-ambil.ts'
import { newDraft, type Draft } from '#client/features/penjualan/draft.ts'

const line = (kode_barcode: string) =>
  ({
    barang: { kode_barcode },
    berat: 2_350,
    harga_jual: 1_527_500,
    ongkos: 50_000,
    izin: [],
  }) as unknown as Draft['lines'][number]
const titipan = (over: Partial<TitipanAmbil> = {}): TitipanAmbil =>
  ({
    no_titip_group: 'TT-TK01-250115-0001',
    saldo: rupiah(1_000_000),
    tgl_kunci_harga: '2025-02-14',
    terkunci: true,
    kode_sales: 'S01',
    kode_customer: 'NONMEMBER',
    nama_customer: 'IBU RATNA',
    no_hp: '-',
    alamat_customer: '-',
    detail_barang: [line('00000003')],
    ...over,
  }) as unknown as TitipanAmbil
const dari = (over: Partial<TitipanAmbil> = {}) => dariTitipan(titipan(over))
const draft = (over: Partial<Draft> = {}): Draft => ({ ...newDraft(), ...over })
const barcodes = ({ lines }: Draft) => lines.map((b) => b.barang.kode_barcode)

describe('a deposit at the till', () => {
  test('brings its pieces and its customer', () => {
    const taken = draftAmbil(dari(), draft())
    expect([
      barcodes(taken),
      taken.pelanggan.nama_customer,
      taken.pelanggan.kode_sales,
      taken.diambil?.barang,
    ]).toEqual([['00000003'], 'IBU RATNA', 'S01', ['00000003']])
  })

  test('leaves the pieces, payments and sales person that are there, and the key of the sale', () => {
    const begun = draft({
      lines: [line('00000001')],
      pembayaran: [{ jenis: 'CASH' } as never],
      pelanggan: { ...newDraft().pelanggan, kode_sales: 'S02' },
    })
    const taken = draftAmbil(dari(), begun)
    expect([barcodes(taken), taken.pembayaran, taken.pelanggan.kode_sales, taken.id_trx]).toEqual([
      ['00000003', '00000001'],
      begun.pembayaran,
      'S02',
      begun.id_trx,
    ])
  })

  test('asks nobody anew who has been named; but a member’s is that member’s', () => {
    const named = draft({ pelanggan: { ...newDraft().pelanggan, nama_customer: 'PAK ADI' } })
    expect(draftAmbil(dari(), named).pelanggan.nama_customer).toBe('PAK ADI')
    expect(draftAmbil(dari({ kode_customer: 'MTK010000017' }), named).pelanggan).toMatchObject({
      jenis_pelanggan: 'MEMBER',
      kode_customer: 'MTK010000017',
      nama_customer: '',
    })
  })

  test('its own sales person stays before one that only stood there', () => {
    const usulan = { ...newDraft().pelanggan, kode_sales: 'S02', sales_usulan: true }
    expect(draftAmbil(dari(), draft({ pelanggan: usulan })).pelanggan.kode_sales).toBe('S01')
  })

  test('takes the place of another, whose pieces go', () => {
    const first = draftAmbil(dari(), draft({ lines: [line('00000001')] }))
    const second = draftAmbil(dari({ no_titip_group: 'TT-TK01-250115-0002', detail_barang: [] }), first)
    expect([barcodes(second), second.diambil?.no, second.diambil?.barang]).toEqual([
      ['00000001'],
      'TT-TK01-250115-0002',
      [],
    ])
    expect(barcodes(draftAmbil(dari(), first)), 'the same again').toEqual(['00000003', '00000001'])
  })
})
