import { describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import type { CallReply } from '../call.ts'
import { screenCalls } from '../master-calls.ts'
import type { RowOf } from '../master.ts'
import { milligram, rupiah, type Milligram, type Persen, type Rupiah } from '../units.ts'
import { baki } from './baki.ts'
import { group } from './group.ts'
import { gudang } from './gudang.ts'
import { masterCalls, masters } from './index.ts'
import { jenis } from './jenis.ts'
import { parameterKupon } from './parameter-kupon.ts'
import { parameterPoint } from './parameter-point.ts'
import { parameterRugiNota } from './parameter-rugi-nota.ts'
import { sales } from './sales.ts'

const textsOf = (schema: z.ZodType | undefined, value: unknown): string[] =>
  (schema!.safeParse(value).error?.issues ?? []).map((i) => i.message)

describe('every master', () => {
  it.each(masters.map((m) => [m.name, m] as const))(
    '%s names its own fields, and refers to masters that have a list',
    (_, m) => {
      for (const name of [m.key, m.caption, ...(m.reserved ? [m.reserved] : [])])
        expect(m.fields).toHaveProperty(name)
      for (const field of Object.values(m.fields))
        if (field.kind === 'ref') expect(masters).toContain(field.ref)
      expect(Object.keys(m.lists).length).toBeGreaterThan(0)
      // A label heads a column of the CSV file, beside 'Aktif'.
      const labels = Object.values(m.fields).map((f) => f.label)
      expect(new Set([...labels, 'Aktif']).size).toBe(labels.length + 1)
      // A field outside the form is filled by its default.
      for (const field of Object.values(m.fields))
        if (field.inForm === false && field.kind !== 'nomor') expect(field.default).toBeDefined()
      // The unit of a measure is said for every option of its choice; ranges end after a field of the same kind.
      for (const field of Object.values(m.fields)) {
        if (field.kind === 'ukuran')
          expect(Object.keys(field.satuan)).toEqual((m.fields[field.oleh] as { options?: string[] }).options)
        if (field.from) expect(m.fields[field.from]!.kind).toBe(field.kind)
      }
      for (const name of m.noOverlap ? [...m.noOverlap.per, m.noOverlap.from, m.noOverlap.to] : [])
        expect(m.fields).toHaveProperty(name)
    },
  )

  it('makes each call once', () => {
    const addresses = masterCalls.map((c) => `${c.method} ${c.path}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it('has the load calls of the specification, word for word', () => {
    const gets = masterCalls.filter((c) => c.method === 'GET').map((c) => c.path.replace(/\{\w+\}/, '{}'))
    expect(gets).toEqual(
      expect.arrayContaining([
        'sales/get/all',
        'group/get/all',
        'baki/ready',
        'baki/get/by-kode-gudang/{}',
        'gudang/get/all',
        'gudang/get/all/master',
        'jenis/get/all',
        'jenis/get/by-kode-kategori/{}',
        'banks',
        'rekenings',
        'marketplace',
        'ruginota/get/all',
        'transaksi-kupon',
        'hadiah/get/all',
        'parapoin/get/all',
        'parabandrol/get/all',
        'kadar/get/all',
        'paratransaksi/get/all',
        'tukang/get/all',
        'parakondisi/get/all',
        'parabeli/get/all',
        'parapinjaman/get/all',
      ]),
    )
    expect(masterCalls.map((c) => `${c.method} ${c.path}`)).toContain('PUT transaksi-kupon')
    expect(masterCalls.map((c) => `${c.method} ${c.path}`)).toContain(
      'POST sales/reactive/by-kode-sales/{code}',
    )
  })

  it('offers a screen only where there is a menu', () => {
    expect(screenCalls({ ...gudang, menu: undefined } as never)).toEqual({})
    expect(sales.screen.create?.may).toEqual({ menus: ['/master-sales'], action: 'tambah' })
  })
})

describe('what a form says', () => {
  const create = baki.screen.create!.body
  const edit = baki.screen.edit!.body

  it('tells everything that is missing', () => {
    expect(textsOf(create, {})).toEqual([
      'Kode Baki Tidak Boleh Kosong',
      'Nama Baki Tidak Boleh Kosong',
      'Gudang Tidak Boleh Kosong',
      'Berat Baki Tidak Boleh Kosong',
    ])
    expect(
      textsOf(create, { kode_baki: ' ', nama_baki: '', kode_gudang: null, berat_baki: null }),
    ).toHaveLength(4)
  })

  it('says what is wrong with each value', () => {
    const good = { kode_baki: 'A1', nama_baki: 'DEPAN', kode_gudang: 'TOKO', berat_baki: 100 }
    const say = (wrong: object) => textsOf(create, { ...good, ...wrong })
    expect(say({})).toEqual([])
    expect(say({ kode_baki: 'A'.repeat(21) })).toEqual(['Kode Baki Terlalu Panjang'])
    expect(say({ kode_baki: 'A/1' })).toEqual(['Kode Baki Tidak Valid'])
    expect(say({ kode_baki: '-' })).toEqual(['Kode Baki Tidak Valid'])
    expect(say({ nama_baki: 'A\u0000B' })).toEqual(['Nama Baki Tidak Valid'])
    expect(say({ nama_baki: 5 })).toEqual(['Nama Baki Tidak Valid'])
    expect(say({ berat_baki: 0 })).toEqual(['Berat Baki Minimal 0.001'])
    expect(say({ berat_baki: 1.0005 })).toEqual(['Berat Baki Maksimal 3 Desimal'])
    expect(say({ berat_baki: '1' })).toEqual(['Berat Baki Tidak Valid'])
    expect(say({ berat_bandrol: -1 })).toEqual(['Berat Bandrol Tidak Boleh Negatif'])
    expect(say({ berat_baki: 1e300 })).toEqual(['Berat Baki Maksimal 100000'])
    expect(say({ kapasitas: 1.5 })).toEqual(['Kapasitas Harus Bilangan Bulat'])
    expect(say({ kapasitas: 1e12 })).toEqual(['Kapasitas Maksimal 1000000000'])
    expect(say({ status: 'KUNCI_SO' })).toHaveLength(1)
  })

  it('fills what may be left out, in the units of the inside', () => {
    expect(
      create!.parse({ kode_baki: ' a1 ', nama_baki: 'depan', kode_gudang: 'toko', berat_baki: 150.25 }),
    ).toEqual({
      kode_baki: 'A1',
      nama_baki: 'DEPAN',
      kode_gudang: 'TOKO',
      berat_baki: 150_250,
      berat_bandrol: 0,
      kapasitas: 0,
    })
    expect(
      sales.screen.create!.body!.parse({ kode_sales: 'S1', nama_sales: 'ANI', no_hp: '' }),
    ).toMatchObject({ no_hp: '-', premi_per_gram: 0 })
  })

  it('takes from an edit only what is named, and never the key', () => {
    expect(edit!.parse({ nama_baki: 'belakang' })).toEqual({ nama_baki: 'BELAKANG' })
    expect(textsOf(edit, { kode_baki: 'B' })).toEqual(['Kode Baki Tidak Bisa Diubah'])
    expect(textsOf(edit, { kode_gudang: 'B' })).toEqual(['Gudang Tidak Bisa Diubah'])
    expect(textsOf(edit, { nama_baki: '' })).toEqual(['Nama Baki Tidak Boleh Kosong'])
  })

  it('knows a percent from 0 to 100, and which choices there are', () => {
    const g = group.screen.create!.body
    const good = {
      kode_group: 'G375',
      nama_group: 'EMAS',
      kode_kategori: 'EMAS',
      kadar: 37.5,
      kadar_cetak: '37.5%',
    }
    expect(g!.parse(good)).toMatchObject({ kadar: 375_000 })
    expect(textsOf(g, { ...good, kadar: 100.1 })).toEqual(['Kadar Maksimal 100'])
    expect(textsOf(g, { ...good, kadar: -1 })).toEqual(['Kadar Tidak Boleh Negatif'])
  })
})

describe('a measure', () => {
  const create = parameterRugiNota.screen.create!.body
  const edit = parameterRugiNota.screen.edit!.body
  const good = { kode_group: 'G375', nilai: 5 }

  it('is in the unit that its choice says', () => {
    expect(create.parse(good)).toEqual({
      kode_group: 'G375',
      tipe: 'PERSENTASE',
      nilai: 50_000,
      hari_dari: 0,
      hari_sampai: 9_999,
    })
    expect(create.parse({ ...good, tipe: 'RP', nilai: 15_000 })).toMatchObject({ tipe: 'RP', nilai: 15_000 })
    expect(
      z.encode(create, { ...good, tipe: 'PERSENTASE', nilai: 50_000, hari_dari: 0, hari_sampai: 9 } as never),
    ).toMatchObject({ nilai: 5 })
    expect(
      z.encode(parameterRugiNota.calls.semua.reply, [
        { id: 1, ...good, tipe: 'RP', nilai: 15_000, hari_dari: 0, hari_sampai: 9, status_aktif: true },
      ] as never),
    ).toMatchObject([{ nilai: 15_000 }])
    expect(textsOf(create, { ...good, nilai: 100.5, hari_dari: -1 })).toEqual([
      'Nilai Maksimal 100',
      'Hari Dari Tidak Boleh Negatif',
    ])
    expect(textsOf(create, { ...good, tipe: 'RP', nilai: 2.5 })).toEqual(['Nilai Harus Bilangan Bulat'])
    expect(textsOf(create, { ...good, tipe: 'PERSEN' })).toEqual(['Tipe Harus Dipilih'])
    expect(textsOf(create, {})).toEqual(['Group Tidak Boleh Kosong', 'Nilai Tidak Boleh Kosong'])
    const point = parameterPoint.screen.create!.body
    expect(textsOf(point, { tgl_mulai: '2025-01-15', tipe: 'BERAT', kelipatan: 0 })).toEqual([
      'Kelipatan Minimal 0.001',
    ])
    // A default is of the first option's unit: a million rupiah is no million grams.
    expect(point.parse({ tgl_mulai: '2025-01-15' })).toMatchObject({
      kode_group: 'ALL',
      tipe: 'RP',
      kelipatan: 1_000_000,
      minimal: 0,
    })
    expect(textsOf(point, { tgl_mulai: '2025-01-15', tipe: 'BERAT' })).toEqual([
      'Kelipatan Tidak Boleh Kosong',
    ])
  })

  it('is edited together with its choice, so that a percent never becomes rupiah', () => {
    expect(edit.parse({ hari_sampai: 30 })).toEqual({ hari_sampai: 30 })
    expect(edit.parse({ tipe: 'RP', nilai: 20_000 })).toEqual({ tipe: 'RP', nilai: 20_000 })
    expect(textsOf(edit, { nilai: 5 })).toEqual(['Nilai Harus Disertai Tipe'])
    expect(textsOf(edit, { tipe: 'RP' })).toEqual(['Nilai Tidak Boleh Kosong'])
  })

  it('of coupons is asked for with the text of the specification', () => {
    const kupon = parameterKupon.screen.edit!.body
    expect(textsOf(kupon, { type_kupon: 'BERAT', berat: null, jumlah_kupon: null })).toEqual([
      'Jumlah Kupon Harus Diisi',
      'Jumlah Kupon Harus Diisi',
    ])
    expect(
      kupon.parse({
        type_kupon: 'BERAT',
        berat: 2.5,
        jumlah_kupon: 1,
        ket_hadiah: 'MOBIL',
        ket_kupon: 'UNDIAN',
        tgl_mulai: '2025-01-01',
        tgl_selesai: '2025-12-31',
      }),
    ).toMatchObject({ berat: 2_500 })
  })
})

it('types the rows of its lists', () => {
  expectTypeOf<CallReply<typeof sales.calls.semua>[number]['premi_per_gram']>().toEqualTypeOf<Rupiah>()
  expectTypeOf<RowOf<typeof baki>['berat_baki']>().toEqualTypeOf<Milligram>()
  expectTypeOf<RowOf<typeof baki>['status']>().toEqualTypeOf<'READY' | 'KUNCI_SO'>()
  expectTypeOf<RowOf<typeof group>['kadar']>().toEqualTypeOf<Persen>()
  expectTypeOf<RowOf<typeof jenis>['kode_group']>().toEqualTypeOf<string | null>()
  expect(
    z.encode(sales.row, {
      kode_sales: 'S1',
      nama_sales: 'ANI',
      no_hp: '-',
      premi_per_gram: rupiah(0),
      status_aktif: true,
    }),
  ).toBeTruthy()
  expect(z.encode(baki.row.shape.berat_baki, milligram(2350))).toBe(2.35)
})
