import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { milligram, persen, rupiah as rp, tanggalSystem } from '../units.ts'
import {
  barang,
  count,
  date,
  edgeSchema,
  formatValue,
  gram,
  gram2,
  percent,
  rowsSchema,
  rupiah,
  text,
  time,
  type Row,
} from './columns.ts'

const columns = {
  a: text('A'),
  b: date('B'),
  c: time('C'),
  d: count('D'),
  e: rupiah('E', 'total'),
  f: gram('F'),
  g: percent('G'),
  h: barang('H'),
}
const arbRow: fc.Arbitrary<Row> = fc.record({
  a: fc.string(),
  b: fc.constant(tanggalSystem('2025-01-15')),
  c: fc.constant('10:15:22'),
  d: fc.nat(),
  e: fc.integer({ min: -(10 ** 12), max: 10 ** 12 }).map(rp),
  f: fc.integer({ min: -(10 ** 10), max: 10 ** 10 }).map(milligram),
  g: fc.integer({ min: 0, max: 10 ** 6 }).map(persen),
  h: fc.array(fc.record({ nama_barang: fc.string(), jumlah: fc.nat() }), { maxLength: 3 }),
})

describe('rows on the wire', () => {
  test('the quick way says exactly what the schema says', () => {
    const slow = z.array(edgeSchema(columns))
    fc.assert(
      fc.property(fc.array(arbRow, { maxLength: 5 }), (rows) => {
        const expected = z.encode(slow, rows as never)
        expect(z.encode(rowsSchema([{ columns }]), structuredClone(rows))).toEqual(expected)
      }),
    )
  })
  test('and back again', () => {
    const schema = rowsSchema([{ columns }])
    fc.assert(
      fc.property(
        fc.array(arbRow, { maxLength: 5 }),
        (rows) => void expect(z.decode(schema, z.encode(schema, structuredClone(rows)))).toEqual(rows),
      ),
    )
  })
  test('groups travel as {_id, detail}, and arrive as the rows they were', () => {
    const grouped = { _id: text('Kategori'), berat: gram('Berat'), harga: rupiah('Harga') }
    const schema = rowsSchema([{ columns: grouped, nested: { by: ['_id'], rows: 'detail' } }])
    const rows: Row[] = [
      ['A', 1000],
      ['A', 2350],
      ['B', 5],
    ].map(([_id, berat]) => ({ _id: _id as string, berat: milligram(berat as number), harga: rp(500) }))
    const wire = z.encode(schema, structuredClone(rows))
    expect(wire).toEqual([
      {
        _id: 'A',
        detail: [
          { berat: 1, harga: 500 },
          { berat: 2.35, harga: 500 },
        ],
      },
      { _id: 'B', detail: [{ berat: 0.005, harga: 500 }] },
    ])
    expect(z.decode(schema, wire)).toEqual(rows)
  })

  test('a layout of groups beside a flat one: each travels as its own', () => {
    const schema = rowsSchema([
      { columns: { kode_toko: text('Baki'), qty: count('Qty') } },
      {
        columns: { kode_baki: text('Baki'), kode_barcode: text('Barcode'), berat: gram('Berat') },
        nested: { by: ['kode_baki'], rows: 'detail_barang' },
      },
    ])
    const rekap: Row[] = [{ kode_toko: 'A1', qty: 2 }]
    const detail: Row[] = ['00000001', '00000002'].map((kode_barcode) => ({
      kode_baki: 'A1',
      kode_barcode,
      berat: milligram(2350),
    }))
    expect(z.encode(schema, structuredClone(rekap))).toEqual(rekap)
    const wire = z.encode(schema, structuredClone(detail))
    expect(wire).toEqual([
      {
        kode_baki: 'A1',
        detail_barang: [
          { kode_barcode: '00000001', berat: 2.35 },
          { kode_barcode: '00000002', berat: 2.35 },
        ],
      },
    ])
    expect(z.decode(schema, wire)).toEqual(detail)
    expect(z.decode(schema, structuredClone(rekap))).toEqual(rekap)
  })

  test('anything but an array is no report', () => {
    expect(rowsSchema([{ columns }]).safeDecode({ a: 1 } as never).success).toBe(false)
  })
})

test('a kind alone decides how a value is written', () => {
  const written: [{ kind: never; decimals?: 2 | 3 }, unknown, string][] = [
    [rupiah('') as never, 1_577_500, '1,577,500'],
    [count('') as never, 1234, '1,234'],
    [gram('') as never, 2350, '2.350'],
    [gram2(gram('')) as never, 2356, '2.36'],
    [percent('') as never, 375_000, '37.5%'],
    [date('') as never, '2025-01-15', '2025-01-15'],
    [text('') as never, '-', '-'],
    [
      barang('') as never,
      [
        { nama_barang: 'CINCIN', jumlah: 2 },
        { nama_barang: 'KALUNG', jumlah: 1 },
      ],
      'CINCIN (2), KALUNG',
    ],
    [barang('') as never, [], '-'],
  ]
  for (const [column, value, expected] of written) expect(formatValue(column, value as never)).toBe(expected)
})
