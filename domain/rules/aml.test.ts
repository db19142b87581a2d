import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { rupiah, selisihHari, tambahHari } from '#domain/units.ts'
import {
  awalJendela,
  amlGrounds,
  harusDilaporkan,
  jumlahNilai,
  kunciAml,
  lewatTenggat,
  periksaIdentitas,
  tenggatLapor,
  type PenjualanAml,
} from './aml.ts'
import { parseSettings } from './para-system.ts'

const juta = (n: number) => rupiah(n * 1_000_000)
const aturan = parseSettings()
const jual = (no_faktur_group: string, hari: number, nilai: number): PenjualanAml => ({
  no_faktur_group,
  tgl_system: tambahHari('2025-01-01', hari),
  nilai: juta(nilai),
  tunai: juta(0),
})

describe('who must be known', () => {
  const told = (pekerjaan: string | undefined, nilai: number) =>
    periksaIdentitas(pekerjaan === undefined ? null : { pekerjaan }, rupiah(nilai), aturan).flatMap((r) =>
      r.errors.map((e) => [e.field, e.message]),
    )
  const EMPTY =
    'Identitas Pelanggan Harus Diisi (No Identitas, Nama, Alamat, Pekerjaan) Untuk Transaksi Mulai Rp. 100,000,000'
  it.each([
    [undefined, 99_999_999, []],
    [undefined, 100_000_000, [['identitas', EMPTY]]],
    ['-', 100_000_000, [['identitas.pekerjaan', 'Pekerjaan Harus Diisi']]],
    ['-', 99_999_999, []],
    ['GURU', 100_000_000, []],
  ])('with the job %s at %i', (pekerjaan, nilai, errors) => expect(told(pekerjaan, nilai)).toEqual(errors))
})

describe('whose sales are added up', () => {
  it.each([
    [{ kode_member: 'MTK010000017', digest: 'ab', no_hp: '081234567890' }, 'MEMBER MTK010000017', 'MEMBER'],
    [{ kode_member: 'NONMEMBER', digest: 'ab', no_hp: '081234567890' }, 'NIK ab', 'NO IDENTITAS'],
    [{ kode_member: 'NONMEMBER', no_hp: '0812-3456-7890' }, 'HP 81234567890', 'NO HP'],
    [{ kode_member: 'NONMEMBER', no_hp: '+62 812 3456 7890' }, 'HP 81234567890', 'NO HP'],
    [{ kode_member: 'NONMEMBER', no_hp: '6281234567890' }, 'HP 81234567890', 'NO HP'],
  ])('%o is %s', (orang, kunci, basis) =>
    expect([kunciAml(orang), amlGrounds(kunci)]).toEqual([kunci, basis]),
  )
  it.each(['-', '123', 'TANYA TOKO'])('of nobody known (%s) none', (no_hp) =>
    expect(kunciAml({ kode_member: 'NONMEMBER', no_hp })).toBeUndefined(),
  )
})

describe('which sales are reported', () => {
  it.each([
    ['one large', [jual('A', 0, 500)], ['A']],
    ['one just below', [jual('A', 0, 499)], []],
    ['two of thirty days', [jual('A', 0, 250), jual('B', 29, 250)], ['A', 'B']],
    ['two of thirty-one days', [jual('A', 0, 250), jual('B', 30, 250)], []],
    ['a chain', [jual('A', 0, 300), jual('B', 20, 300), jual('C', 40, 300)], ['A', 'B', 'C']],
    ['a chain without its middle', [jual('A', 0, 300), jual('C', 40, 300)], []],
    ['what lies apart', [jual('A', 0, 10), jual('B', 100, 500)], ['B']],
    ['nothing', [], []],
  ])('%s', (_, sales, found) => expect([...harusDilaporkan(sales, aturan)].sort()).toEqual(found))

  const penjualan = fc
    .array(fc.record({ hari: fc.nat(90), nilai: fc.nat(600) }), { maxLength: 12 })
    .map((list) => list.map(({ hari, nilai }, i) => jual(`J${i}`, hari, nilai)))
  it('each is in days that come to the limit, and no such days are left out', () => {
    fc.assert(
      fc.property(penjualan, (sales) => {
        const found = harusDilaporkan(sales, aturan)
        for (let day = 0; day <= 120; day += 1) {
          const akhir = tambahHari('2025-01-01', day)
          const lot = sales.filter((s) => s.tgl_system >= awalJendela(akhir, aturan) && s.tgl_system <= akhir)
          if (jumlahNilai(lot) >= aturan.AML_BATAS)
            for (const s of lot.filter((one) => one.nilai > 0)) expect(found).toContain(s.no_faktur_group)
        }
        for (const no of found) {
          const s = sales.find((one) => one.no_faktur_group === no)!
          const near = sales.filter(
            (x) => Math.abs(selisihHari(s.tgl_system, x.tgl_system)) < aturan.AML_HARI,
          )
          expect(jumlahNilai(near)).toBeGreaterThanOrEqual(aturan.AML_BATAS)
        }
      }),
    )
  })
  it('one more sale takes none out, one less brings none in, their order is nothing', () => {
    fc.assert(
      fc.property(penjualan, fc.nat(), (sales, pick) => {
        const all = harusDilaporkan(sales, aturan)
        const without = sales.filter((_, i) => i !== pick % Math.max(1, sales.length))
        for (const no of harusDilaporkan(without, aturan)) expect(all).toContain(no)
        expect(harusDilaporkan(sales.toReversed(), aturan)).toEqual(all)
      }),
    )
  })
})

describe('until when', () => {
  // found on Wednesday 15 January: Tuesday 4 February
  it.each([
    ['2025-01-15', 14, false],
    ['2025-01-16', 13, false],
    ['2025-01-18', 12, false],
    ['2025-02-03', 1, false],
    ['2025-02-04', 0, false],
    ['2025-02-05', -1, true],
    ['2025-02-10', -4, true],
  ])('on %s %i working days are left', (hari_ini, sisa_hari, lewat) => {
    expect(tenggatLapor('2025-01-15', hari_ini)).toEqual({ tenggat: '2025-02-04', sisa_hari })
    expect(lewatTenggat('2025-01-15', hari_ini)).toBe(lewat)
  })
  test('a weekend after a last Friday is late, by no working day', () => {
    // found on Monday 6 January: Friday 24 January
    expect(tenggatLapor('2025-01-06', '2025-01-25')).toEqual({ tenggat: '2025-01-24', sisa_hari: 0 })
    expect(lewatTenggat('2025-01-06', '2025-01-25')).toBe(true)
  })
})
