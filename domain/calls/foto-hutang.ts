/** Pictures of goods that money was lent on: a single picture for every line. */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { MAX_PICTURE_BODY, queryFoto, zPicture } from './foto.ts'
import { READ_HUTANG, MAX_HUTANG_LINES, paramsHutang, zNoHutang } from './hutang.ts'

export const fotoHutang = defineCall({
  base: 'main',
  method: 'POST',
  path: 'hutang/foto',
  summary: 'A picture of one line of a running loan: JPEG or PNG as base64; the one before it goes',
  may: { menus: ['/transaksi-hutang', '/lihat-hutang'], action: 'tambah' },
  write: { day: 'any' },
  body: z.strictObject({
    no_faktur_hutang: zNoHutang,
    no: z.int('Harus Bilangan Bulat').min(1).max(MAX_HUTANG_LINES),
    gambar: zPicture,
  }),
  bodyMaks: MAX_PICTURE_BODY,
  reply: z.object({ no_faktur_hutang: z.string(), no: z.int(), foto: z.string() }),
  message: 'Foto Berhasil Disimpan',
})

export const lihatFotoHutang = defineCall({
  base: 'main',
  method: 'GET',
  path: 'hutang/{no_faktur_hutang}/foto/{no}',
  summary: 'The picture of one line of a loan; 404 when it has none',
  may: READ_HUTANG,
  params: paramsHutang.extend({ no: z.coerce.number().int().min(1).max(MAX_HUTANG_LINES) }),
  query: queryFoto,
  reply: z.unknown(),
  file: 'image/jpeg',
})
