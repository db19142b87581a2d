import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rupiah as rp } from '../units.ts'
import { berjalan, rupiah, text, type Row } from './columns.ts'
import { gridOf, totalsOf } from './grid.ts'
import type { Layout } from './layout.ts'
import { denganSaldo, type SaldoAwal } from './saldo.ts'

const columns = {
  rekening: text('Rekening'),
  kategori: text('Kategori'),
  masuk: rupiah('Masuk', 'total'),
  keluar: rupiah('Keluar', 'total'),
  saldo: berjalan(rupiah('Saldo')),
}
const satu: Layout<typeof columns> = {
  columns,
  saldo: { masuk: 'masuk', keluar: 'keluar', di: 'saldo', saring: ['kategori'] },
}
const perRekening: Layout<typeof columns> = {
  columns,
  groupBy: ['rekening'],
  saldo: { masuk: 'masuk', keluar: 'keluar', di: 'saldo', per: 'rekening', saring: ['kategori'] },
}

/** As the query gives it: without what is computed. */
const gerak = (rekening: string, kategori: string, jumlah: number): Row => ({
  rekening,
  kategori,
  masuk: rp(Math.max(jumlah, 0)),
  keluar: rp(Math.max(-jumlah, 0)),
})
const saldoAwal = (per: string, saldo_awal: number, rows: readonly Row[]): SaldoAwal => ({
  per,
  saldo_awal,
  masuk: rows.reduce((sum, r) => sum + Number(r['masuk']), 0),
  keluar: rows.reduce((sum, r) => sum + Number(r['keluar']), 0),
})
const kas = [
  gerak('-', 'PENJUALAN', 1_577_500),
  gerak('-', 'PEMBELIAN', -1_492_500),
  gerak('-', 'PENJUALAN', 789_000),
]
const shown = (layout: Layout<typeof columns>, rows: Row[], saldo: Row[], bands = true) =>
  gridOf(layout, rows, totalsOf(layout, rows), { bands, saldo })
    .lines.filter(({ style }) => style !== 'group')
    .map(({ label, cells }) => [label, ...cells.slice(-3)])

describe('the balance of cash', () => {
  test('what it was, after each row, and in the end', () => {
    const { rows, saldo } = denganSaldo(satu, kas, [saldoAwal('', 10_000_000, kas)], { kategori: 'ALL' })
    expect(shown(satu, rows, saldo)).toEqual([
      ['Saldo Awal', null, null, 10_000_000],
      ['', 1_577_500, 0, 11_577_500],
      ['', 0, 1_492_500, 10_085_000],
      ['', 789_000, 0, 10_874_000],
      ['Total 3 Data', 2_366_500, 1_492_500, null],
      ['Saldo Akhir', null, null, 10_874_000],
    ])
    expect(Object.keys(rows[0]!)).toEqual(Object.keys(columns))
  })
  test('a filter hides rows: what is left keeps its balance, and the rest is told', () => {
    const { rows, saldo } = denganSaldo(satu, kas, [saldoAwal('', 10_000_000, kas)], {
      kategori: 'PENJUALAN',
    })
    expect(shown(satu, rows, saldo)).toEqual([
      ['Saldo Awal', null, null, 10_000_000],
      ['', 1_577_500, 0, 11_577_500],
      ['', 789_000, 0, 10_874_000],
      ['Total 2 Data', 2_366_500, 0, null],
      ['Mutasi Di Luar Filter', 0, 1_492_500, null],
      ['Saldo Akhir', null, null, 10_874_000],
    ])
  })
  test('neither order nor search changes it', () => {
    const { rows, saldo } = denganSaldo(satu, kas, [saldoAwal('', 5, kas)], { kategori: 'ALL' })
    const { lines } = gridOf(satu, rows, totalsOf(satu, rows), {
      bands: true,
      saldo,
      found: [rows[1]!, rows[0]!],
      order: (a, b) => Number(b['saldo']) - Number(a['saldo']),
    })
    expect(lines.map(({ label, cells }) => [label, cells.at(-1)])).toEqual([
      ['Saldo Awal', 5],
      ['', 1_577_505],
      ['', 85_005],
      ['Ketemu 2 Data', null],
      ['Total 3 Data', null],
      ['Saldo Akhir', 874_005],
    ])
  })
  test('that nothing moved is told all the same', () => {
    const { rows, saldo } = denganSaldo(satu, [], [saldoAwal('', 7, [])], { kategori: 'ALL' })
    expect(shown(satu, rows, saldo)).toEqual([
      ['Saldo Awal', null, null, 7],
      ['Saldo Akhir', null, null, 7],
    ])
  })
  test('that outgrows 2^53 is refused, not rounded', () => {
    const awal = [saldoAwal('', Number.MAX_SAFE_INTEGER, kas)]
    expect(() => denganSaldo(satu, kas, awal, { kategori: 'ALL' })).toThrow(RangeError)
  })
})

