import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { BarangScan } from '#domain/calls/barang.ts'
import { simpanPenjualan } from '#domain/calls/penjualan.ts'
import { asalHarga } from '#domain/rules/asal-harga.ts'
import { hargaBarang } from '#domain/rules/harga.ts'
import { parseSettings } from '#domain/rules/para-system.ts'
import { putuskanPenjualan, type BarangJual } from '#domain/rules/penjualan.ts'
import { milligram, persen, rupiah, type Rupiah } from '#domain/units.ts'
import { newDraft, request } from './draft.ts'
import { hargaGroup, hitung, keranjang, type Actions, type Line } from './keranjang.ts'

const settings = parseSettings()
const G375 = { harga_gram: 650_000, harga_min_gram: 640_000, harga_max_gram: 670_000 }
const G700 = { harga_gram: 1_150_000, harga_min_gram: 1_130_000, harga_max_gram: 1_180_000 }

/** A piece of the domain's fixture as a scan answers it. */
function barang(
  kode_barcode: string,
  group: typeof G375,
  mg: number,
  ongkos: number,
  atribut = 0,
  tipe_ongkos: 'NOMINAL' | 'PER_GRAM' = 'NOMINAL',
): BarangScan {
  const facts = {
    berat: milligram(mg),
    berat_atribut: milligram(0),
    harga_atribut: rupiah(atribut),
    ongkos: rupiah(ongkos),
    tipe_ongkos,
    nama_atribut: atribut ? 'BATU' : '-',
  }
  const price = hargaBarang(
    facts,
    {
      harga: rupiah(group.harga_gram),
      harga_min_gram: rupiah(group.harga_min_gram),
      harga_max_gram: rupiah(group.harga_max_gram),
    },
    settings,
  )
  return {
    ...facts,
    ...(group as never as Record<keyof typeof G375, Rupiah>),
    kode_barcode,
    kode_group: 'G',
    nama_group: 'G',
    kode_dept: 'D',
    tipe_barang: '-',
    nama_barang: 'CINCIN',
    kadar: persen(375_000),
    kadar_cetak: '9K',
    berat_awal: milligram(mg),
    ongkos_rp: price.ongkos,
    harga_skrg: price.harga_skrg,
    harga_min: price.harga_min,
    harga_max: price.harga_max,
    harga_jual: price.harga_skrg,
    harga_total: price.total,
    asal_harga: asalHarga(price, facts),
    kode_gudang: 'TOKO',
    kode_baki: 'A1',
    kode_intern: '-',
    status: 'READY',
    punya_faktur_pajak: true,
    jenis_pajak: 'PERHIASAN_EMAS',
    ppn_rate: persen(11_000),
    ppn_dasar: 'PMK 11/2025',
    foto: null,
  }
}
const CINCIN = barang('00000001', G375, 2_350, 50_000)
const GELANG = barang('00000002', G700, 5_125, 75_000, 150_000)

const run = (...actions: Actions[]): Line[] => actions.reduce<Line[]>(keranjang, [])
const tambah = (b: BarangScan): Actions => ({ actions: 'tambah', barang: b })
const ubah = (kode_barcode: string, bagian: Extract<Actions, { actions: 'ubah' }>['bagian']): Actions => ({
  actions: 'ubah',
  kode_barcode,
  bagian,
  settings,
})

