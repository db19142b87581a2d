/** Result of a count, row by row and for any possible count (DOMAIN §B.16, §O.1-9, §O.1-10). */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { milligram } from '../units.ts'
import {
  adaDiBaki,
  jumlahOpname,
  putuskanOpname,
  type BarangKini,
  type OpnameLine,
  type KelompokOpname,
} from './opname.ts'
import { STATUS } from './status.ts'

const A1 = 'TOKO/A1'
const A2 = 'TOKO/A2'
const DI_BUKU: Record<string, string> = {
  TITIP: 'TITIP/TITIP',
  PESANAN: 'PESANAN/PESANAN',
  BELI: 'BELI/BELI',
}
const kini = (status: string, lokasi = DI_BUKU[status] ?? A1): BarangKini => ({
  status,
  lokasi,
  berat: milligram(2000),
})
const line = (given: Partial<OpnameLine> = {}): OpnameLine => ({
  kode_barcode: '00000001',
  barang_id: 1,
  diharapkan: true,
  di: null,
  hasil: null,
  nama_barang: 'CINCIN',
  berat: milligram(2000),
  ...given,
})
const satu = (row: OpnameLine, piece: BarangKini | undefined, tempat = [A1]) => {
  const { lines: decided, tertahan } = putuskanOpname(
    [row],
    new Map(piece ? [[1, piece]] : []),
    new Set(tempat),
  )
  return tertahan.length ? 'TERTAHAN' : decided.map(({ result, tindakan }) => `${result} ${tindakan}`).join()
}

describe('what was expected', () => {
  test.each([
    ['was scanned where it is', line({ di: A1, hasil: 'FOUND' }), kini('READY'), 'FOUND -'],
    ['was scanned, and is spoken for', line({ di: A1, hasil: 'FOUND' }), kini('BOOKED'), 'FOUND -'],
    ['was scanned, and sold since', line({ di: A1, hasil: 'FOUND' }), kini('TERJUAL'), 'KELUAR -'],
    ['was scanned, and set aside since', line({ di: A1, hasil: 'FOUND' }), kini('TITIP'), 'KELUAR -'],
    ['was not scanned', line(), kini('READY'), 'LOST HILANG'],
    ['was not scanned, and sold since', line(), kini('TERJUAL'), 'KELUAR -'],
    ['was not scanned, and received by another shop since', line(), undefined, 'KELUAR -'],
    ['was not scanned, and lies in a tray that is not counted', line(), kini('READY', A2), 'KELUAR -'],
    ['was not scanned, and is spoken for', line(), kini('BOOKED'), 'TERTAHAN'],
    ['lies in another of its trays', line({ di: A2, hasil: 'EXCEED' }), kini('READY'), 'EXCEED PINDAH'],
  ])('%s', (_, row, piece, expected) => expect(satu(row, piece)).toBe(expected))

  test('set aside, not scanned: held as long as it is, lost from the tray it came back to when that is counted too', () => {
    const places = [A1, 'TITIP/TITIP']
    expect(satu(line(), kini('TITIP'), places)).toBe('TERTAHAN')
    expect(satu(line(), kini('READY'), places)).toBe('LOST HILANG')
    expect(satu(line(), kini('READY'), ['TITIP/TITIP'])).toBe('KELUAR -')
  })
})

describe('what is too many', () => {
  const lebih = (given: Partial<OpnameLine> = {}) =>
    line({ diharapkan: false, di: A1, hasil: 'EXCEED', ...given })
  test.each([
    ['of another tray goes here', kini('READY', A2), 'EXCEED PINDAH'],
    ['was lost: it is there again', kini('HILANG', A2), 'EXCEED KETEMU'],
    ['came here by the books since', kini('READY', A1), 'EXCEED -'],
    ['bought back and not sorted', kini('BELI'), 'EXCEED DICATAT'],
    ['set aside', kini('TITIP'), 'EXCEED DICATAT'],
    ['spoken for in another tray', kini('BOOKED', A2), 'EXCEED DICATAT'],
    ['sold', kini('TERJUAL'), 'EXCEED DICATAT'],
    ['on its way', kini('KIRIM'), 'EXCEED DICATAT'],
    ['melted', kini('HANCUR'), 'EXCEED DICATAT'],
    ['not this shop’s', undefined, 'EXCEED DICATAT'],
  ])('%s', (_, piece, expected) => expect(satu(lebih(), piece)).toBe(expected))

  test('among deposits nothing of the trays is put, and nothing lost comes back', () => {
    const titip = lebih({ di: 'TITIP/TITIP' })
    expect(satu(titip, kini('READY', A2))).toBe('EXCEED DICATAT')
    expect(satu(titip, kini('HILANG', A2))).toBe('EXCEED DICATAT')
  })
  test('taken back, it says nothing', () => {
    expect(satu(lebih({ di: null, hasil: null }), kini('READY', A2))).toBe('')
  })
})

