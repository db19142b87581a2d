/** Pieces of the shop's own stock fill an order: from their trays to PESANAN (M09, DOMAIN §O.2-8). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { simpanJadiDariStok } from '#domain/calls/bahan-tukang.ts'
import { jadiDariStok } from '#domain/dokumen/jadi-dari-stok.ts'
import { postingPesananDariStok } from '#domain/rules/postings/pesanan.ts'
import type { Context } from '../../context.ts'
import { post } from '../../ledger/post.ts'
import { ambilBarang } from '../../stok/ambil.ts'
import { writeDokumen } from '../../stok/write.ts'
import { kunciBarang } from '../../stok/load.ts'
import { writePengisian, emasPengisian, loadDiisi, pengisianError } from '../pesanan/fill-pesanan.ts'

/** @throws errors.pesananTidakAda; everything that is wrong, each at its piece */
export async function simpan(
  ctx: Context,
  { body: { no_pesanan, barang } }: CallInput<typeof simpanJadiDariStok>,
): Promise<CallReply<typeof simpanJadiDariStok>> {
  const untuk = await loadDiisi(ctx, no_pesanan)
  const codes = barang.map((b) => b.kode_barcode)
  const ada = await kunciBarang(ctx, codes)
  const wrong = pengisianError(
    untuk,
    'STOK',
    // a piece that is not there is told as such
    barang.map(({ no, kode_barcode }) => ({ no, kode_group: ada.get(kode_barcode)?.kode_group })),
    { no: 'no', kode_group: 'kode_barcode' },
  )
  const pieces = await ambilBarang(ctx, jadiDariStok, { barang: codes, wrong })
  const dokumen = await writeDokumen(ctx, jadiDariStok, {
    barang: pieces,
    ke: `PESANAN ${no_pesanan}`,
    keterangan: '-',
  })
  const filled = dokumen.barang.map((b, i) => ({ ...b, no: barang[i]!.no }))
  await post(
    ctx,
    postingPesananDariStok(dokumen.no, dokumen.barang, emasPengisian(untuk, filled)),
    dokumen.no,
  )
  writePengisian(ctx, untuk, dokumen.no, filled)
  const { no, qty, berat } = dokumen
  return { no, qty, berat, no_pesanan }
}
