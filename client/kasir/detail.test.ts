import { expect, test } from 'vitest'
import { tanggalSystem } from '#domain/units.ts'
import { faktaKunjungan, faktaSales } from './detail.tsx'

const visit = {
  tgl_system: tanggalSystem('2025-01-15'),
  jam: '09:41:07',
  kode_customer: 'MTK010000601',
  nama_customer: 'BU RATNA',
  no_hp: '0812****5678',
  alamat_customer: 'JL. MAWAR 3',
}

test('a visit is told each under its own name; who is no member has no code', () => {
  expect(faktaKunjungan(visit)).toEqual([
    ['Tanggal', 'Rabu, 15 Januari 2025, 09:41'],
    ['Customer', 'BU RATNA (MTK010000601)'],
    ['No HP', '0812****5678'],
    ['Alamat', 'JL. MAWAR 3'],
  ])
  expect(faktaKunjungan({ ...visit, kode_customer: 'NONMEMBER' })[1]).toEqual(['Customer', 'BU RATNA'])
  expect(faktaSales({ nama_sales: 'SITI', kode_sales: 'S01' })).toEqual(['Sales', 'SITI (S01)'])
})
