/** The picture of a scale's mark of verification: one for each scale (DOMAIN §G-12). */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { rapi, zRequired } from '../text.ts'
import { MAX_PICTURE_BODY, queryFoto, zPicture } from './foto.ts'

const menus = ['/master-timbangan'] as const

export const fotoTimbangan = defineCall({
  base: 'main',
  method: 'POST',
  path: 'timbangan/foto',
  summary: 'A picture of the mark of an active scale: JPEG or PNG as base64; the one before it goes',
  may: { menus, action: 'ubah' },
  write: { day: 'any' },
  body: z.strictObject({ no_timbangan: zRequired('No Timbangan Tidak Boleh Kosong', 20), gambar: zPicture }),
  bodyMaks: MAX_PICTURE_BODY,
  reply: z.object({ no_timbangan: z.string(), foto: z.string() }),
  message: 'Foto Berhasil Disimpan',
})

export const lihatFotoTimbangan = defineCall({
  base: 'main',
  method: 'GET',
  path: 'timbangan/{no_timbangan}/foto',
  summary: 'The picture of the mark of a scale; 404 when it has none',
  may: { menus, action: 'lihat' },
  params: z.object({ no_timbangan: z.string().overwrite(rapi).toUpperCase().max(20) }),
  query: queryFoto,
  reply: z.unknown(),
  file: 'image/jpeg',
})
