/** Pictures of things as they were taken in for repair: a single picture for every line. */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { rapi } from '../text.ts'
import { MAX_PICTURE_BODY, queryFoto, zPicture } from './foto.ts'
import { READ_SERVICE, MAX_SERVICE_LINES, zNoService } from './service.ts'

export const fotoService = defineCall({
  base: 'main',
  method: 'POST',
  path: 'service/foto',
  summary:
    'A picture of one line of a repair that is still at work: JPEG or PNG as base64; the one before it goes',
  may: { menus: ['/transaksi-services', '/lihat-services'], action: 'tambah' },
  write: { day: 'any' },
  body: z.strictObject({
    no_faktur_service: zNoService,
    no: z.int('Harus Bilangan Bulat').min(1).max(MAX_SERVICE_LINES),
    gambar: zPicture,
  }),
  bodyMaks: MAX_PICTURE_BODY,
  reply: z.object({ no_faktur_service: z.string(), no: z.int(), foto: z.string() }),
  message: 'Foto Berhasil Disimpan',
})

export const lihatFotoService = defineCall({
  base: 'main',
  method: 'GET',
  path: 'service/{no_faktur_service}/foto/{no}',
  summary: 'The picture of one line of a repair; 404 when it has none',
  may: READ_SERVICE,
  params: z.object({
    no_faktur_service: z.string().overwrite(rapi).toUpperCase().max(24),
    no: z.coerce.number().int().min(1).max(MAX_SERVICE_LINES),
  }),
  query: queryFoto,
  reply: z.unknown(),
  file: 'image/jpeg',
})
