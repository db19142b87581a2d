/** Counts and weighings over HTTP: actions answer status and body; a `build…` throws unless it went well. */
import { idTrx, must, type Client, type Reply } from './client.ts'
import { allowedIfAsked } from './till.ts'

type Cakupan =
  | { cakupan: 'BAKI'; kode_baki: string }
  | { cakupan: 'GUDANG'; kode_gudang: string }
  | { cakupan: 'SEMUA' }

export const bukaOpname = (staf: Client, wanted: Cakupan, id_trx = idTrx()): Promise<Reply> =>
  staf.send('POST', 'opname', { ...wanted, id_trx })
/** Of one tray, or with no tray of all. */
export const buildOpname = async (staf: Client, kode_baki?: string): Promise<string> =>
  must(await bukaOpname(staf, kode_baki ? { cakupan: 'BAKI', kode_baki } : { cakupan: 'SEMUA' })).data.no

export const scanOpname = (
  staf: Client,
  no: string,
  kode_baki: string,
  kode_barcode: string,
  id_trx = idTrx(),
): Promise<Reply> => staf.send('POST', `opname/${no}/scan`, { kode_baki, kode_barcode, id_trx })
/**
 * Scans the pieces; returns the result of each scan: 'FOUND', 'EXCEED', or 'SUDAH' for a piece that was scanned before.
 */
export async function buildScans(
  staf: Client,
  no: string,
  kode_baki: string,
  barang: readonly string[],
): Promise<string[]> {
  const found: string[] = []
  for (const kode of barang) {
    const { baru, hasil: results } = must(await scanOpname(staf, no, kode_baki, kode)).data
    found.push(baru ? results : 'SUDAH')
  }
  return found
}
export const tarikScan = (staf: Client, no: string): Promise<Reply> => staf.send('POST', `opname/${no}/tarik`)
export const finalOpname = (staf: Client, no: string): Promise<Reply> =>
  staf.send('POST', `opname/${no}/final`)
/** With the otorisasi it asks for. */
export const finalDisetujui = (staf: Client, no: string): Promise<Reply> =>
  allowedIfAsked(staf, () => finalOpname(staf, no))
export const batalOpname = (staf: Client, no: string, alasan = 'SALAH BAKI'): Promise<Reply> =>
  staf.send('POST', `opname/${no}/batal`, { alasan })

export interface KetemuWanted {
  kode_barcode: string
  kode_baki: string
  kode_gudang?: string
}
export const ketemukan = (staf: Client, { kode_gudang = 'TOKO', ...rest }: KetemuWanted): Promise<Reply> =>
  staf.send('POST', 'opname/ketemu', { kode_gudang, ...rest, id_trx: idTrx() })

export interface TimbangWanted {
  kode_baki: string
  /** Grams by which it differs from what it should weigh. */
  selisih?: number
  keterangan?: string
  id_trx?: string
}
interface Baki {
  kode_baki: string
  berat_seharusnya: number
}
export async function seharusnya(staf: Client, kode_baki: string): Promise<number> {
  const trays = must(await staf.request('GET', 'timbang-baki/hari-ini')).data as Baki[]
  return trays.find((t) => t.kode_baki === kode_baki)!.berat_seharusnya
}
/** As somebody does who has just looked at what it should weigh. */
export async function timbang(
  staf: Client,
  { kode_baki, selisih = 0, keterangan = '', id_trx = idTrx() }: TimbangWanted,
): Promise<Reply> {
  const berat_seharusnya = await seharusnya(staf, kode_baki)
  return staf.send('POST', 'timbang-baki', {
    kode_baki,
    berat_seharusnya,
    berat_timbang: Math.round((berat_seharusnya + selisih) * 1000) / 1000,
    keterangan,
    id_trx,
  })
}
export const buildTimbang = async (staf: Client, wanted: TimbangWanted): Promise<string> =>
  must(await timbang(staf, wanted)).data.no
export const setujuiTimbang = (staf: Client, no: string): Promise<Reply> =>
  allowedIfAsked(staf, () => staf.send('POST', 'timbang-baki/setujui', { no }))
