/**
 * Questions about members that servers of the chain ask each other, and changes that they have each other write; no
 * session asks for them (server/http/portal.ts, docs/decisions/30-member-antar-server.md).
 */
import { z } from 'zod'
import { POIN_MAKS, SALDO_POIN_MAKS } from '../limits.ts'
import { defineCall } from '../call.ts'
import { JENIS_MEMBER } from '../rules/member.ts'
import { ejaTelepon } from '../telepon.ts'
import { zTanggal } from '../units.ts'

const may = { menus: ['/data-member'], action: 'lihat' } as const
const zKode = z.string().regex(/^[A-Z0-9]{1,20}$/)
const zId = z.string().regex(/^[A-Z0-9]{16}$/)
const zPoin = z.int().min(-SALDO_POIN_MAKS).max(SALDO_POIN_MAKS)

const zState = z.object({
  kode_member: zKode,
  /** The code that goes on: the member's own, unless it was merged. */
  menjadi: zKode,
  keadaan: z.enum(['AKTIF', 'NONAKTIF', 'ANONIM']),
  point: zPoin.min(0),
  trx_count: z.int().min(0),
  trx_terakhir: zTanggal.nullable(),
})
/** The state of a member at home; tells no identity. */
export type MemberState = z.output<typeof zState>

export const zTamu = zState.extend({
  nama_customer: z.string().min(1).max(100),
  no_hp: z.string().max(30).overwrite(ejaTelepon),
  kota: z.string().max(60),
  jenis_member: z.enum(JENIS_MEMBER),
  tgl_daftar: zTanggal,
})
/** A member as other servers keep them. */
export type Tamu = z.output<typeof zTamu>

/** By a whole code, or by the ways one whole phone is written. */
export const zTanyaMember = z.union([
  z.strictObject({ kode: zKode }),
  z.strictObject({
    hp: z
      .array(z.string().regex(/^\d{5,17}$/))
      .min(1)
      .max(6),
  }),
])
export type TanyaMember = z.output<typeof zTanyaMember>

/** Question and answer are sealed with the key of the shop: an address may be http. */
export const cariMemberRumah = defineCall({
  base: 'main',
  method: 'GET',
  path: 'member/cari',
  summary: 'The member that the shop of the key registered under this whole code, or with this whole phone',
  may,
  query: z.strictObject({ tanya: z.string().min(1).max(1_000) }),
  reply: z.object({ jawab: z.string().max(8_000) }),
})

export const homeMemberState = defineCall({
  base: 'main',
  method: 'GET',
  path: 'member/keadaan',
  summary: 'How members that the shop of the key registered stand',
  may,
  query: z.strictObject({
    kode: z
      .string()
      .max(2_200)
      .transform((text) => text.split(','))
      .pipe(z.array(zKode).min(1).max(100)),
  }),
  reply: z.array(zState).max(100),
})

export const ANTRIAN_MAKS = 100
export const terimaPoinLuar = defineCall({
  base: 'main',
  method: 'POST',
  path: 'member/poin',
  summary:
    'Points and visits that documents of the shop that asks gave members of the shop of the key, or took; each once by its id',
  may,
  write: { day: 'any' },
  body: z.strictObject({
    baris: z
      .array(
        z.strictObject({
          id: zId,
          kode_member: zKode,
          kategori: z.enum(['PENJUALAN', 'BATAL PENJUALAN', 'TUKAR POIN', 'KOREKSI']),
          poin: zPoin,
          kunjungan: z.int().min(-1).max(1),
          tgl_trx: z.iso.date().brand<'TanggalSystem'>(),
          ref_no: z.string().regex(/^[A-Z0-9-]{1,40}$/),
        }),
      )
      .min(1)
      .max(ANTRIAN_MAKS),
  }),
  reply: z.object({
    /** `sebab` null: taken, now or before. */
    hasil: z.array(z.object({ id: zId, sebab: z.string().max(100).nullable() })).max(ANTRIAN_MAKS),
    member: z.array(zState).max(ANTRIAN_MAKS),
  }),
})

export const tukarPoinRumah = defineCall({
  base: 'main',
  method: 'POST',
  path: 'member/tukar-poin',
  summary: 'Takes points of a member of the shop of the key, for gifts of the shop that asks',
  may,
  write: { day: 'any' },
  body: z.strictObject({
    kode_member: zKode,
    poin: z
      .int()
      .min(1)
      .max(POIN_MAKS * 1_000),
  }),
  reply: z.object({ poin_awal: z.int(), poin_akhir: z.int() }),
})

export const kembaliPoinRumah = defineCall({
  base: 'main',
  method: 'POST',
  path: 'member/kembali-poin',
  summary: 'Gives back what was taken under an id, once; one that was never taken is not taken any more',
  may,
  write: { day: 'any' },
  body: z.strictObject({ id: zId }),
  reply: z.object({ poin: z.int() }),
})
