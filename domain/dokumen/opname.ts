/** A stock opname, and a tray on the scale: once done they stand (DOMAIN §B.15, §B.16, §O.1-12). */
import { defineDokumen } from '../dokumen.ts'
import { errors } from '../errors.ts'

const TETAP = (nama: string) => ({
  tidakPernah: () => errors.tidakBisaDibatalkan({ nama }),
  hariLain: { aturan: 'sama' } as const,
  sudah: () => errors.sudahDibatalkan(),
})

export const opname = defineDokumen({
  kind: 'OPNAME',
  nama: 'Stock Opname',
  nomor: 'SO',
  kunci: 'no',
  status: 'opname',
  berita: 'opname',
  batal: TETAP('Stock Opname'),
})

export const timbangBaki = defineDokumen({
  kind: 'TIMBANG',
  nama: 'Timbang Baki',
  nomor: 'TB',
  kunci: 'no',
  status: 'timbang_baki',
  berita: 'timbang',
  batal: TETAP('Timbang Baki'),
})
