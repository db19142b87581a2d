/** The calls of pictures of a document's lines: one picture for each line. */
import { z } from 'zod'
import { defineCall, type May } from '../call.ts'
import { named, paramsNo } from './dokumen-uang.ts'
import { MAX_PICTURE_BODY, queryFoto, zPicture } from './foto.ts'

interface Foto<N> {
  /** The right to take a picture, and the right to see it. */
  may: { foto: May; lihat: May }
  /** The number as a body gives it, and how many lines there may be. */
  zNo: N
  max: number
  /** The document of the line: 'a repair', and while it may have another picture 'a repair that is still at work'. */
  dokumen: string
  open: string
}

/** Pictures of the lines of a document that stands at `path`/{no}: one for each line. */
export function callsFoto<const P extends string, const K extends string, N extends z.ZodType>(
  path: P,
  no: K,
  { may, zNo, max, dokumen, open }: Foto<N>,
) {
  return {
    foto: defineCall({
      base: 'main',
      method: 'POST',
      path: `${path}/foto`,
      summary: `A picture of one line of ${open}: JPEG or PNG as base64; the one before it goes`,
      may: may.foto,
      write: { day: 'any' },
      body: z.strictObject({
        ...named(no, zNo),
        no: z.int('Harus Bilangan Bulat').min(1).max(max),
        gambar: zPicture,
      }),
      bodyMaks: MAX_PICTURE_BODY,
      reply: z.object({ ...named(no, z.string()), no: z.int(), foto: z.string() }),
      message: 'Foto Berhasil Disimpan',
    }),
    lihat: defineCall({
      base: 'main',
      method: 'GET',
      path: `${path}/{${no}}/foto/{no}`,
      summary: `The picture of one line of ${dokumen}; 404 when it has none`,
      may: may.lihat,
      params: paramsNo(no).extend({ no: z.coerce.number().int().min(1).max(max) }),
      query: queryFoto,
      reply: z.unknown(),
      file: 'image/jpeg',
    }),
  }
}
