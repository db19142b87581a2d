/** Setting how the paper of each kind of nota looks, and trying it out, at /settingNota (DOMAIN §F.2). */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { klausulaTerlarang } from '../rules/klausula-terlarang.ts'
import {
  MAX_KAKI_LINES,
  MAX_KEPALA_LINES,
  JENIS_NOTA,
  KERTAS_NOTA,
  LEMBAR_MAKS,
} from '../rules/pengaturan-nota.ts'
import { rapi } from '../text.ts'
import { zPengaturanTersimpan } from './pengaturan-nota.ts'

const levels = ['OWN', 'SU', 'SPV'] as const
const params = z.object({
  jenis: z.string().overwrite(rapi).toUpperCase().pipe(z.enum(JENIS_NOTA, 'Jenis Nota Tidak Valid')),
})

/** Text for paper, told why when the law forbids it. */
const zBebas = (maks: number) =>
  z
    .string()
    .overwrite(rapi)
    .max(maks, `Maksimal ${maks} Huruf`)
    .superRefine((text, ctx) => {
      const sebab = klausulaTerlarang(text)
      if (sebab) ctx.addIssue({ code: 'custom', message: sebab })
    })

/** Lines are read on as on paper: what no one of them says they may say together. */
const bersama = (lines: readonly string[], ctx: z.core.$RefinementCtx): void => {
  const sebab = lines.some(klausulaTerlarang) ? undefined : klausulaTerlarang(lines.join(' '))
  if (sebab) ctx.addIssue({ code: 'custom', message: sebab })
}

const zPengaturanNota = z.strictObject({
  kepala: z
    .array(zBebas(80).min(1, 'Baris Kepala Tidak Boleh Kosong'))
    .max(MAX_KEPALA_LINES, `Maksimal ${MAX_KEPALA_LINES} Baris`)
    .superRefine(bersama),
  kaki: zBebas(400).refine(
    (text) => text.split('\n').length <= MAX_KAKI_LINES,
    `Maksimal ${MAX_KAKI_LINES} Baris`,
  ),
  harga_gram: z.boolean(),
  lembar: z.int('Harus Bilangan Bulat').min(1, 'Minimal 1').max(LEMBAR_MAKS, `Maksimal ${LEMBAR_MAKS}`),
  kertas: z.enum(KERTAS_NOTA, 'Kertas Tidak Valid'),
  qr: z.boolean(),
  timbangan: z.boolean().default(false),
})

export const simpanPengaturanNota = defineCall({
  base: 'main',
  method: 'PUT',
  path: 'nota/pengaturan/{jenis}',
  summary: 'Sets the paper of one kind of nota; clauses that the law forbids are refused',
  may: { menus: ['/settingNota'], action: 'ubah', levels },
  write: { day: 'any' },
  params,
  body: zPengaturanNota,
  reply: zPengaturanTersimpan,
  message: 'Data Berhasil Di Simpan',
})

export const pratinjauNota = defineCall({
  base: 'main',
  method: 'POST',
  path: 'nota/pengaturan/{jenis}/pratinjau',
  summary: 'An example nota as PDF, printed with these settings before they are saved',
  may: { menus: ['/settingNota'], action: 'lihat', levels },
  params,
  body: zPengaturanNota,
  reply: z.any(),
  file: 'application/pdf',
})
