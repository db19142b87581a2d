/** The two requests of a checkout, as a till sends them. */
import { randomBytes } from 'node:crypto'
import { PASSWORD } from '#server/fixture/data.ts'
import type { Piece } from './pieces.ts'
import type { BenchClient } from './http.ts'

const idTrx = (): string => randomBytes(8).toString('hex').toUpperCase()

/** Signs in as the fixture's owner. @returns the token */
export async function signIn(client: BenchClient): Promise<string> {
  const { data } = await client.send('POST', '/api/v1/users/login', { user_id: 'OWN1', password: PASSWORD, kode_toko: 'TK01' })
  return data.token
}

/** A sale of these pieces, paid in one way: saved, then validated. @returns its number */
export async function checkout(client: BenchClient, pieces: readonly Piece[], payment: { jenis: string; nama_bank?: string; no_card?: string } = { jenis: 'CASH' }): Promise<string> {
  const nominal = pieces.reduce((sum, p) => sum + p.harga_jual + p.ongkos, 0)
  const saved = await client.send('POST', '/api/v1/penjualan', {
    id_trx: idTrx(),
    kode_sales: 'S01',
    detail_barang: pieces.map(({ kode_barcode, berat, harga_gram, harga_jual, ongkos }) => ({ kode_barcode, berat, harga_gram, harga_jual, ongkos })),
    pembayaran: [{ ...payment, nominal }],
  })
  const { no_faktur_group } = saved.data
  await client.send('POST', '/api/v1/penjualan/validasi', { jenis: 'PENJUALAN', no_faktur_group, id_trx: idTrx() })
  return no_faktur_group
}