describe('the balances of accounts', () => {
  const bca = [gerak('111', 'PENJUALAN', 500)]
  const bri = [gerak('333', 'PENJUALAN', 70), gerak('333', 'PEMBELIAN', -30)]
  const awal = [saldoAwal('111', 1000, bca), saldoAwal('222', 9, []), saldoAwal('333', 0, bri)]
  const { rows, saldo } = denganSaldo(perRekening, [...bca, ...bri], awal, { kategori: 'ALL' })

  test('each by itself, also one that nothing moved, and all together', () => {
    expect(shown(perRekening, rows, saldo)).toEqual([
      ['Saldo Awal', null, null, 1000],
      ['', 500, 0, 1500],
      ['Subtotal Rekening 111', 500, 0, null],
      ['Saldo Akhir', null, null, 1500],
      ['Saldo Awal', null, null, 9],
      ['Saldo Akhir', null, null, 9],
      ['Saldo Awal', null, null, 0],
      ['', 70, 0, 70],
      ['', 0, 30, 40],
      ['Subtotal Rekening 333', 70, 30, null],
      ['Saldo Akhir', null, null, 40],
      ['Total 3 Data', 570, 30, null],
      ['Saldo Awal Semua', null, null, 1009],
      ['Saldo Akhir Semua', null, null, 1549],
    ])
  })
  test('in a file a row of its own says whose it is', () => {
    const { lines } = gridOf(perRekening, rows, totalsOf(perRekening, rows), { bands: false, saldo })
    expect(
      lines
        .filter(({ style }) => style === 'saldo')
        .map(({ label, cells }) => [label, cells[0], cells.at(-1)]),
    ).toEqual([
      ['Saldo Awal Rekening 111', '111', 1000],
      ['Saldo Akhir Rekening 111', '111', 1500],
      ['Saldo Awal Rekening 222', '222', 9],
      ['Saldo Akhir Rekening 222', '222', 9],
      ['Saldo Awal Rekening 333', '333', 0],
      ['Saldo Akhir Rekening 333', '333', 40],
    ])
  })
  test('folded, what it came to stays in sight', () => {
    const folded = new Set(['\u0000111'])
    const { lines } = gridOf(perRekening, rows, totalsOf(perRekening, rows), { bands: true, saldo, folded })
    expect(lines.slice(0, 2).map(({ label }) => label)).toEqual(['Subtotal Rekening 111', 'Saldo Akhir'])
  })
})

test('whatever moves and whatever is filtered: opening, shown, not shown and closing add up; a row’s balance is what all before it made', () => {
  const move = fc.record({
    rekening: fc.constantFrom('111', '222'),
    kategori: fc.constantFrom('A', 'B', 'C'),
    jumlah: fc.integer({ min: -(10 ** 12), max: 10 ** 12 }),
  })
  fc.assert(
    fc.property(fc.array(move), fc.constantFrom('ALL', 'A', 'B'), fc.integer(), (moves, kategori, mula) => {
      const all = moves
        .toSorted((a, b) => Number(a.rekening) - Number(b.rekening))
        .map((m) => gerak(m.rekening, m.kategori, m.jumlah))
      const awal = ['111', '222'].map((per) =>
        saldoAwal(
          per,
          mula,
          all.filter((r) => r['rekening'] === per),
        ),
      )
      const { rows, saldo } = denganSaldo(perRekening, all, awal, { kategori })
      const { lines } = gridOf(perRekening, rows, totalsOf(perRekening, rows), { bands: false, saldo })
      for (const per of ['111', '222']) {
        const own = lines.filter(({ style, cells }) => style !== 'subtotal' && cells[0] === per)
        const sum = (i: number) => own.reduce((total, { cells }) => total + Number(cells[i] ?? 0), 0)
        expect(mula + sum(2) - sum(3)).toBe(own.at(-1)!.cells[4])
      }
      let before = 0
      const truth = all.map((r, i) => {
        if (i === 0 || all[i - 1]!['rekening'] !== r['rekening']) before = mula
        before += Number(r['masuk']) - Number(r['keluar'])
        return { ...r, saldo: before }
      })
      expect(rows).toEqual(truth.filter((r) => kategori === 'ALL' || r['kategori' as never] === kategori))
    }),
  )
})
