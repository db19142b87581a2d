/** Members in segments, for marketing (DOMAIN §F.3): whose birthday it is, who stays away, who buys most, who lives where. */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { rapi } from '../text.ts'
import { zRupiah, zTanggal } from '../units.ts'
import { zMember } from './member.ts'

export const SEGMEN = ['ULANG TAHUN BULAN INI', 'TIDAK AKTIF', 'TOP BELANJA', 'PER KECAMATAN'] as const
export type Segmen = (typeof SEGMEN)[number]

const content = {
  segmen: z.enum(SEGMEN, 'Segmen Harus Dipilih'),
  /** Of PER KECAMATAN: only this one; empty: every one. */
  kecamatan: z.string().overwrite(rapi).toUpperCase().max(60).default(''),
}
const zRow = zMember.extend({
  tgl_lahir: zTanggal.nullable(),
  kode_toko_daftar: z.string(),
  /** Bought at this shop in the last 12 months, validated and not cancelled. */
  belanja: zRupiah,
})
export type SegmenRow = z.output<typeof zRow>

export const segmenMember = defineCall({
  base: 'main',
  method: 'GET',
  path: 'member/segmen',
  summary: 'Active members who have not taken back their consent, of one segment; at most 5,000',
  may: { menus: ['/database-member'], action: 'lihat' },
  query: z.object(content),
  reply: z.array(zRow),
})

export const kecamatanMember = defineCall({
  base: 'main',
  method: 'GET',
  path: 'member/segmen/kecamatan',
  summary: 'How many members live in which kecamatan',
  may: { menus: ['/database-member'], action: 'lihat' },
  reply: z.array(z.object({ kota: z.string(), kecamatan: z.string(), jumlah: z.int() })),
})

export const eksporMember = defineCall({
  base: 'main',
  method: 'POST',
  path: 'member/ekspor',
  summary: 'The same to take away; who took what is logged',
  may: { menus: ['/database-member'], action: 'export' },
  body: z.strictObject(content),
  reply: z.array(zRow),
})
