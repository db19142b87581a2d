/**
 * `defineDokumenStok`: a stock document, declared once: pieces are scanned, told where to go, saved, printed on a slip, and on
 * the same day undone (DOMAIN §B.13, §O.1-12). From it come its calls (calls/dokumen-stok.ts), its routes (server/stok), its
 * screen and slip (client/stok), its numbers and its check of the books. What else a kind does is a use case of its own.
 */
import { defineDokumen, type DokumenDefinition } from './dokumen.ts'
import { errors } from './errors.ts'
import type { MenuPath } from './menus.ts'
import type { BarangDi } from './rules/postings/stok.ts'
import type { KategoriStok, Posting } from './rules/posting.ts'
import type { StatusBarang } from './rules/status.ts'

interface Spec extends Pick<DokumenDefinition, 'kind' | 'nama' | 'nomor'> {
  menu: MenuPath
  /** First part of the paths of its calls. */
  path: string
  /** What pieces must be to be in it. */
  dari: readonly [StatusBarang, ...StatusBarang[]]
  /** Its event, and what it moves to `ke` ('gudang/baki'). */
  kategori: KategoriStok
  posting: (no: string, ke: string, barang: readonly BarangDi[]) => Posting
  /** Who signs the slip. */
  tandaTangan: readonly [string, string]
}

export interface DokumenStok extends DokumenDefinition, Spec {}

/** Undone on its own day, whole, by its maker or a supervisor. */
export const defineDokumenStok = (spec: Spec): DokumenStok => ({
  ...spec,
  ...defineDokumen({
    kind: spec.kind,
    nama: spec.nama,
    nomor: spec.nomor,
    kunci: 'no',
    status: 'status_valid',
    berita: 'stok',
    batal: {
      hariLain: { aturan: 'tidak', tolak: () => errors.batalBedaHari({ nama: spec.nama }) },
      sudah: () => errors.sudahDibatalkan(),
    },
  }),
})
