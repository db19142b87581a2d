import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentToPersen, persen, rupiah } from '#domain/units.ts'
import { disetujuiFee } from './disetujui.ts'
import { feeLebih, feeMaster, type FeeBank } from './fee-kartu.ts'
import { JENIS_BAYAR } from './pembayaran.ts'

const banks: FeeBank[] = [
  { nama_bank: 'BCA', fee_kartu: percentToPersen(2) },
  { nama_bank: 'MANDIRI', fee_kartu: percentToPersen(0) },
]

test.each([
  ['at the master’s fee', 'CREDIT', 'BCA', 2, undefined],
  ['below it', 'CREDIT', 'BCA', 0, undefined],
  ['a ten-thousandth above', 'CREDIT', 'BCA', 2.0001, 2],
  ['a bank of which none is set', 'CREDIT', 'MANDIRI', 0.5, undefined],
  ['a bank nobody knows', 'CREDIT', 'BANK LAIN', 0.5, undefined],
  ['a way of paying without fee', 'DEBET', 'BCA', 1, undefined],
  ['a locked line', 'TITIPAN', 'BCA', 1, undefined],
] as const)('%s', (_, jenis, nama_bank, fee, master) => {
  const found = feeLebih({ jenis, nama_bank, fee: percentToPersen(fee), nominal: rupiah(1_000) }, banks)
  expect(found?.fee_master).toBe(master === undefined ? undefined : percentToPersen(master))
})

test('what is allowed names bank and figures, each once', () => {
  const lebih = feeLebih(
    { jenis: 'CREDIT', nama_bank: 'BCA', fee: percentToPersen(5), nominal: rupiah(2_000_000) },
    banks,
  )!
  expect(disetujuiFee(lebih)).toEqual([
    { nama: 'Pembayaran', nilai: 'CREDIT BCA' },
    { nama: 'Fee', nilai: '2% menjadi 5%' },
    { nama: 'Nominal', nilai: 'Rp. 2,000,000' },
  ])
})

test('what the form fills in by itself never needs anybody, and one step more does where one is set', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...JENIS_BAYAR),
      fc.array(
        fc.record({ nama_bank: fc.constantFrom('BCA', 'BRI'), fee_kartu: fc.nat(1_000_000).map(persen) }),
      ),
      fc.nat(2_000_000),
      (jenis, list, nominal) => {
        const fee = feeMaster(jenis, 'BCA', list)
        const line = { jenis, nama_bank: 'BCA', fee, nominal: rupiah(nominal) }
        expect(feeLebih(line, list)).toBeUndefined()
        const lebih = feeLebih({ ...line, fee: persen(fee + 1) }, list)
        if (fee === 0) expect(lebih).toBeUndefined()
        else expect(lebih).toMatchObject({ fee_master: fee, nominal })
      },
    ),
  )
})
