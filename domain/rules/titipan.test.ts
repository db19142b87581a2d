/** The rules of deposits, by example and by property (DOMAIN §B.2). */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { milligram, persen, rupiah, tanggalSystem, type Rupiah } from '#domain/units.ts'
import { sepakati } from './harga.ts'
import { parseSettings } from './para-system.ts'
import { dimukaLine } from './penjualan.ts'
import { totalBayar } from './pembayaran.ts'
import {
  caraKembali,
  hargaMasihTerkunci,
  hargaTitipan,
  periksaPenitip,
  periksaTitipan,
  potonganBatal,
  tglKunciHarga,
  titipanMinimal,
  type CaraUang,
} from './titipan.ts'

const rp = fc.integer({ min: 0, max: 1_000_000_000 }).map(rupiah)
const percent = fc.integer({ min: 0, max: 1_000_000 }).map(persen)
const settings = parseSettings()

describe('who leaves a deposit', () => {
  const orang = { kode_customer: 'NONMEMBER', nama_customer: 'IBU RATNA', no_hp: '+62 813-5555-9999' }
  it.each([
    ['a name and a phone', orang, []],
    ['a member', { kode_customer: 'MTK010000001', nama_customer: 'REGULER', no_hp: '-' }, []],
    ['no name', { ...orang, nama_customer: 'REGULER' }, ['nama_customer']],
    ['no phone', { ...orang, no_hp: '-' }, ['no_hp']],
    ['what is no phone', { ...orang, no_hp: '0812' }, ['no_hp']],
    ['neither', { ...orang, nama_customer: '-', no_hp: '-' }, ['nama_customer', 'no_hp']],
  ])('with %s', (_, penitip, fields) =>
    expect(periksaPenitip(penitip).flatMap((r) => r.errors.map((e) => e.field))).toEqual(fields),
  )
})

describe('the least deposit', () => {
  it.each([
    [2_281_500, 456_300],
    [1, 1],
    [4, 1],
    [6, 2],
    [0, 0],
  ])('of %i is %i at 20 %%', (total, least) => expect(titipanMinimal(rupiah(total), settings)).toBe(least))

  it('is accepted, and one rupiah less is not', () => {
    fc.assert(
      fc.property(rp, percent, (total, TITIP_MIN_PERSEN) => {
        const least = titipanMinimal(total, { TITIP_MIN_PERSEN })
        // exact: least is the first whole rupiah at or above the percentage
        expect(BigInt(least) * 1_000_000n >= BigInt(total) * BigInt(TITIP_MIN_PERSEN)).toBe(true)
        expect(BigInt(least - 1) * 1_000_000n < BigInt(total) * BigInt(TITIP_MIN_PERSEN)).toBe(true)
        expect(periksaTitipan(rupiah(Math.max(1, least)), total, { TITIP_MIN_PERSEN })).toEqual([])
        expect(periksaTitipan(rupiah(Math.max(0, least - 1)), total, { TITIP_MIN_PERSEN }).length).toBe(
          least > 1 ? 1 : Math.max(0, least - 1) === 0 ? 1 : 0,
        )
        expect(least).toBeLessThanOrEqual(total)
      }),
    )
  })
})

describe('the lock', () => {
  it('ends TITIP_MASA_HARI days after the deposit, that day included', () => {
    const ends = tglKunciHarga(tanggalSystem('2025-01-15'), settings)
    expect(ends).toBe('2025-02-14')
    expect([
      hargaMasihTerkunci(ends, tanggalSystem('2025-02-14')),
      hargaMasihTerkunci(ends, tanggalSystem('2025-02-15')),
      hargaMasihTerkunci(null, tanggalSystem('2025-01-15')),
    ]).toEqual([true, false, false])
  })

  const piece = {
    berat: 2350,
    berat_atribut: 0,
    harga_atribut: rupiah(0),
    ongkos: rupiah(50_000),
    tipe_ongkos: 'NOMINAL' as const,
  } as never
  it('keeps the agreed line as it was, whatever today’s prices and rounding', () => {
    fc.assert(
      fc.property(
        rp,
        rp,
        rp,
        fc.integer({ min: 1, max: 100_000 }).map(rupiah),
        (harga_jual, ongkos, today, PEMBULATAN) => {
          const agreed = {
            kode_barcode: '1',
            berat: milligram(2350),
            harga_gram: rupiah(650_000),
            harga_min_gram: rupiah(640_000),
            harga_max_gram: rupiah(670_000),
            harga_jual,
            ongkos,
            harga_atribut: rupiah(0),
          }
          const now = {
            ...(piece as object),
            harga: today,
            harga_min_gram: today,
            harga_max_gram: today,
          } as never
          const locked = hargaTitipan(now, agreed, true) as never as Parameters<typeof sepakati>[0] &
            Parameters<typeof sepakati>[1]
          const line = sepakati(
            locked,
            locked,
            { berat: 2350 as never, harga_jual, ongkos },
            { ...settings, PEMBULATAN },
          )
          expect([line.harga_jual, line.ongkos, line.harga_total, line.otorisasi]).toEqual([
            harga_jual,
            ongkos,
            harga_jual + ongkos,
            [],
          ])
          expect(line.harga.harga_min <= harga_jual && harga_jual <= line.harga.harga_max).toBe(true)
          expect(hargaTitipan(now, agreed, false)).toEqual({ ...(now as object), berat_titip: 2350 })
        },
      ),
    )
  })
})

