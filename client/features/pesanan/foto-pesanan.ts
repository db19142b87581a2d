/** Sketches and photos of what is ordered. */
import { fotoPesanan, lihatFotoPesanan } from '#domain/calls/foto-pesanan.ts'
import { lihatPesanan } from '#domain/calls/pesanan.ts'
import type { FotoDokumen } from '#client/kasir/line-foto.ts'
import { call, callFile } from '#client/net/api.ts'
import { mayMake } from '#client/net/may.ts'

export const fotoDariPesanan: FotoDokumen = {
  kirim: ({ dokumen, no }, picture, options) =>
    call(fotoPesanan, { body: { no_pesanan: dokumen, no, gambar: picture } }, options),
  lihat: ({ dokumen, no }, ukuran, options) =>
    callFile(
      lihatFotoPesanan,
      { params: { no_pesanan: dokumen, no: String(no) }, query: { ukuran } },
      options,
    ),
  boleh: () => mayMake(fotoPesanan),
  changes: [lihatPesanan],
}
