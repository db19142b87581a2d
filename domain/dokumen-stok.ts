/**
 * `defineDokumenStok`: a stock document, declared once: pieces in a list, moved by one event, printed on a slip, and on the same
 * day undone (DOMAIN §B.13, §O.1-12). From it come its number and its place in the books, scan, list, slip and cancel
 * (calls/dokumen-stok.ts, server/stok) and most of its screen (client/stok). How it is saved, and what it keeps beside head
 * and pieces, is its own: a call, a use case, a table by the same number.
 */
import { defineDokumen, type DokumenDefinition } from './dokumen.ts'
import { errors } from './errors.ts'
import type { MenuPath } from './menus.ts'
import type { LokasiMaya } from './rules/lokasi.ts'
import type { KodeMutasi } from './rules/mutasi.ts'
import type { KategoriOtorisasi } from './rules/otorisasi.ts'
import type { KategoriStok } from './rules/posting.ts'
import type { TujuanSortir } from './rules/sortir.ts'
import type { StatusBarang } from './rules/status.ts'

interface Spec extends Pick<DokumenDefinition, 'kind' | 'nama' | 'nomor'> {
  menu: MenuPath
  /** First part of the paths of its calls. */
  path: string
  /** What pieces must be to be in it; none where it makes them. */
  dari: readonly StatusBarang[]
  /** Pieces that were sorted for it are offered first. */
  tujuan?: TujuanSortir
  /** The event under which it is posted, and undone. */
  kategori: KategoriStok
  /** What each of its pieces does at the place its line names: the books are compared with it. null: it moves nothing. */
  gerak: {
    mutasi: KodeMutasi | readonly KodeMutasi[]
    arah: 'keluar' | 'masuk'
    /** Where that is, when no tray is. */
    di?: LokasiMaya
  } | null
  /** Who signs the slip. */
  tandaTangan: readonly [string, string]
  /** What the slip is called, when it is no BUKTI of its name; with the number as a QR that the next screen scans. */
  slip?: { judul: string; qr: true }
  /** Its pieces are weighed when they come: what their weight before and their weight now are called. */
  timbang?: readonly [string, string]
  /** What becomes of its pieces when it is undone, as staff are told; they go back to their trays where it says nothing. */
  kembali?: string
  /** What somebody must allow when it is undone; without it its maker may, or a supervisor. `pernah: false`: it never is. */
  batal?: { otorisasi?: KategoriOtorisasi } | { pernah: false }
}

export interface DokumenStok extends Omit<Spec, 'batal'>, DokumenDefinition {}

/** Undone on its own day, whole, while every piece is where it left it. */
export function defineDokumenStok<const S extends Spec>(spec: S): DokumenStok & Pick<S, 'kind' | 'nomor'> {
  const { kind, nama, nomor, batal = {} } = spec
  const pernah = !('pernah' in batal)
  return {
    ...spec,
    ...defineDokumen({
      kind,
      nama,
      nomor,
      kunci: 'no',
      status: 'status_valid',
      berita: 'stok',
      batal: {
        ...('otorisasi' in batal && batal.otorisasi ? { otorisasi: batal.otorisasi } : {}),
        ...(pernah ? {} : { tidakPernah: () => errors.tidakBisaDibatalkan({ nama }) }),
        hariLain: { aturan: 'tidak', tolak: () => errors.batalBedaHari({ nama }) },
        sudah: () => errors.sudahDibatalkan(),
      },
    }),
  }
}
