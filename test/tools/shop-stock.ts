/** The pieces that a shop and its model begin with: those of the fixture, and two dozen more. */
import type { ModelPiece } from './shop-model.ts'

export const PIECES = Array.from({ length: 24 }, (_, i) => {
  const kode_group = ['G375', 'G700', 'LM'][i % 3]!
  return {
    kode_group,
    berat: (1_000 + ((i * 977) % 7_000)) / 1000,
    ongkos: (i % 4) * 12_345,
    harga_atribut: i % 5 === 0 ? 150_000 : 0,
    punya_faktur_pajak: i % 2 === 0,
    kode_baki: i % 2 ? 'A1' : 'A2',
  }
})
const FIXTURE: [group: string, mg: number, ongkos: number, atribut: number, baki: string][] = [
  ['G375', 2_350, 50_000, 0, 'A1'],
  ['G700', 5_125, 75_000, 150_000, 'A1'],
  ['G375', 3_417, 60_000, 0, 'A2'],
  ['G700', 1_208, 40_000, 0, 'A2'],
  ['LM', 5_000, 0, 0, 'A2'],
]

/** As the model has them, under the barcodes they were given. */
export const owned = (codes: readonly string[]): ModelPiece[] =>
  PIECES.map((p, i): ModelPiece => ({
    kode_barcode: codes[i]!,
    kode_group: p.kode_group,
    baki: p.kode_baki,
    mg: Math.round(p.berat * 1000),
    ongkos: p.ongkos,
    atribut: p.harga_atribut,
    faktur: p.punya_faktur_pajak,
    status: 'READY',
  }))

export const fixture = (): ModelPiece[] =>
  FIXTURE.map(([kode_group, mg, ongkos, atribut, baki], i): ModelPiece => ({
    kode_barcode: `0000000${i + 1}`,
    kode_group,
    mg,
    ongkos,
    atribut,
    baki,
    faktur: true,
    status: 'READY',
  }))
