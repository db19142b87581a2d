/** A place of the stock ledger as people call it. */
import { isMaya, jenisLokasi, type LokasiMaya } from './lokasi.ts'

const MAYA: Record<LokasiMaya, string> = {
  'V:AWAL': 'Stok Awal',
  'V:PEMASOK': 'Pemasok',
  'V:CUSTOMER': 'Customer',
  'V:TUKANG': 'Tukang',
  'V:TRANSIT': 'Perjalanan',
  'V:PUSAT': 'Pusat',
  'V:CABANG': 'Toko Di Server Lain',
  'V:HANCUR': 'Dihancurkan',
  'V:SUSUT': 'Susut',
  'V:HILANG': 'Hilang',
  'V:KOREKSI': 'Koreksi',
}

/** 'TOKO/A1' is 'TOKO / A1'; a reserved gudang has one baki of its own name, said once. */
export const sebutLokasi = (lokasi: string): string =>
  isMaya(lokasi)
    ? MAYA[lokasi]
    : jenisLokasi(lokasi) === 'TRAY'
      ? lokasi.replace('/', ' / ')
      : lokasi.split('/')[0]!
