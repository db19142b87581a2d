/** The two requests of a checkout, as a till sends them: of a sale, a buy-back, or a trade-in. */
import { randomInt } from 'node:crypto'
import * as kode from '#domain/rules/kode.ts'
import { PASSWORD } from '#server/fixture/data.ts'
import { RING, type Piece } from './pieces.ts'
import type { BenchClient } from './http.ts'

/** As a till of this tree makes it: before they were in order of time they were random. */
const { kodeIdTrx = kode.randomKode } = kode as Partial<typeof kode>
export const idTrx = (): string => kodeIdTrx(randomInt, new Date())

/** Signs in as the fixture's owner, or as another. @returns the token */
export async function signIn(client: BenchClient, kode_toko = 'TK01', user_id = 'OWN1'): Promise<string> {
  const { data } = await client.send('POST', '/api/v1/users/login', {
    user_id,
    password: PASSWORD,
    kode_toko,
  })
  return data.token
}

/** A sale of these pieces, paid in one way: saved, then validated. @returns its number */
export async function checkout(
  client: BenchClient,
  pieces: readonly Piece[],
  payment: { jenis: string; nama_bank?: string; no_card?: string } = { jenis: 'CASH' },
): Promise<string> {
  return saveAndValidate(client, 'penjualan', 'PENJUALAN', {
    detail_barang: pieces.map(sold),
    pembayaran: [{ ...payment, nominal: worth(pieces) }],
  })
}

/** The kinds of visit that are measured. A visit needs a piece to sell, a piece that was sold before, or both. */
export const KINDS_OF_VISIT = ['jual', 'beli', 'tukar'] as const
export type KindOfVisit = (typeof KINDS_OF_VISIT)[number]
export interface Visit {
  baru?: Piece
  lama?: Piece
}

/** A ring of the day's sale bought back MULUS (DOMAIN §C.4): 1,527,500 less 15,000 a gram, up to 500. */
const HARGA_BELI = 1_492_500
/** A ring for a ring: what the customer pays on top. */
const SELISIH = RING.harga_jual + RING.ongkos - HARGA_BELI

/** A visit with a ring, paid in cash whichever way the money goes. */
export function visit(client: BenchClient, { baru, lama }: Visit): Promise<string> {
  if (!lama) return checkout(client, [baru!])
  const dibeli = beliKembali(lama)
  return baru
    ? saveAndValidate(client, 'penjualan', 'TUKAR', {
        ...dibeli,
        detail_barang: [sold(baru)],
        pembayaran: [{ jenis: 'CASH', nominal: SELISIH }],
      })
    : saveAndValidate(client, 'pembelian', 'PEMBELIAN', dibeli)
}

/** A ring of the day's sale comes back for cash. */
export const beliKembali = ({ kode_barcode, berat }: Piece) => ({
  detail_beli: [{ kode_barcode, berat, kondisi: 'MULUS', harga: HARGA_BELI }],
  pembayaran: [{ jenis: 'CASH', nominal: HARGA_BELI }],
})

export const sold = ({ kode_barcode, berat, harga_gram, harga_jual, ongkos }: Piece) => ({
  kode_barcode,
  berat,
  harga_gram,
  harga_jual,
  ongkos,
})
export const worth = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, p) => sum + p.harga_jual + p.ongkos, 0)

async function saveAndValidate(
  client: BenchClient,
  save: 'penjualan' | 'pembelian',
  jenis: 'PENJUALAN' | 'PEMBELIAN' | 'TUKAR',
  body: object,
): Promise<string> {
  const {
    data: { no_faktur_group },
  } = await client.send('POST', `/api/v1/${save}`, { id_trx: idTrx(), kode_sales: 'S01', ...body })
  await client.send('POST', `/api/v1/${jenis === 'PENJUALAN' ? 'penjualan' : 'pembelian'}/validasi`, {
    jenis,
    no_faktur_group,
    id_trx: idTrx(),
  })
  return no_faktur_group
}
