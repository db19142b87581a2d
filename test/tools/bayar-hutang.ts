/**
 * Pays on loans at a test's counter, over HTTP: actions answer status and body; a `build…` throws unless it went well.
 */
import { idTrx, must, type Client, type Reply } from './client.ts'
import { lihatHutang } from './hutang.ts'
import { allowedIfAsked, type Payment } from './till.ts'

export interface BayarWanted {
  jenis?: 'BUNGA' | 'PERPANJANG' | 'CICIL' | 'LUNAS'
  /** Without it: what is due. */
  bunga?: number
  cicil?: number
  /** Without it: all of it in cash. */
  pembayaran?: Payment[]
  berat_timbang?: number
  catatan?: string
  id_trx?: string
  id_otorisasi?: string
}

/** Makes the body that the screen would send. */
export async function bayarBody(
  till: Client,
  no_faktur_hutang: string,
  { jenis = 'BUNGA', pembayaran, ...wanted }: BayarWanted = {},
): Promise<Record<string, unknown>> {
  const hutang = await lihatHutang(till, no_faktur_hutang)
  const bunga = wanted.bunga ?? hutang.bunga
  const total = bunga + (wanted.cicil ?? 0) + (jenis === 'LUNAS' ? hutang.sisa_pokok : 0)
  return {
    id_trx: idTrx(),
    no_faktur_hutang,
    jenis,
    ...(jenis === 'LUNAS' ? { berat_timbang: hutang.berat_bruto } : {}),
    ...wanted,
    bunga,
    pembayaran: pembayaran ?? (total > 0 ? [{ jenis: 'CASH', nominal: total }] : []),
  }
}

export const simpanBayar = (till: Client, body: unknown): Promise<Reply> =>
  till.send('POST', 'hutang/bayar', body)
export const bayar = async (till: Client, no: string, wanted: BayarWanted = {}): Promise<Reply> =>
  simpanBayar(till, await bayarBody(till, no, wanted))
export const validasiBayar = (till: Client, no_transaksi: string): Promise<Reply> =>
  till.send('POST', 'hutang/bayar/validasi', { no_transaksi })
export const batalBayar = (till: Client, no_transaksi: string): Promise<Reply> =>
  till.send('POST', 'hutang/bayar/batal', { no_transaksi, alasan: 'SALAH INPUT' })
/** With the otorisasi that is asked for. */
export const batalBayarSah = (till: Client, no_transaksi: string): Promise<Reply> =>
  allowedIfAsked(till, () => batalBayar(till, no_transaksi))
export const batalLunas = (till: Client, no_faktur_hutang: string, method = 'POST'): Promise<Reply> =>
  till.send(method, `hutang/hutang-lunas/cancellation?no_faktur_hutang=${no_faktur_hutang}`)

/** Saves a payment that waits; answers its number. */
export const buildBayar = async (till: Client, no: string, wanted: BayarWanted = {}): Promise<string> => {
  const body = await bayarBody(till, no, wanted)
  return must(await allowedIfAsked(till, () => simpanBayar(till, body))).data.no_transaksi
}
/** Makes a payment that was confirmed by `kasir`. */
export async function buildBayarSah(kasir: Client, no: string, wanted: BayarWanted = {}): Promise<string> {
  const body = await bayarBody(kasir, no, wanted)
  const { data } = must(await allowedIfAsked(kasir, () => simpanBayar(kasir, body)))
  if (data.status_valid === 'OPEN') must(await validasiBayar(kasir, data.no_transaksi))
  return data.no_transaksi
}

export interface BarangSerah {
  no?: number
  nama_barang?: string
  kode_dept?: string
  kondisi?: string
  kadar?: number
  berat?: number
  harga?: number
}
/** Without more: the goods of `buildHutang`, for 2,200,000. */
export const serahBody = (
  no_faktur_hutang: string,
  {
    barang = [{}],
    ...head
  }: { barang?: readonly BarangSerah[]; pembayaran?: Payment[]; catatan?: string; id_trx?: string } = {},
): Record<string, unknown> => ({
  id_trx: idTrx(),
  no_faktur_hutang,
  setuju: true,
  ...head,
  detail_barang: barang.map((b) => ({
    no: 1,
    nama_barang: 'GELANG RANTAI',
    kode_dept: 'GELANG',
    kondisi: 'TANPA SURAT',
    berat: 5.2,
    harga: 2_200_000,
    ...b,
  })),
})
export const serah = (till: Client, body: unknown): Promise<Reply> => till.send('POST', 'hutang/serah', body)
/** With the otorisasi that is asked for. */
export const serahSah = (till: Client, body: unknown): Promise<Reply> =>
  allowedIfAsked(till, () => serah(till, body))
