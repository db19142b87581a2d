import { expect, test } from 'vitest'
import { percentToPersen, rupiah } from '../units.ts'
import { sebutUangBatal, uangBatalPembelian, uangBatalPenjualan, uangDikembalikan } from './uang-batal.ts'

const paid = (
  jenis: string,
  nominal: number,
  { nama_bank = '-', fee = 0, fee_mode = 'TOKO' as 'TOKO' | 'PELANGGAN' } = {},
) => ({ jenis, nama_bank, nominal: rupiah(nominal), fee: percentToPersen(fee), fee_mode })
const BCA = { nama_bank: 'BCA' }

const sale = (
  pembayaran: ReturnType<typeof paid>[],
  { batal = 1_500, kelebihan = [] as ReturnType<typeof paid>[] } = {},
) => ({
  pembayaran,
  kelebihan,
  alive: rupiah(1_500),
  batal: rupiah(batal),
  seluruhnya: batal === 1_500,
})

test.each([
  [
    'two ways',
    sale([paid('CASH', 1_000), paid('DEBET', 500, BCA)]),
    'ASAL',
    ['Kembalikan CASH Rp. 1,000', 'Kembalikan DEBET BCA Rp. 500'],
  ],
  [
    'two ways, all in cash',
    sale([paid('CASH', 1_000), paid('DEBET', 500, BCA)]),
    'CASH',
    ['Kembalikan CASH Rp. 1,500'],
  ],
  ['some lines', sale([paid('DEBET', 1_500, BCA)], { batal: 400 }), 'ASAL', ['Kembalikan DEBET BCA Rp. 400']],
  [
    'a fee the customer bore',
    sale([paid('CREDIT', 1_500, { ...BCA, fee: 2, fee_mode: 'PELANGGAN' })]),
    'ASAL',
    ['Kembalikan CREDIT BCA Rp. 1,530'],
  ],
  [
    'some lines of it',
    sale([paid('CREDIT', 1_500, { ...BCA, fee: 2, fee_mode: 'PELANGGAN' })], { batal: 500 }),
    'ASAL',
    ['Kembalikan CREDIT BCA Rp. 510'],
  ],
  [
    'a fee the shop bore',
    sale([paid('CREDIT', 1_500, { ...BCA, fee: 2 })]),
    'ASAL',
    ['Kembalikan CREDIT BCA Rp. 1,500'],
  ],
  [
    'a deposit and the rest',
    sale([paid('TITIPAN', 1_000), paid('CASH', 500)]),
    'ASAL',
    ['Kembalikan CASH Rp. 500', 'Kembali menjadi titipan Rp. 1,000'],
  ],
  [
    'a deposit larger than it',
    sale([paid('TITIPAN', 1_500)], { kelebihan: [paid('CASH', 300)] }),
    'CASH',
    ['Terima kembali CASH Rp. 300', 'Kembali menjadi titipan Rp. 1,500'],
  ],
  ['nothing was paid', sale([]), 'ASAL', []],
] as const)('a sale: %s', (_, undone, cara, said) => {
  expect(sebutUangBatal(uangBatalPenjualan(undone, cara))).toEqual(said)
})

test('a purchase comes back the way it was paid, a trade-in either way, the piece itself never', () => {
  const moved = (arah: 'MASUK' | 'KELUAR', jenis: string, nominal: number, nama_bank = '-') => ({
    arah,
    ...paid(jenis, nominal, { nama_bank }),
  })
  expect(
    sebutUangBatal(
      uangBatalPembelian([moved('KELUAR', 'CASH', 1_000), moved('KELUAR', 'TRANSFER', 500, 'BCA')]),
    ),
  ).toEqual(['Terima kembali CASH Rp. 1,000', 'Terima kembali TRANSFER BCA Rp. 500'])
  expect(
    sebutUangBatal(uangBatalPembelian([moved('MASUK', 'TUKAR', 900), moved('MASUK', 'CASH', 100)])),
  ).toEqual(['Kembalikan CASH Rp. 100'])
})

test.each([
  [
    'whole, in two ways',
    [paid('CASH', 1_000), paid('DEBET', 500, BCA)],
    [['CASH, DEBET', 1_500]],
    [
      ['CASH', 1_000],
      ['DEBET', 500],
    ],
  ],
  [
    'whole, all in cash',
    [paid('CASH', 1_000), paid('DEBET', 500, BCA)],
    [['CASH', 1_500]],
    [['CASH', 1_500]],
  ],
  ['some lines', [paid('DEBET', 1_500, BCA)], [['DEBET', 400]], [['DEBET', 400]]],
  [
    'beside a deposit',
    [paid('TITIPAN', 1_000), paid('DEBET', 500, BCA)],
    [['TITIPAN, DEBET', 500]],
    [['DEBET', 500]],
  ],
  ['of a deposit alone', [paid('TITIPAN', 1_500)], [['TITIPAN', 0]], []],
] as const)('what went back is known afterwards: %s', (_, pembayaran, batal, ways) => {
  const rows = batal.map(([refund, rp]) => ({ refund, refund_rp: rupiah(rp) }))
  expect(uangDikembalikan(pembayaran, rows).map((p) => [p.jenis, p.nominal])).toEqual(ways)
})