test('any count: what was expected is found, lost, gone or in another of its trays; nothing moves but what is free', () => {
  const places = [A1, A2, 'TITIP/TITIP', 'BELI/BELI']
  const statuses = Object.keys(STATUS.barang)
  const arbRow = fc
    .record({
      diharapkan: fc.boolean(),
      scanned: fc.constantFrom<null | 'FOUND' | 'EXCEED'>(null, 'FOUND', 'EXCEED'),
      di: fc.constantFrom(A1, A2, 'TITIP/TITIP'),
      piece: fc.option(
        fc.record({ status: fc.constantFrom(...statuses), lokasi: fc.constantFrom(...places) }),
      ),
      berat: fc.integer({ min: 1, max: 50_000 }),
    })
    .filter(({ diharapkan, scanned }) => diharapkan || scanned !== 'FOUND')
  fc.assert(
    fc.property(fc.array(arbRow, { maxLength: 30 }), fc.subarray(places), (rows, counted) => {
      const pieces = new Map(
        rows.flatMap(({ piece, berat }, id) =>
          piece ? [[id, { ...piece, berat: milligram(berat) }] as const] : [],
        ),
      )
      const given = rows.map(({ diharapkan, scanned, di, berat }, id) =>
        line({
          kode_barcode: String(id),
          barang_id: id,
          diharapkan,
          hasil: scanned,
          di: scanned ? di : null,
          berat: milligram(berat),
        }),
      )
      const result = putuskanOpname(given, pieces, new Set(counted))
      const n = (outcome: string) =>
        result.lines.filter((b) => b.line.diharapkan && b.result === outcome).length
      expect(n('FOUND') + n('LOST') + n('KELUAR') + n('EXCEED') + result.tertahan.length).toBe(
        given.filter((row) => row.diharapkan).length,
      )
      for (const { result: outcome, tindakan, kini: piece, line: row } of result.lines) {
        if (tindakan === 'HILANG') expect([outcome, piece!.status]).toEqual(['LOST', 'READY'])
        if (tindakan === 'PINDAH')
          expect([outcome, piece!.status, piece!.lokasi === row.di]).toEqual(['EXCEED', 'READY', false])
        if (tindakan === 'KETEMU') expect([outcome, piece!.status]).toEqual(['EXCEED', 'HILANG'])
        if (outcome === 'LOST') expect(row.hasil).toBeNull()
      }
      expect(result.ketemu.qty + result.hilang.qty + result.lebih.qty + result.keluar.qty).toBe(
        result.lines.length,
      )
    }),
  )
})

describe('what a count is shown as', () => {
  const kelompok = (given: Partial<KelompokOpname>): KelompokOpname => ({
    kode_baki: 'A1',
    di_baki: null,
    diharapkan: true,
    hasil: null,
    qty: 1,
    berat: milligram(1000),
    ...given,
  })

  test('a piece in the wrong one of its trays is gone from the one and too many in the other', () => {
    const rows = [
      kelompok({ qty: 3, berat: milligram(3000) }),
      kelompok({ di_baki: 'A1', hasil: 'FOUND', qty: 2, berat: milligram(2000) }),
      kelompok({ di_baki: 'A2', hasil: 'EXCEED' }),
      kelompok({ kode_baki: null, diharapkan: false, di_baki: 'A1', hasil: 'EXCEED', berat: milligram(500) }),
    ]
    const qty = (kode_baki?: string) =>
      Object.values(jumlahOpname(rows, kode_baki)).map((jumlah) => jumlah.qty)
    expect(qty()).toEqual([6, 2, 3, 2, 1])
    expect(qty('A1')).toEqual([6, 2, 3, 1, 1])
    expect(qty('A2')).toEqual([0, 0, 0, 1, 0])
    expect(['A1', 'A2', 'A3'].map((baki) => adaDiBaki(rows, baki))).toEqual([true, true, false])
  })

  test('of every tray what should be there is found, not found or gone; the trays together are the count', () => {
    const baki = fc.constantFrom('A1', 'A2', 'A3')
    const ukuran = { qty: fc.nat(50), berat: fc.nat(90_000).map(milligram) }
    const rows = fc.array(
      fc.oneof(
        fc.record({
          kode_baki: baki,
          di_baki: baki,
          diharapkan: fc.constant(true),
          hasil: fc.constantFrom(null, 'FOUND', 'EXCEED', 'LOST', 'KELUAR'),
          ...ukuran,
        }),
        fc.record({
          kode_baki: fc.constant(null),
          di_baki: baki,
          diharapkan: fc.constant(false),
          hasil: fc.constant('EXCEED' as const),
          ...ukuran,
        }),
      ),
    )
    fc.assert(
      fc.property(rows, (found) => {
        const trays = ['A1', 'A2', 'A3'].map((kode_baki) => jumlahOpname(found, kode_baki))
        const all = jumlahOpname(found)
        for (const { diharapkan, ketemu, hilang, keluar } of trays)
          for (const of of ['qty', 'berat'] as const)
            expect(diharapkan[of]).toBe(ketemu[of] + hilang[of] + keluar[of])
        for (const name of ['diharapkan', 'ketemu', 'hilang', 'lebih', 'keluar'] as const)
          expect(all[name].qty).toBe(trays.reduce((sum, tray) => sum + tray[name].qty, 0))
      }),
    )
  })
})
