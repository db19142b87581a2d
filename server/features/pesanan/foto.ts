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
  berita: pesanan.berita,
  async open(ctx, { dokumen, no }) {
    const { kepala, lines } = await loadPesanan(ctx, dokumen)
    refuseAll(pesananTerpakai(kepala).map((refusal) => refusal.at('no_pesanan')))
    if (!lines.some((line) => line.no === no)) throw errors.barisPesananTidakAda({ no }).at('no')
  },
})
export const savePicture = picture.simpan

/** @throws what the picture is refused for, errors.pesananTidakAda, barisPesananTidakAda; what an order says that has ended */
export const tambah = async (
  ctx: Context,
  { body: { no_pesanan, no } }: CallInput<typeof fotoPesanan>,
  stored: () => string | undefined,
): Promise<CallReply<typeof fotoPesanan>> => ({
  no_pesanan,
  ...(await picture.tambah(ctx, { dokumen: no_pesanan, no }, stored)),
})

/** @throws errors.fotoTidakAda */
export const lihatFoto = (
  ctx: Context,
  { params: { no_pesanan, no }, query }: CallInput<typeof lihatFotoPesanan>,
): Promise<StoredFile> => picture.lihat(ctx, { dokumen: no_pesanan, no }, query.ukuran)
