import { expect, it, test } from 'vitest'
import { rekeningUntuk, type RekeningToko } from './rekening.ts'

const accounts: RekeningToko[] = [
  { no_rekening: '300', nama_bank: 'BCA', jenis: 'EDC', is_default: false },
  { no_rekening: '100', nama_bank: 'BCA', jenis: 'TRANSFER', is_default: false },
  { no_rekening: '200', nama_bank: 'BCA', jenis: 'SEMUA', is_default: true },
  { no_rekening: '500', nama_bank: 'BRI', jenis: 'TRANSFER', is_default: true },
  { no_rekening: '600', nama_bank: 'BNI', jenis: 'EDC', is_default: false },
  { no_rekening: '550', nama_bank: 'BNI', jenis: 'EDC', is_default: false },
]
test.each([
  ['CASH', '-', '-', '-'],
  ['TITIPAN', '-', '-', '-'],
  ['DEBET', 'BCA', '-', '200'],
  ['CREDIT', 'BCA', '300', '200'], // a card number is no account
  ['TRANSFER', 'BCA', '100', '100'],
  ['TRANSFER', 'BCA', '99887766', '200'], // the customer's account
  ['DEBET', 'BNI', '-', '550'],
] as const)('%s at %s with %s lands in %s', (jenis, nama_bank, no_card, expected) => {
  expect(rekeningUntuk({ jenis, nama_bank, no_card }, accounts)).toBe(expected)
})

it('is refused where the shop has no fitting account', () => {
  expect(() => rekeningUntuk({ jenis: 'DEBET', nama_bank: 'BRI', no_card: '-' }, accounts)).toThrow(
    'Rekening Bank BRI Tidak Ada',
  )
  expect(() => rekeningUntuk({ jenis: 'TRANSFER', nama_bank: 'MANDIRI', no_card: '500' }, accounts)).toThrow(
    'Rekening Bank MANDIRI Tidak Ada',
  )
})
