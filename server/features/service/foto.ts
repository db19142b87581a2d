/** Photos of things as they were taken in, one picture for each line: once the work is done it stays as it is. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { fotoService, lihatFotoService } from '#domain/calls/foto-service.ts'
import { service } from '#domain/dokumen/service.ts'
import { errors } from '#domain/errors.ts'
import { harusStatus } from '#domain/rules/service.ts'
import type { Context } from '../../context.ts'
import { lineFoto } from '../../foto/line-foto.ts'
import type { StoredFile } from '../../outcome.ts'
import { loadService } from './load-service.ts'

const picture = lineFoto({
  folder: 'SERVICE',
  table: 'service_detail',
  kunci: 'no_faktur_service',
  nama: 'foto_service',
  berita: service.berita,
  async open(ctx, { dokumen, no }) {
    const { kepala, lines } = await loadService(ctx, dokumen)
    harusStatus(kepala, 'MASUK')
    if (!lines.some((line) => line.no === no)) throw errors.barisServiceTidakAda({ no }).at('no')
  },
})
export const savePicture = picture.simpan

/** @throws what the picture is refused for, errors.serviceTidakAda, barisServiceTidakAda, serviceSudahSelesai, serviceBerakhir */
export const tambah = async (
  ctx: Context,
  { body: { no_faktur_service, no } }: CallInput<typeof fotoService>,
  stored: () => string | undefined,
): Promise<CallReply<typeof fotoService>> => ({
  no_faktur_service,
  ...(await picture.tambah(ctx, { dokumen: no_faktur_service, no }, stored)),
})

/** @throws errors.fotoTidakAda */
export const lihatFoto = (
  ctx: Context,
  { params: { no_faktur_service, no }, query }: CallInput<typeof lihatFotoService>,
): Promise<StoredFile> => picture.lihat(ctx, { dokumen: no_faktur_service, no }, query.ukuran)
