/** New pieces that fill an order (sumber PESANAN): they lie in PESANAN until it is taken (M21, DOMAIN §B.6). */
import type { CallInput } from '#domain/call.ts'
import type { simpanTambah } from '#domain/calls/tambah.ts'
import { errors, type Refusal } from '#domain/errors.ts'
import { lokasiSistem } from '#domain/rules/lokasi.ts'
import { postingPesananJadi } from '#domain/rules/postings/pesanan.ts'
import type { Dikenal } from '#domain/rules/stok-awal.ts'
import type { EmasTukang } from '#domain/rules/posting.ts'
import type { Context } from '../../context.ts'
import { post } from '../../ledger/post.ts'
import type { Written } from '../../stok/write.ts'
import type { LoadedBarang } from '../../stok/load.ts'
import {
  writePengisian,
  emasPengisian,
  loadDiisi,
  pengisianError,
  type PesananDiisi,
} from '../pesanan/fill-pesanan.ts'

type Body = CallInput<typeof simpanTambah>['body']

export const DI_PESANAN = { kode_gudang: 'PESANAN', kode_baki: 'PESANAN' }

/** The order, locked before anything else; undefined of another source. @throws errors.pesananTidakAda */
export const loadFor = async (ctx: Context, body: Body): Promise<PesananDiisi | undefined> =>
  body.sumber === 'PESANAN' && body.no_pesanan !== '-' ? loadDiisi(ctx, body.no_pesanan) : undefined

/** Refusals about the order, and about the line that a piece fills. */
export function pesananError(untuk: PesananDiisi | undefined, { sumber, barang }: Body): Refusal[] {
  if (untuk)
    return pengisianError(
      untuk,
      'TUKANG',
      barang.map((b) => ({ no: b.no_baris, kode_group: b.kode_group })),
      { no: 'no_baris', kode_group: 'kode_group' },
    )
  return sumber === 'PESANAN'
    ? []
    : barang.flatMap((b, i) =>
        b.no_baris === 0 ? [] : [errors.bukanSumberPesanan().at(`barang.${i}.no_baris`)],
      )
}

/** Of pieces of an order PESANAN is the place, which no list of trays offers. */
export const denganPesanan = (dikenal: Dikenal): Dikenal => ({
  ...dikenal,
  gudang: new Set([...dikenal.gudang, DI_PESANAN.kode_gudang]),
  baki: new Map([...dikenal.baki, [lokasiSistem('PESANAN'), { kapasitas: 0, isi: 0, terkunci: false }]]),
})

/** Posts the pieces, with what they use up of the customer's gold, and fills the lines. */
export async function fillPesanan(
  ctx: Context,
  untuk: PesananDiisi,
  { no, barang }: Written<LoadedBarang & EmasTukang>,
  no_baris: readonly number[],
): Promise<void> {
  const pieces = barang.map((b, i) => ({ ...b, no: no_baris[i]! }))
  await post(ctx, postingPesananJadi(no, barang, emasPengisian(untuk, pieces)), no)
  writePengisian(ctx, untuk, no, pieces)
}
