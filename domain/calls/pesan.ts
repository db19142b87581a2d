/** Told to the customer: who waits to be told what, that they were told, and the shop's own words for it. */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { JENIS_PESAN, PESAN_STATE, TEMPLATE_MAKS, type JenisPesan } from '../rules/pesan.ts'
import { NOT_LETTERS, rapi, zRequired } from '../text.ts'
import { zTanggal } from '../units.ts'
import { eksporMember } from './database-member.ts'
import { zIdTrx } from './faktur.ts'

/** Rights to see messages of a kind: held by the users who see the matter itself. */
export const MAY_PESAN = {
  'PESANAN JADI': { menus: ['/lihat-pesanan'], action: 'lihat' },
  'SERVICE SELESAI': { menus: ['/lihat-services'], action: 'lihat' },
  'TITIPAN JATUH TEMPO': { menus: ['/lihat-titipan'], action: 'lihat' },
  'HUTANG JATUH TEMPO': { menus: ['/lihat-hutang'], action: 'lihat' },
  'ULANG TAHUN': { menus: ['/data-member', '/database-member'], action: 'lihat' },
} as const satisfies Record<JenisPesan, object>

const zJenis = z.enum(JENIS_PESAN, 'Jenis Pesan Tidak Dikenal')
/** The number of what it is about; of a birthday the member's code. */
const zRefNo = zRequired('No Tidak Boleh Kosong', 24)

const zMenunggu = z.object({
  jenis: z.enum(JENIS_PESAN),
  ref_no: z.string(),
  nama_customer: z.string(),
  /** Masked for who may not take members away; of who is no member, '-'. */
  no_hp: z.string(),
  barang: z.string(),
  /** Since when it is ready, until when a price holds, the birthday. */
  tanggal: zTanggal,
  keadaan: z.enum(PESAN_STATE),
  /** The text of the message to the customer. */
  teks: z.string(),
  /** Of this very thing: when they were last told, by whom, and how often. */
  dikabari_at: z.iso.datetime().nullable(),
  dikabari_by: z.string(),
  dikabari: z.int(),
})
export type Menunggu = z.output<typeof zMenunggu>

export const pesanMenunggu = defineCall({
  base: 'main',
  method: 'GET',
  path: 'pesan',
  summary:
    'Who waits to be told what, of the kinds this user sees; those not told yet first, at most 200 each',
  may: 'signed-in',
  reply: z.array(z.object({ jenis: z.enum(JENIS_PESAN), nama: z.string(), rows: z.array(zMenunggu) })),
})

export const pesanSatu = defineCall({
  base: 'main',
  method: 'GET',
  path: 'pesan/satu',
  summary: 'Whether the customer of one document is to be told; null when there is nothing to tell',
  may: 'signed-in',
  query: z.object({ jenis: zJenis, ref_no: zRefNo }),
  reply: zMenunggu.nullable(),
})

export const kabariCustomer = defineCall({
  base: 'main',
  method: 'POST',
  path: 'pesan',
  summary: 'Logs that a member is told, and answers the address that opens the chat with the text in it',
  // The address holds the whole number: for who sees it whole anyway.
  may: eksporMember.may,
  write: { day: 'any', rahasia: 'kode_member' },
  body: z.strictObject({ jenis: zJenis, ref_no: zRefNo, id_trx: zIdTrx.optional() }),
  reply: z.object({ kode_member: z.string(), teks: z.string(), tautan: z.string() }),
  message: 'Kabar Dicatat',
})

const levels = ['OWN', 'SU', 'SPV'] as const
const zTemplate = z.object({
  jenis: z.enum(JENIS_PESAN),
  nama: z.string(),
  teks: z.string(),
  bawaan: z.string(),
  isian: z.array(z.object({ nama: z.string(), arti: z.string() })),
})
export type TemplatePesan = z.output<typeof zTemplate>

export const templatePesan = defineCall({
  base: 'main',
  method: 'GET',
  path: 'pesan/template',
  summary: "The shop's words for each kind of message, and what they may name",
  may: { menus: ['/settingNota'], action: 'lihat', levels },
  reply: z.array(zTemplate),
})

export const ubahTemplatePesan = defineCall({
  base: 'main',
  method: 'PUT',
  path: 'pesan/template/{jenis}',
  summary: 'Sets the words of one kind; what they name and is not known is refused',
  may: { menus: ['/settingNota'], action: 'ubah', levels },
  write: { day: 'any' },
  params: z.object({ jenis: z.string().overwrite(rapi).toUpperCase().pipe(zJenis) }),
  body: z.strictObject({
    teks: z
      .string('Pesan Tidak Boleh Kosong')
      .overwrite(rapi)
      .min(1, 'Pesan Tidak Boleh Kosong')
      .max(TEMPLATE_MAKS, `Maksimal ${TEMPLATE_MAKS} Huruf`)
      // lines may be broken, nothing else
      .refine((text) => text.split('\n').every((row) => row.search(NOT_LETTERS) < 0), 'Pesan Tidak Valid'),
  }),
  reply: zTemplate,
  message: 'Data Berhasil Di Simpan',
})
