import { describe, expect, it } from 'vitest'
import { percentToPersen, rupiah } from '#domain/units.ts'
import { caraHitung, jadwal, padaHari, sebutSyarat, type Pinjaman } from './jadwal.ts'

const pinjaman = (bagian: Partial<Pinjaman> = {}): Pinjaman => ({
  sisa_pokok: rupiah(2_000_000),
  tgl_hutang: '2025-01-15',
  tgl_bunga_sampai: '2025-01-15',
  tgl_jatuh_tempo: '2025-02-15',
  kelipatan: 500,
  syarat: {
    metode: 'BULANAN',
    bunga: percentToPersen(3),
    min_hari: 0,
    tenggang_hari: 0,
    min_bunga_rp: rupiah(0),
  },
  ...bagian,
})

describe('the schedule of a loan', () => {
  it('says month by month what is due before a day later costs another, beyond the due day', () => {
    expect(jadwal(pinjaman(), '2025-01-15')).toEqual([
      { tgl: '2025-02-15', bunga: 60_000, kali: 1, harus_dibayar: 2_060_000, tempo: 'HARI ITU' },
      { tgl: '2025-03-15', bunga: 120_000, kali: 2, harus_dibayar: 2_120_000, tempo: 'LEWAT' },
      { tgl: '2025-04-15', bunga: 180_000, kali: 3, harus_dibayar: 2_180_000, tempo: 'LEWAT' },
    ])
  })

  it('begins with the day that is not over, and counts from what was paid', () => {
    const rows = jadwal(pinjaman({ tgl_bunga_sampai: '2025-03-15' }), '2025-03-01')
    expect(rows.map(({ tgl, kali }) => [tgl, kali])).toEqual([
      ['2025-03-15', 0],
      ['2025-04-15', 1],
      ['2025-05-15', 2],
    ])
  })

  it('keeps the last day of short months, and adds the days of grace', () => {
    const p = pinjaman({ tgl_hutang: '2025-01-31', tgl_bunga_sampai: '2025-01-31' })
    expect(jadwal(p, '2025-01-31').map((r) => r.tgl)).toEqual(['2025-02-28', '2025-03-31', '2025-04-30'])
    const longgar = { ...p, syarat: { ...p.syarat, tenggang_hari: 3 } }
    expect(jadwal(longgar, '2025-01-31')[0]).toMatchObject({ tgl: '2025-03-03', kali: 1 })
  })

  it('is never endless', () => {
    expect(jadwal(pinjaman({ tgl_jatuh_tempo: '2030-01-15' }), '2025-01-15')).toHaveLength(13)
  })

  it('answers for any day, and says how it is reckoned', () => {
    const bulanan = pinjaman()
    expect(caraHitung(bulanan, padaHari(bulanan, '2025-03-01' as never))).toBe('Rp. 2,000,000 × 3% × 2 bulan')
    const harian = pinjaman({
      syarat: { ...bulanan.syarat, metode: 'HARIAN', min_bunga_rp: rupiah(25_000) },
    })
    expect(caraHitung(harian, padaHari(harian, '2025-03-01' as never))).toBe(
      'Rp. 2,000,000 × 3% × 45 hari / 30',
    )
    expect(caraHitung(harian, padaHari(harian, '2025-01-16' as never))).toContain('paling sedikit Rp. 25,000')
    expect(sebutSyarat(harian.syarat)).toBe(
      '3% sebulan, dihitung per hari (1/30 bulan), bunga pertama paling sedikit Rp. 25,000',
    )
  })
})
