/** Stock documents over HTTP: actions answer status and body; a `build…` throws unless it went well. */
import { idTrx, must, type Client, type Reply } from './client.ts'
import { allowed } from './till.ts'

export interface PindahWanted {
  /** Barcodes. */
  barang: readonly string[]
  kode_baki: string
  kode_gudang?: string
  keterangan?: string
  id_trx?: string
}

export const pindahkan = (
  staf: Client,
  { kode_gudang = 'TOKO', id_trx = idTrx(), ...rest }: PindahWanted,
): Promise<Reply> => staf.send('POST', 'pindah-barang', { kode_gudang, id_trx, ...rest })

export const buildPindah = async (staf: Client, wanted: PindahWanted): Promise<string> =>
  must(await pindahkan(staf, wanted)).data.no

export const batalPindah = (staf: Client, no: string, alasan = 'SALAH BAKI'): Promise<Reply> =>
  staf.send('POST', 'pindah-barang/batal', { no, alasan })

/** The id by which Data Barang knows a piece. */
export const idBarang = async (staf: Client, kode_barcode: string): Promise<number> =>
  must(await staf.request('GET', `data-barang/lihat?kode_barcode=${kode_barcode}`)).data.id

/** Asks for another weight of a piece, in grams. */
export const koreksiBerat = async (
  staf: Client,
  kode_barcode: string,
  berat: number,
  { alasan = 'TIMBANG ULANG', ...more }: { alasan?: string; id_otorisasi?: string; id_trx?: string } = {},
): Promise<Reply> =>
  staf.send('POST', 'data-barang/koreksi-berat', {
    id: await idBarang(staf, kode_barcode),
    berat,
    alasan,
    id_trx: idTrx(),
    ...more,
  })

/** With the otorisasi that the refusal asks for; answers its number. */
export async function buildKoreksiBerat(staf: Client, kode_barcode: string, berat: number): Promise<string> {
  return must(await allowed(staf, () => koreksiBerat(staf, kode_barcode, berat))).data.no
}
