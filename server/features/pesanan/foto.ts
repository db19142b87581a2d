/** A picture of what was ordered, one for each line. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { fotoPesanan, lihatFotoPesanan } from '#domain/calls/foto-pesanan.ts'
import { pesanan } from '#domain/dokumen/pesanan.ts'
import { errors, refuseAll } from '#domain/errors.ts'
import { pesananTerpakai } from '#domain/rules/pesanan.ts'
import type { Context } from '../../context.ts'
import { lineFoto } from '../../foto/line-foto.ts'
import type { StoredFile } from '../../outcome.ts'
import { loadPesanan } from './load-pesanan.ts'

const picture = lineFoto({
  folder: 'PESANAN',
  table: 'pesanan_detail',
  kunci: 'no_pesanan',
  nama: 'foto_pesanan',
})
export const savePicture = picture.simpan

/** @throws what the picture is refused for, errors.pesananTidakAda, barisPesananTidakAda; what an order says that has ended */
export async function tambah(
  ctx: Context,
  { body: { no_pesanan, no } }: CallInput<typeof fotoPesanan>,
  disimpan: () => string | undefined,
): Promise<CallReply<typeof fotoPesanan>> {
  const foto = disimpan()!
  const { kepala, lines } = await loadPesanan(ctx, no_pesanan)
  refuseAll(pesananTerpakai(kepala).map((refusal) => refusal.at('no_pesanan')))
  if (!lines.some((line) => line.no === no)) throw errors.barisPesananTidakAda({ no }).at('no')
  await picture.pakai(ctx, { dokumen: no_pesanan, no }, foto)
  ctx.announce(pesanan.berita, { no_pesanan })
  return { no_pesanan, no, foto }
}

/** @throws errors.fotoTidakAda */
export const lihatFoto = (
  ctx: Context,
  { params: { no_pesanan, no }, query }: CallInput<typeof lihatFotoPesanan>,
): Promise<StoredFile> => picture.lihat(ctx, { dokumen: no_pesanan, no }, query.ukuran)
