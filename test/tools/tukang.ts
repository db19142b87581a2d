/** Goldsmiths over HTTP: finished pieces, gold that they are given, their fees. Actions answer status and body; a `build…` throws unless it went well. */
import { idTrx, must, type Client, type Reply } from './client.ts'
import { buildPesananProses, lihatPesanan, type PesananWanted } from './pesanan.ts'
import { tambahkan } from './tambah.ts'
import { allowedIfAsked } from './till.ts'

export interface Jadi {
  /** The line of the order. */
  no?: number
  /** Grams. */
  berat?: number
  kode_group?: string
  [field: string]: unknown
}

/** What a goldsmith has made, into the shop: `staf` must be allowed to add pieces. */
export const jadikan = (
  staf: Client,
  no_pesanan: string,
  barang: readonly Jadi[] = [{}],
  id_trx = idTrx(),
): Promise<Reply> =>
  tambahkan(staf, {
    sumber: 'PESANAN',
    no_pesanan,
    id_trx,
    barang: barang.map(({ no = 1, berat = 4.12, ...more }) => ({
      kode_group: 'G700',
      nama_barang: 'CINCIN NIKAH',
      no_baris: no,
      berat,
      ...more,
    })),
  })

/** An order that is made, all of it: each line at `berat` (4.120 g where nothing is said). */
export async function buildJadi(
  till: Client,
  wanted: PesananWanted & { berat?: readonly number[]; kode_tukang?: string } = {},
): Promise<{ no_pesanan: string; no: string; barcode: string[] }> {
  const { berat = [], kode_tukang = 'TK1', ...order } = wanted
  const no_pesanan = await buildPesananProses(till, order, kode_tukang)
  const { detail_barang } = await lihatPesanan(till, no_pesanan)
  const lines = detail_barang as { no: number; kode_group: string; kode_dept: string }[]
  const { no, barcode } = must(
    await jadikan(
      till,
      no_pesanan,
      lines.map(({ no: line, kode_group, kode_dept }, i) => ({
        no: line,
        kode_group,
        kode_dept,
        berat: berat[i] ?? 4.12,
      })),
    ),
  ).data
  return { no_pesanan, no, barcode }
}

/** Undoes the document that brought finished pieces, with the otorisasi that it needs. */
export const batalJadi = (staf: Client, no: string): Promise<Reply> =>
  allowedIfAsked(staf, () => staf.send('POST', 'tambah-data-barang/batal', { no, alasan: 'SALAH TIMBANG' }))