describe('the cart', () => {
  test('holds a piece once, at the domain’s figures', () => {
    const lines = run(tambah(CINCIN), tambah(GELANG), tambah(CINCIN))
    const sum = hitung(lines, settings)
    expect(lines).toHaveLength(2)
    expect([sum.total, sum.total_bayar, sum.berat]).toEqual([1_577_500 + 6_119_000, 7_696_500, 7_475])
    expect(sum.lines.every((b) => b.perlu.length === 0)).toBe(true)
  })

  test('rounds a bargained price up, and asks for an otorisasi outside its bounds (DOMAIN §C.1)', () => {
    const inside = hitung(run(tambah(CINCIN), ubah('00000001', { harga_jual: rupiah(1_509_600) })), settings)
      .lines[0]!
    expect([inside.harga_jual, inside.perlu]).toEqual([1_510_000, []])
    const outside = hitung(run(tambah(CINCIN), ubah('00000001', { harga_jual: rupiah(1_500_000) })), settings)
      .lines[0]!
    expect([outside.harga.harga_min, outside.harga.harga_max, outside.perlu]).toEqual([
      1_504_000,
      1_574_500,
      ['HARGA JUAL DILUAR BATAS'],
    ])
  })

  test('an otorisasi holds for the figure it was given for, no other', () => {
    const asked = run(tambah(CINCIN), ubah('00000001', { harga_jual: rupiah(1_500_000) }))
    const { disetujui } = hitung(asked, settings).lines[0]!
    const granted = keranjang(asked, {
      actions: 'izinkan',
      kode_barcode: '00000001',
      izin: { kategori: 'HARGA JUAL DILUAR BATAS', disetujui, id: 'ID1' },
    })
    expect(hitung(granted, settings).lines[0]!.perlu).toEqual([])
    const lower = keranjang(granted, ubah('00000001', { harga_jual: rupiah(1_400_000) }))
    expect(hitung(lower, settings).lines[0]!.perlu).toEqual(['HARGA JUAL DILUAR BATAS'])
    const revoked = keranjang(granted, { actions: 'cabut', kode_barcode: '00000001' })
    expect(hitung(revoked, settings).lines[0]!.perlu).toEqual(['HARGA JUAL DILUAR BATAS'])
  })

  test('lower ongkos and another weight ask for their own', () => {
    const line = hitung(
      run(tambah(CINCIN), ubah('00000001', { ongkos: rupiah(40_000), berat: milligram(2_300) })),
      settings,
    ).lines[0]!
    expect(line.perlu).toEqual(['HARGA JUAL DILUAR BATAS', 'ONGKOS TURUN', 'KOREKSI BERAT'])
  })

  test('a price as proposed follows the scale, a bargained one stays', () => {
    const followed = run(tambah(CINCIN), ubah('00000001', { berat: milligram(2_355) }))[0]!
    expect(followed.harga_jual).toBe(1_531_000)
    const bargained = run(
      tambah(CINCIN),
      ubah('00000001', { harga_jual: rupiah(1_520_000) }),
      ubah('00000001', { berat: milligram(2_355) }),
    )[0]!
    expect(bargained.harga_jual).toBe(1_520_000)
    const perGram = barang('00000003', G375, 2_000, 10_000, 0, 'PER_GRAM')
    expect(run(tambah(perGram), ubah('00000003', { berat: milligram(2_500) }))[0]!.ongkos).toBe(25_000)
  })

  test('a price that changed meanwhile is taken over, unless it was bargained', () => {
    const dearer = barang(
      '00000001',
      { harga_gram: 660_000, harga_min_gram: 650_000, harga_max_gram: 680_000 },
      2_350,
      50_000,
    )
    expect(run(tambah(CINCIN), { actions: 'segarkan', barang: dearer, settings })[0]).toMatchObject({
      harga_jual: 1_551_000,
      berat: 2_350,
    })
    expect(
      run(tambah(CINCIN), ubah('00000001', { harga_jual: rupiah(1_520_000) }), {
        actions: 'segarkan',
        barang: dearer,
        settings,
      })[0],
    ).toMatchObject({ harga_jual: 1_520_000 })
    const weighed = run(tambah(CINCIN), ubah('00000001', { berat: milligram(2_355) }), {
      actions: 'segarkan',
      barang: dearer,
      settings,
    })[0]!
    expect([weighed.berat, weighed.harga_jual]).toEqual([2_355, 1_554_500])
  })

  test('a changed price is said until it has been seen, from the first price on', () => {
    const at = (harga_gram: number) =>
      ({
        actions: 'segarkan',
        barang: barang('00000001', { ...G375, harga_gram }, 2_350, 50_000),
        settings,
      }) as const
    expect(run(tambah(CINCIN), at(660_000))[0]!.harga_lama).toBe(650_000)
    expect(run(tambah(CINCIN), at(660_000), at(665_000))[0]!.harga_lama).toBe(650_000)
    expect(run(tambah(CINCIN), at(660_000), at(650_000))[0]).not.toHaveProperty('harga_lama')
    expect(
      run(tambah(CINCIN), at(660_000), { actions: 'tahu', kode_barcode: '00000001' })[0],
    ).not.toHaveProperty('harga_lama')
  })

  test('is empty again when the last piece is taken out', () => {
    const sum = hitung(run(tambah(CINCIN), { actions: 'hapus', kode_barcode: '00000001' }), settings)
    expect([sum.lines, sum.total, sum.total_bayar]).toEqual([[], 0, 0])
  })
})

