/** The calls of a nota, the same for every document of money: its prints are counted, and it is a PDF (DOMAIN §F.5). */
import { z } from 'zod'
import { defineCall, type May } from '../call.ts'
import { KERTAS_NOTA } from '../rules/pengaturan-nota.ts'
import { named, paramsNo, SETORAN_MAKS } from './dokumen-uang.ts'
import { cetakResult, zCetak, zMencetak } from './faktur.ts'

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
