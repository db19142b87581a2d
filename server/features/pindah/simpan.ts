/** Pieces to another tray, in one posting (DOMAIN §B.13). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { simpanPindah } from '#domain/calls/pindah.ts'
import { pindah } from '#domain/dokumen/pindah.ts'
import { lokasiNyata } from '#domain/rules/lokasi.ts'
import { postingPindah } from '#domain/rules/postings/stok.ts'
import type { Context } from '../../context.ts'
import { post } from '../../ledger/post.ts'
import { ambilBarang } from '../../stok/ambil.ts'
import { writeDokumen } from '../../stok/write.ts'

/** @throws all errors, each at its piece; errors.bakiTidakAda, stokTidakCukup */
export async function simpan(
  ctx: Context,
  { body }: CallInput<typeof simpanPindah>,
): Promise<CallReply<typeof simpanPindah>> {
  const { kode_gudang, kode_baki, keterangan } = body
  const { no, qty, berat, barang } = await writeDokumen(ctx, pindah, {
    barang: await ambilBarang(ctx, pindah, { barang: body.barang, ke: body }),
    ke: `${kode_gudang} / ${kode_baki}`,
    tempat: { kode_gudang, kode_baki },
    keterangan,
  })
  await post(ctx, postingPindah(no, lokasiNyata(kode_gudang, kode_baki), barang), no)
  return { no, qty, berat }
}
