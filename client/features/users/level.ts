import type { Level } from '#domain/level.ts'

/** The person behind every level (DOMAIN §B.0.1). */
export const NAMA_LEVEL: Record<Level, string> = {
  OWN: 'Pemilik',
  SU: 'Super User',
  SPV: 'Kepala Toko',
  KSR: 'Kasir',
  SLS: 'Pramuniaga',
  GDG: 'Gudang',
  ADM: 'Administrasi',
  KTL: 'Katalog',
}
