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
  /** Statuses that allow a piece into the document; empty if the document makes its pieces. */
  dari: readonly StatusBarang[]
  /** Pieces that were sorted for it are offered first. */
  tujuan?: TujuanSortir
  /** Pieces that were bought without nota wait for it (rules/tahan-tanpa-surat.ts): they leave what the shop can still give back. */
  menahan?: true
  /** The event under which it is posted, and undone. */
  kategori: KategoriStok
  /** The movement of each piece at the place its line names, for comparison with the books. null: no movement. */
  gerak: {
    mutasi: KodeMutasi | readonly KodeMutasi[]
    arah: 'keluar' | 'masuk'
    /** The place, when it is no tray. */
    di?: LokasiMaya
  } | null
  /** The two who sign the slip. */
  tandaTangan: readonly [string, string]
  /**
   * Title of the slip, when it is not BUKTI with the document's name; its number is then a QR that the next screen
   * scans.
   */
  slip?: { judul: string; qr: true }
  /** Names of the weight before and the weight now, when pieces are weighed on arrival. */
  timbang?: readonly [string, string]
  /** Tells staff what becomes of the pieces when the document is undone; without it they go back to their trays. */
  kembali?: string
  /**
   * The otorisasi needed to undo it; without it, its maker or a supervisor may. `pernah: false`: it is never undone.
   */
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
