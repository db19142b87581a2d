/** Otorisasi: a second user's password before a sensitive act (DOMAIN §B.0.7). */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { rapi, ONE_LINE } from '../text.ts'
import { KATEGORI_OTORISASI } from '../rules/otorisasi.ts'

/** A single request for otorisasi, as the authoriser is shown it. */
const diminta = {
  kategori: z.enum(KATEGORI_OTORISASI, 'Kategori Harus Di Isi'),
  description: z.string().overwrite(rapi).max(200).regex(ONE_LINE).default('-'),
  /** The facts shown to the authoriser: the otorisasi is used for exactly these. */
  disetujui: z
    .array(
      z.strictObject({
        nama: z.string().min(1).max(60).regex(ONE_LINE),
        // A sale has up to 99 lines, each named by its number.
        nilai: z.string().max(3_000).regex(ONE_LINE),
      }),
    )
    // A stock document has up to 500 pieces, each named.
    .max(520)
    .default([]),
}
/** Of one request: the lines of a sale, each with all it needs. */
const SEKALIGUS_MAKS = 400

export const authorization = defineCall({
  base: 'main',
  method: 'POST',
  path: 'authorization',
  summary:
    'Checks the authoriser and answers a one-time authorization_id, valid for 5 minutes in this session, for this category and what is approved',
  may: 'signed-in',
  write: { day: 'any' },
  body: z.strictObject({
    user_id: z.string().overwrite(rapi).toUpperCase().min(1, 'Username Tidak Boleh Kosong').max(20),
    password: z.string().min(1, 'Password Tidak Boleh Kosong').max(200),
    kategori: diminta.kategori,
    description: diminta.description,
    keterangan: z.string().overwrite(rapi).max(500).regex(ONE_LINE).default('-'),
    disetujui: diminta.disetujui,
    /** Further requests allowed with the same word: all of them or none. */
    lain: z.array(z.strictObject(diminta)).max(SEKALIGUS_MAKS).optional(),
  }),
  /** `lain`: one for each of those, in their order. */
  reply: z.object({ authorization_id: z.string(), lain: z.array(z.string()).optional() }),
  message: 'Berhasil',
})