describe('whatever is done at the till', () => {
  const pieces = [CINCIN, GELANG, barang('00000003', G375, 3_417, 12_345, 0, 'PER_GRAM')]
  const change = fc.record(
    {
      berat: fc.integer({ min: 1, max: 20_000 }).map(milligram),
      harga_jual: fc.integer({ min: 0, max: 20_000_000 }).map(rupiah),
      ongkos: fc.integer({ min: 0, max: 500_000 }).map(rupiah),
    },
    { requiredKeys: [] },
  )
  const actions = fc.array(
    fc.oneof(
      fc.constantFrom(...pieces).map(tambah),
      fc.tuple(fc.constantFrom(...pieces), change).map(([b, part]) => ubah(b.kode_barcode, part)),
      fc.constantFrom(...pieces).map((b): Actions => ({ actions: 'hapus', kode_barcode: b.kode_barcode })),
    ),
    { maxLength: 25 },
  )
  const ppn = fc.constantFrom('OFF', 'INCLUDE', 'EXCLUDE')

  test('its figures are what the server decides on the same request, and the parts of each price add up to it', () => {
    fc.assert(
      fc.property(actions, ppn, (list, PPN_MODE) => {
        const mode = parseSettings({ PPN_MODE })
        const lines = run(...list)
        const here = hitung(lines, mode)
        for (const b of here.lines)
          expect(b.asal.reduce((sum, part) => sum + part.jumlah, 0)).toBe(b.harga_total)
        const body = request({ ...newDraft(), lines: lines })
        const stock = new Map(
          pieces.map((b) => [b.kode_barcode, { ...b, ...hargaGroup(b) } as unknown as BarangJual]),
        )
        const there = putuskanPenjualan(body.detail_barang, [], stock, mode)
        expect([here.total, here.pajak.ppn_rp, here.total_bayar]).toEqual([
          there.total,
          there.ppn_rp,
          there.total_bayar,
        ])
        expect(here.lines.map((b) => b.perlu)).toEqual(there.lines.map((b) => b.otorisasi))
      }),
    )
  })
})

describe('the request of a draft', () => {
  const draft = { ...newDraft(), lines: run(tambah(CINCIN)) }

  test('is the same whenever it is made, and one that the server takes', () => {
    const body = request({ ...draft, pelanggan: { ...draft.pelanggan, kode_sales: 'S01' } })
    expect(request({ ...draft, pelanggan: { ...draft.pelanggan, kode_sales: 'S01' } })).toEqual(body)
    const wire = z.encode(simpanPenjualan.body, body) as { detail_barang: object[] }
    expect(wire.detail_barang[0]).toMatchObject({
      kode_barcode: '00000001',
      berat: 2.35,
      harga_gram: 650_000,
      harga_jual: 1_527_500,
      id_otorisasi: null,
    })
    expect(wire).toMatchObject({
      kode_customer: 'NONMEMBER',
      nama_customer: 'REGULER',
      no_hp: '-',
      alamat_customer: '-',
    })
  })

  test('says nothing of a member but the code', () => {
    const member = {
      ...draft.pelanggan,
      jenis_pelanggan: 'MEMBER' as const,
      kode_customer: 'MTK010001237',
      nama_customer: 'ANI',
      no_hp: '0812',
    }
    expect(request({ ...draft, pelanggan: member })).toMatchObject({
      kode_customer: 'MTK010001237',
      nama_customer: 'REGULER',
      no_hp: '-',
    })
  })
})