it('a weight that was allowed when the piece was set aside needs nobody again; another one does', () => {
  const piece = {
    berat: milligram(3_417),
    berat_atribut: milligram(0),
    harga_atribut: rupiah(0),
    ongkos: rupiah(60_000),
    tipe_ongkos: 'NOMINAL' as const,
    harga: rupiah(650_000),
    harga_min_gram: rupiah(640_000),
    harga_max_gram: rupiah(670_000),
  }
  const agreed = {
    ...piece,
    kode_barcode: '00000003',
    berat: milligram(3_450),
    harga_gram: rupiah(650_000),
    harga_jual: rupiah(2_242_500),
  }
  for (const terkunci of [true, false]) {
    const taken = hargaTitipan(piece, agreed, terkunci)
    const at = (berat: number) =>
      sepakati(
        taken,
        taken,
        { berat: milligram(berat), harga_jual: rupiah(2_242_500), ongkos: rupiah(60_000) },
        settings,
      ).otorisasi
    expect([at(3_450), at(3_451)], String(terkunci)).toEqual([[], ['KOREKSI BERAT']])
  }
})

describe('money that goes back', () => {
  const cara = fc.constantFrom<Pick<CaraUang, 'jenis' | 'no_rekening' | 'nama_bank'>>(
    { jenis: 'CASH', no_rekening: '-', nama_bank: '-' },
    { jenis: 'TRANSFER', no_rekening: '1', nama_bank: 'BCA' },
    { jenis: 'DEBET', no_rekening: '1', nama_bank: 'BCA' },
    { jenis: 'TRANSFER', no_rekening: '2', nama_bank: 'BRI' },
  )
  const paid = fc.array(
    fc
      .tuple(cara, fc.integer({ min: 1, max: 10_000_000 }))
      .map(([c, n]): CaraUang => ({ ...c, nominal: rupiah(n) })),
    { minLength: 1, maxLength: 8 },
  )
  const sum = (list: readonly CaraUang[]): Rupiah => totalBayar(list)

  it('is all of it, each way no more than came by it, one line for each', () => {
    fc.assert(
      fc.property(
        paid,
        percent,
        fc.constantFrom<'ASAL' | 'CASH'>('ASAL', 'CASH'),
        (list, TITIP_POTONGAN_BATAL_PERSEN, how) => {
          const kept = potonganBatal(sum(list), { TITIP_POTONGAN_BATAL_PERSEN })
          const back = caraKembali(list, rupiah(sum(list) - kept), how)
          expect(sum(back) + kept).toBe(sum(list))
          expect(kept >= 0 && kept <= sum(list)).toBe(true)
          const key = (p: CaraUang) => `${p.jenis} ${p.no_rekening}`
          expect(new Set(back.map(key)).size).toBe(back.length)
          if (how === 'CASH') expect(back.every((p) => p.jenis === 'CASH')).toBe(true)
          else
            for (const p of back)
              expect(p.nominal).toBeLessThanOrEqual(sum(list.filter((q) => key(q) === key(p))))
          expect(back.every((p) => p.nominal > 0)).toBe(true)
        },
      ),
    )
  })

  it('is nothing of nothing', () => expect(caraKembali([], rupiah(0), 'ASAL')).toEqual([]))
})

it('a locked line pays min(balance, total) and never more than remains', () => {
  fc.assert(
    fc.property(fc.array(rp, { maxLength: 3 }), rp, (saldo, total) => {
      const lines = dimukaLine(
        (['TITIPAN', 'DP', 'TUKAR'] as const)
          .slice(0, saldo.length)
          .map((jenis, i) => ({ jenis, saldo: saldo[i]! })),
        total,
      )
      expect(totalBayar(lines)).toBe(
        Math.min(
          total,
          saldo.reduce((a, b) => a + b, 0),
        ),
      )
      expect(lines.every((l) => l.terkunci && l.nominal > 0)).toBe(true)
    }),
  )
})
