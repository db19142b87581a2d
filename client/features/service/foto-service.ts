/** Photos of goods as they were taken in. */
import { fotoService, lihatFotoService } from '#domain/calls/foto-service.ts'
import { lihatService } from '#domain/calls/service.ts'
import type { FotoDokumen } from '#client/kasir/line-foto.ts'
import { call, callFile } from '#client/net/api.ts'
import { mayMake } from '#client/net/may.ts'

export const fotoDariService: FotoDokumen = {
  kirim: ({ dokumen, no }, picture, options) =>
    call(fotoService, { body: { no_faktur_service: dokumen, no, gambar: picture } }, options),
  lihat: ({ dokumen, no }, ukuran, options) =>
    callFile(
      lihatFotoService,
      { params: { no_faktur_service: dokumen, no: String(no) }, query: { ukuran } },
      options,
    ),
  boleh: () => mayMake(fotoService),
  changes: [lihatService],
}
