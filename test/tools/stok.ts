/** Stock documents over HTTP: actions answer status and body; a `build…` throws unless it went well. */
import { idTrx, must, type Client, type Reply } from './client.ts'

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
