/** Photos of goods as they were taken in. */
import { fotoHutang, lihatFotoHutang } from '#domain/calls/foto-hutang.ts'
import { lihatHutang } from '#domain/calls/hutang.ts'
import type { FotoDokumen } from '#client/kasir/line-foto.ts'
import { call, callFile } from '#client/net/api.ts'
import { mayMake } from '#client/net/may.ts'

export const fotoDariHutang: FotoDokumen = {
  kirim: ({ dokumen, no }, picture, options) =>
    call(fotoHutang, { body: { no_faktur_hutang: dokumen, no, gambar: picture } }, options),
  lihat: ({ dokumen, no }, ukuran, options) =>
    callFile(
      lihatFotoHutang,
      { params: { no_faktur_hutang: dokumen, no: String(no) }, query: { ukuran } },
      options,
    ),
  boleh: () => mayMake(fotoHutang),
  changes: [lihatHutang],
}
