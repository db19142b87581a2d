/** A sketch or a picture of what was ordered: one for each line of an order. */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { rapi } from '../text.ts'
import { MAX_PICTURE_BODY, queryFoto, zPicture } from './foto.ts'
import { zNoPesanan } from './no-pesanan.ts'
import { READ_PESANAN, MAX_PESANAN_LINES } from './pesanan.ts'

export const fotoPesanan = defineCall({
  base: 'main',
  method: 'POST',
  path: 'pesanan/foto',
  summary:
    'A picture of one line of an order that has not ended: JPEG or PNG as base64; the one before it goes',
  may: { menus: ['/transaksi-pesanan', '/lihat-pesanan'], action: 'tambah' },
  write: { day: 'any' },
  body: z.strictObject({
    no_pesanan: zNoPesanan,
    no: z.int('Harus Bilangan Bulat').min(1).max(MAX_PESANAN_LINES),
    gambar: zPicture,
  }),
  bodyMaks: MAX_PICTURE_BODY,
  reply: z.object({ no_pesanan: z.string(), no: z.int(), foto: z.string() }),
  message: 'Foto Berhasil Disimpan',
})

export const lihatFotoPesanan = defineCall({
  base: 'main',
  method: 'GET',
  path: 'pesanan/{no_pesanan}/foto/{no}',
  summary: 'The picture of one line of an order; 404 when it has none',
  may: READ_PESANAN,
  params: z.object({
    no_pesanan: z.string().overwrite(rapi).toUpperCase().max(24),
    no: z.coerce.number().int().min(1).max(MAX_PESANAN_LINES),
  }),
  query: queryFoto,
  reply: z.unknown(),
  file: 'image/jpeg',
})
