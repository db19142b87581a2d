import { expect, test } from 'vitest'
import { Refusal } from '#domain/errors.ts'
import { rekeningCocok, rekeningUntuk, rekeningUtama, type RekeningToko } from './rekening.ts'

const accounts: RekeningToko[] = [
  { no_rekening: '300', nama_bank: 'BCA', jenis: 'EDC', is_default: false },
  { no_rekening: '100', nama_bank: 'BCA', jenis: 'TRANSFER', is_default: false },
  { no_rekening: '200', nama_bank: 'BCA', jenis: 'SEMUA', is_default: true },
  { no_rekening: '500', nama_bank: 'BRI', jenis: 'TRANSFER', is_default: false },
  { no_rekening: '600', nama_bank: 'BNI', jenis: 'EDC', is_default: false },
  { no_rekening: '550', nama_bank: 'BNI', jenis: 'EDC', is_default: false },
]
test.each([
  ['CASH', '-', '-', '-'],
  ['TITIPAN', '-', '-', '-'],
  ['DEBET', 'BCA', '-', '200'],
  ['CREDIT', 'BCA', '300', '200'], // a card number is no account
  ['TRANSFER', 'BCA', '100', '100'],
  ['TRANSFER', 'BCA', '200', '200'],
  ['TRANSFER', 'BRI', '-', '500'], // the only one
] as const)('%s at %s with %s lands in %s', (jenis, nama_bank, no_card, expected) => {
  expect(rekeningUntuk({ jenis, nama_bank, no_card }, accounts)).toBe(expected)
})

test.each([
  ['DEBET', 'BRI', '-', 'nama_bank', 'Rekening Bank BRI Tidak Ada'],
  ['DEBET', 'BNI', '-', 'nama_bank', 'Default Rekening Bank BNI Belum Dipilih Di Master Rekening'],
  ['TRANSFER', 'MANDIRI', '500', 'nama_bank', 'Rekening Bank MANDIRI Tidak Ada'],
  ['TRANSFER', 'BCA', '-', 'no_card', 'Rekening Bank BCA Harus Dipilih'],
  ['TRANSFER', 'BCA', '300', 'no_card', 'Rekening 300 Bukan Rekening Toko Di Bank BCA'], // for cards alone
  ['TRANSFER', 'BRI', '99887766', 'no_card', 'Rekening 99887766 Bukan Rekening Toko Di Bank BRI'],
] as const)('%s at %s with %s is refused at %s, never guessed', (jenis, nama_bank, no_card, field, text) => {
  try {
    rekeningUntuk({ jenis, nama_bank, no_card }, accounts)
    expect.unreachable()
  } catch (refusal) {
    expect((refusal as Refusal).errors).toEqual([{ field, message: text }])
  }
})

test('what can be chosen is the shop’s own of that bank, by number', () => {
  expect(rekeningCocok('BCA', 'TRANSFER', accounts).map((a) => a.no_rekening)).toEqual(['100', '200'])
  expect(rekeningUtama('BCA', 'TRANSFER', accounts).no_rekening).toBe('200')
})
