/** Identity of the borrower: as entered, else the member's own NIK where it is on file (DOMAIN §B.8, §G-6). */
import type { CallInput } from '#domain/call.ts'
import type { simpanHutang } from '#domain/calls/hutang.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { NONMEMBER } from '../../faktur/load-acuan.ts'

const BEYOND_CARD = { pekerjaan: '-', tempat_lahir: '-', tgl_lahir: null, atas_nama: null }

export type Peminjam = NonNullable<CallInput<typeof simpanHutang>['body']['identitas']>

const nik = statement<{ nik_enc: Buffer; nama: string; alamat: string }>(
  'nik_peminjam',
  `SELECT nik_enc, nama_customer AS nama, alamat_customer AS alamat FROM member
   WHERE kode_member = $1 AND status_aktif AND nik_enc IS NOT NULL`,
)
/** As entered, else the member's; undefined when nobody knows. */
export async function peminjam(
  ctx: Context,
  { identitas, kode_customer }: { identitas?: Peminjam | null | undefined; kode_customer: string },
): Promise<Peminjam | undefined> {
  if (identitas) return identitas
  if (kode_customer === NONMEMBER) return undefined
  const [member] = await ctx.sql(nik, [kode_customer])
  if (!member) return undefined
  const { nik_enc, nama, alamat } = member
  return { jenis: 'KTP', nomor: ctx.rahasia.buka(nik_enc), nama, alamat, ...BEYOND_CARD }
}
