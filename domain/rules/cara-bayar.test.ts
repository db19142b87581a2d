import { expect, test } from 'vitest'
import { rupiah } from '../units.ts'
import { sebutCara, uangPindah, type BayarMenunggu } from './cara-bayar.ts'

const paid = (
  arah: 'MASUK' | 'KELUAR',
  jenis: string,
  nominal: number,
  { nama_bank = '-', uang_diterima = 0, fee_pelanggan = 0 } = {},
): BayarMenunggu => ({
  arah,
  jenis,
  nama_bank,
  nominal: rupiah(nominal),
  uang_diterima: rupiah(uang_diterima),
  fee_pelanggan: rupiah(fee_pelanggan),
})
const BCA = { nama_bank: 'BCA' }
const said = (payments: BayarMenunggu[]) => {
  const { masuk, keluar, diterima, kembalian } = uangPindah(payments)
  return { masuk: masuk.map(sebutCara), keluar: keluar.map(sebutCara), diterima, kembalian }
}

test('several documents: each way once, in and out apart, deposits and pieces are no money', () => {
  expect(
    said([
      paid('MASUK', 'CASH', 1_500, { uang_diterima: 2_000 }),
      paid('MASUK', 'DEBET', 500, BCA),
      paid('MASUK', 'TITIPAN', 900),
      paid('MASUK', 'TUKAR', 700),
      paid('MASUK', 'CASH', 100, { uang_diterima: 100 }),
      paid('KELUAR', 'CASH', 300),
      paid('KELUAR', 'TRANSFER', 400, BCA),
    ]),
  ).toEqual({
    masuk: ['CASH Rp. 1,600', 'DEBET BCA Rp. 500'],
    keluar: ['CASH Rp. 300', 'TRANSFER BCA Rp. 400'],
    diterima: 2_000,
    kembalian: 500,
  })
})

test('a card whose fee the customer bears is charged with it', () => {
  expect(said([paid('MASUK', 'CREDIT', 2_000, { ...BCA, fee_pelanggan: 40 })]).masuk).toEqual([
    'CREDIT BCA Rp. 2,040',
  ])
})
