import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { milligram, rupiah, tambahHari, type TanggalSystem } from '../units.ts'
import {
  hariArsipTerakhir,
  jumlahArsip,
  arsipCells,
  tolakArsip,
  type ArchivedRow,
  type ArsipLimit,
} from './arsip.ts'

const hari = (text: string): TanggalSystem => text as TanggalSystem
const LIMIT: ArsipLimit = { tgl_system: hari('2025-04-14'), ditutup: hari('2025-04-13'), min_hari: 30 }
const ROW: ArchivedRow = {
  no: 'JL-TK01-250115-0001-01',
  tgl_system: hari('2025-01-15'),
  status_valid: 'DONE',
  diarsipkan: false,
}

describe('a line may be archived once it is final', () => {
  test.each<[string, Partial<ArchivedRow>, Partial<ArsipLimit>, string | undefined]>([
    ['old and closed', {}, {}, undefined],
    ['cancelled, old and closed', { status_valid: 'CANC' }, {}, undefined],
    ['the first day that is old enough', { tgl_system: hari('2025-03-14') }, {}, undefined],
    [
      'exactly as old',
      { tgl_system: hari('2025-03-15') },
      {},
      'Baru 30 Hari, Boleh Diarsipkan Sesudah 30 Hari',
    ],
    ['of today', { tgl_system: hari('2025-04-14') }, {}, 'Tanggal 14 April 2025 Belum Ditutup'],
    ['no day was ever closed', {}, { ditutup: null }, 'Tanggal 15 Januari 2025 Belum Ditutup'],
    ['waiting', { status_valid: 'OPEN' }, {}, 'Belum Divalidasi'],
    ['archived before', { diarsipkan: true }, {}, 'Sudah Diarsipkan'],
  ])('%s', (_, line, limit, reason) => {
    const refusal = tolakArsip({ ...ROW, ...line }, { ...LIMIT, ...limit })
    expect(refusal?.message).toBe(reason && `${ROW.no} ${reason}`)
  })

  it('the last day that is offered is the newest that goes, whatever the setting', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3_650 }), (min_hari) => {
        const last = hariArsipTerakhir(LIMIT.tgl_system, min_hari)
        const on = (tgl_system: TanggalSystem) => tolakArsip({ ...ROW, tgl_system }, { ...LIMIT, min_hari })
        expect(on(last)).toBeUndefined()
        expect(on(tambahHari(last, 1))).toBeDefined()
      }),
    )
  })
})

it('gold and the rest are all there is', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          status_gold: fc.constantFrom('GOLD', 'NONGOLD'),
          berat: fc.integer({ min: 1, max: 1e6 }).map(milligram),
          nilai: fc.integer({ min: 0, max: 1e9 }).map(rupiah),
        }),
      ),
      (rows) => {
        const { gold, non_gold } = jumlahArsip(rows, (r) => r.nilai)
        expect(gold.qty + non_gold.qty).toBe(rows.length)
        expect(gold.berat + non_gold.berat).toBe(rows.reduce((sum, r) => sum + r.berat, 0))
        expect(gold.total + non_gold.total).toBe(rows.reduce((sum, r) => sum + r.nilai, 0))
      },
    ),
  )
})

test.each([
  ['kode_barcode', '123', '00000123'],
  ['kode_barcode', '-', '-'],
  ['nama_customer', 'BUDI, SH', 'BUDI SH'],
  ['alamat_customer', 'JL. A, NO. 1, SOLO', 'JL. A NO. 1 SOLO'],
  ['nama_barang', 'CINCIN, POLOS', 'CINCIN POLOS'],
  ['kondisi', 'MULUS, BAIK', 'MULUS, BAIK'],
  ['berat', milligram(2350), '2.350'],
  ['harga_total', rupiah(1_310_000), '1310000'],
  ['status_tukar', false, 'false'],
] as const)('%s %s leaves as %s', (column, value, cell) => {
  expect(arsipCells(column, value)).toBe(cell)
})
