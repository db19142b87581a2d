/** New pieces: where they come from, and what of them is refused (DOMAIN §B.13). Pure. */
import { errors, type Refusal } from '../errors.ts'
import type { NewBarangContent } from '../impor/stok-awal.ts'
import type { LokasiMaya } from './lokasi.ts'
import {
  peringatanBerat,
  putuskanStokAwal,
  type BarangAwal,
  type WrongRow,
  type Dikenal,
} from './stok-awal.ts'

/** Sources that bring pieces into the shop. BUY-BACK RE-TAG brings none: the piece is there already. */
export const SUMBER_TAMBAH = ['PEMASOK', 'TUKANG', 'PUSAT', 'PESANAN'] as const
export type SumberTambah = (typeof SUMBER_TAMBAH)[number]
export const TAG_ULANG = 'BUY-BACK RE-TAG'

/**
 * Place in the books from which the grams of each source come. A piece of an order comes another way (M21,
 * postings/pesanan.ts).
 */
export const LOKASI_SUMBER = {
  PEMASOK: 'V:PEMASOK',
  TUKANG: 'V:TUKANG',
  PUSAT: 'V:PUSAT',
} as const satisfies Partial<Record<SumberTambah, LokasiMaya>>
export type SumberTray = keyof typeof LOKASI_SUMBER

const wrongRows = (wrong: readonly WrongRow[], refuse: (alasan: string) => Refusal): Refusal[] =>
  wrong.flatMap(({ no, alasan }) =>
    alasan.map((a) => refuse(a.alasan).at(a.column ? `barang.${no}.${a.column}` : `barang.${no}`)),
  )

/** The pieces as they come into the shop, or everything that is wrong, each at its row; weights that nobody weighs until they are agreed to. */
export function putuskanTambah(
  barang: readonly NewBarangContent[],
  dikenal: Dikenal,
  setuju: boolean,
): { barang: BarangAwal[]; wrong: Refusal[] } {
  const putusan = putuskanStokAwal(
    barang.map((content, no) => ({ no, content: { ...content, kode_barcode: null }, alasan: [] })),
    dikenal,
  )
  return {
    barang: putusan.barang,
    wrong: [
      ...wrongRows(putusan.wrong, (alasan) => errors.barangBaruSalah({ alasan })),
      ...(setuju
        ? []
        : wrongRows(peringatanBerat(putusan.barang), (alasan) => errors.beratPerluSetuju({ alasan }))),
    ],
  }
}

/** Checks the further data of a source: its goldsmith, its order. The order's own conditions are in pesanan-jadi.ts. */
export function tolakSumber(
  { sumber, kode_tukang, no_pesanan }: { sumber: SumberTambah; kode_tukang: string; no_pesanan: string },
  tukang: ReadonlySet<string>,
): Refusal[] {
  if (sumber === 'PESANAN') return no_pesanan === '-' ? [errors.pesananKosong().at('no_pesanan')] : []
  if (no_pesanan !== '-') return [errors.bukanSumberPesanan().at('no_pesanan')]
  if (sumber !== 'TUKANG') return []
  if (kode_tukang === '-') return [errors.tukangKosong().at('kode_tukang')]
  return tukang.has(kode_tukang)
    ? []
    : [errors.pilihanTidakAda({ label: 'Tukang', kode: kode_tukang }).at('kode_tukang')]
}
