/** Premi over HTTP: actions answer status and body; a `build…` throws unless it went well. */
import type { PremiDihitung } from '#domain/calls/premi.ts'
import { inDatabase } from './ask.ts'
import { idTrx, must, type Client, type Reply } from './client.ts'
import type { TestServer } from './server.ts'
import { allowedIfAsked } from './till.ts'

export const buildPremiPerGram = (server: TestServer, kode_sales: string, rupiah: number): Promise<unknown> =>
  inDatabase(server, `UPDATE sales SET premi_per_gram = $2 WHERE kode_sales = $1`, [kode_sales, rupiah])

export const tanyaPremi = (kasir: Client, kode_sales: string, sampai: string): Promise<Reply> =>
  kasir.request('GET', `premi-sales?${new URLSearchParams({ kode_sales, sampai })}`)
/** As it crosses the wire. */
export const premiSekarang = async (
  kasir: Client,
  kode_sales: string,
  sampai: string,
): Promise<Record<keyof PremiDihitung, any>> => must(await tanyaPremi(kasir, kode_sales, sampai)).data

export interface PremiWanted {
  kode_sales: string
  sampai: string
  /** Without it: what it comes to now. */
  jumlah?: number
  id_trx?: string
}
export const bayarPremi = async (
  kasir: Client,
  { kode_sales, sampai, jumlah, id_trx = idTrx() }: PremiWanted,
): Promise<Reply> =>
  kasir.send('POST', 'premi-sales', {
    kode_sales,
    sampai,
    jumlah: jumlah ?? Math.max(1, (await tanyaPremi(kasir, kode_sales, sampai)).data?.jumlah ?? 1),
    keterangan: '',
    id_trx,
  })
export const buildPremi = async (kasir: Client, wanted: PremiWanted): Promise<string> =>
  must(await allowedIfAsked(kasir, () => bayarPremi(kasir, wanted))).data.no_kas
