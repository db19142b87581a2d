/** Shipments over HTTP: actions answer status and body; a `build…` throws unless it went well. */
import { idTrx, must, type Client, type Reply } from './client.ts'
import { allowedIfAsked } from './till.ts'

export interface KirimWanted {
  barang: readonly string[]
  kode_cabang?: string
  keterangan?: string
  draf?: boolean
  id_trx?: string
}
export const kirimkan = (
  staf: Client,
  { kode_cabang = 'TK02', id_trx = idTrx(), ...rest }: KirimWanted,
): Promise<Reply> => staf.send('POST', 'kirim-barang', { kode_cabang, id_trx, ...rest })
export const buildKirim = async (staf: Client, wanted: KirimWanted): Promise<string> =>
  must(await kirimkan(staf, wanted)).data.no

export const kirimPusat = (
  staf: Client,
  wanted: { barang: readonly (string | number)[]; draf?: boolean },
): Promise<Reply> => staf.send('POST', 'kirim-pusat', { id_trx: idTrx(), ...wanted })

export interface TerimaWanted {
  no_kirim: string
  lines: readonly { urut: number; kode_baki?: string; kode_gudang?: string; berat?: number }[]
  id_trx?: string
}
export const terimakan = (
  staf: Client,
  { no_kirim, lines, id_trx = idTrx() }: TerimaWanted,
): Promise<Reply> =>
  staf.send('POST', 'terima-barang', {
    no_kirim,
    id_trx,
    baris: lines.map((b) => ({ kode_gudang: 'TOKO', kode_baki: 'B1', ...b })),
  })
export const buildTerima = async (staf: Client, wanted: TerimaWanted): Promise<string> =>
  must(await terimakan(staf, wanted)).data.no

/** With the otorisasi that it asks for: the owner gives it, in any shop. */
export const denganIzin = (staf: Client, send: () => Promise<Reply>): Promise<Reply> =>
  allowedIfAsked(staf, send, { user_id: 'OWN1' })

const akhiri =
  (path: string) =>
  (
    staf: Client,
    { no_kirim, lines }: { no_kirim: string; lines: readonly number[] },
    alasan = 'TIDAK SAMPAI',
  ): Promise<Reply> => {
    const id_trx = idTrx()
    return denganIzin(staf, () => staf.send('POST', path, { no_kirim, baris: lines, alasan, id_trx }))
  }
export const tarikKirim = akhiri('tarik-kirim')
export const hilangKirim = akhiri('hilang-kirim')

export const batalKirim = (staf: Client, no: string, path = 'kirim-barang'): Promise<Reply> =>
  denganIzin(staf, () => staf.send('POST', `${path}/batal`, { no, alasan: 'SALAH TOKO' }))
