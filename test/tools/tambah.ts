/** New pieces over HTTP: actions answer status and body; a `build…` throws unless it went well. */
import { idTrx, must, type Client, type Reply } from './client.ts'
import { allowedIfAsked } from './till.ts'

export interface BarangBaru {
  kode_group?: string
  kode_dept?: string
  nama_barang?: string
  berat?: number
  kode_baki?: string
  [field: string]: unknown
}

/** A piece as a screen sends it. */
export const barangBaru = (content: BarangBaru = {}): object => ({
  kode_group: 'G375',
  kode_dept: 'CINCIN',
  nama_barang: 'CINCIN BARU',
  kadar: null,
  kadar_cetak: null,
  berat: 2.35,
  harga_modal: null,
  kode_baki: 'A1',
  ...content,
})

interface TambahWanted {
  barang: readonly BarangBaru[]
  sumber?: string
  id_trx?: string
  [field: string]: unknown
}

export const tambahkan = (
  staf: Client,
  { barang, sumber = 'PEMASOK', id_trx = idTrx(), ...rest }: TambahWanted,
): Promise<Reply> =>
  staf.send('POST', 'tambah-data-barang', { sumber, barang: barang.map(barangBaru), id_trx, ...rest })

export const buildTambah = async (
  staf: Client,
  wanted: TambahWanted,
): Promise<{ no: string; barcode: string[] }> => must(await tambahkan(staf, wanted)).data

/** With the otorisasi that each needs. */
export const batalTambah = (staf: Client, no: string): Promise<Reply> =>
  allowedIfAsked(staf, () => staf.send('POST', 'tambah-data-barang/batal', { no, alasan: 'SALAH TAMBAH' }))
export const hapuskan = (staf: Client, barang: readonly string[]): Promise<Reply> =>
  allowedIfAsked(staf, () =>
    staf.send('POST', 'hapus-barang', { barang, alasan: 'SALAH TIMBANG', id_trx: idTrx() }),
  )

export const tagUlangkan = (staf: Client, barang: readonly (string | number)[]): Promise<Reply> =>
  staf.send('POST', 'tag-ulang', { barang, id_trx: idTrx() })
