import { expect, test } from 'vitest'
import { STATUS } from './status.ts'
import { STATUS_DIKOREKSI, tolakUbahNama, tolakUbahOngkos } from './ubah-barang.ts'

test('of a piece that somebody holds the price and the weight stay, of one that left everything does', () => {
  const boleh = (tolak: typeof tolakUbahNama) =>
    Object.keys(STATUS.barang).filter((status) => !tolak({ kode_barcode: '00000001', status }))
  expect(boleh(tolakUbahNama)).toEqual(['READY', 'BOOKED', 'TITIP', 'PESANAN', 'BELI', 'CUCI', 'SORTIR'])
  expect(boleh(tolakUbahOngkos)).toEqual(['READY', 'BELI', 'CUCI', 'SORTIR'])
  expect(STATUS_DIKOREKSI).toEqual(['READY', 'BELI', 'SORTIR'])
  expect(tolakUbahOngkos({ kode_barcode: '00000001', status: 'BOOKED' })?.message).toBe(
    'Barang 00000001 Tidak Bisa Diubah, Status BOOKED',
  )
})
