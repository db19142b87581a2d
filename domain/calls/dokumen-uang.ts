/** Calls that the documents of money share: the papers of a nota, and pictures of their lines (DOMAIN §F.5). */
import { z } from 'zod'
import { defineCall, type May } from '../call.ts'
import { KERTAS_NOTA } from '../rules/pengaturan-nota.ts'
import { rapi } from '../text.ts'
import { cetakResult, zCetak, zMencetak } from './faktur.ts'
import { MAX_PICTURE_BODY, queryFoto, zPicture } from './foto.ts'

/** Payments that a deposit or an order takes: its own is the first, each addition one more. */
export const SETORAN_MAKS = 99

/** A field named as the kind of document names its number. */
const named = <const K extends string, S extends z.ZodType>(no: K, schema: S) =>
  ({ [no]: schema }) as Record<K, S>

/** The number of a document in an address. */
export const paramsNo = <const K extends string>(no: K) =>
  z.object(named(no, z.string().overwrite(rapi).toUpperCase().max(24)))

interface Nota {
  may: May
  /** The paper that is counted: 'a receipt'. */
  counts: string
  /** The summary of the PDF. */
  summary: string
}

/** The end of the summary of a nota that settingNota chooses the paper of. */
export const ON_PAPER =
  'as PDF, on the paper of settingNota or another; marked as what its count says: preview, original or COPY n'

/** The nota of a document that stands at `path`/{no}: how often it was printed, and the paper itself. */
export function callsNota<const P extends string, const K extends string>(
  path: P,
  no: K,
  { may, counts, summary }: Nota,
) {
  const params = paramsNo(no)
  return {
    cetak: defineCall({
      base: 'main',
      method: 'POST',
      path: `${path}/{${no}}/cetak`,
      summary: `Counts a print of ${counts}; from the second on with otorisasi REPRINT NOTA`,
      may,
      write: { day: 'any' },
      params,
      body: zCetak,
      reply: z.object({ ...named(no, z.string()), ...cetakResult }),
      message: 'Berhasil',
    }),
    nota: defineCall({
      base: 'main',
      method: 'GET',
      path: `${path}/{${no}}/nota`,
      summary,
      may,
      params,
      query: z.object({ kertas: z.enum(KERTAS_NOTA, 'Kertas Tidak Valid').optional(), mencetak: zMencetak }),
      reply: z.any(),
      file: 'application/pdf',
    }),
  }
}

/** The same of one that takes more money later: `urut` is 1 for its own receipt, more for that of an addition. */
export function callsNotaSetoran<const P extends string, const K extends string>(path: P, no: K, of: Nota) {
  const { cetak, nota } = callsNota(path, no, of)
  return {
    cetak: defineCall({
      ...cetak,
      body: zCetak.extend({ urut: z.int('Harus Bilangan Bulat').min(1).max(SETORAN_MAKS).default(1) }),
    }),
    nota: defineCall({
      ...nota,
      query: z.object({
        urut: z.coerce.number().int().min(1).max(SETORAN_MAKS).default(1),
        ...nota.query.shape,
      }),
    }),
  }
}

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
