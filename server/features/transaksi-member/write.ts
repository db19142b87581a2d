/** Cases and requests of members: written, settled, deleted (the row stays, marked); never a document of money (DOMAIN §B.12). */
import type { CallInput } from '#domain/call.ts'
import type {
  hapusTransaksiMember,
  openKasus,
  selesaikanTransaksiMember,
  tambahTransaksiMember,
  TransaksiMember,
} from '#domain/calls/transaksi-member.ts'
import { errors } from '#domain/errors.ts'
import { boleh, type Status } from '#domain/rules/status.ts'
import type { Context } from '../../context.ts'

const COLUMNS = [
  '_id',
  'kode_member',
  'nama_member',
  'tanggal',
  'transaksi',
  'jenis',
  'status',
  'no_nota',
  'keterangan',
  'input_by',
] as const

/** The name is the member's own, whatever was sent. @throws errors.memberTidakAda */
export async function tambah(
  ctx: Context,
  { body }: CallInput<typeof tambahTransaksiMember>,
): Promise<TransaksiMember> {
  const { kode_member, transaksi, jenis, no_nota, keterangan } = body
  const member = await ctx.db
    .selectFrom('member')
    .select('nama_customer')
    .where('kode_member', '=', kode_member)
    .where('status_aktif', '=', true)
    // A member who is being made anonymous is not written down anew.
    .forKeyShare()
    .executeTakeFirst()
  if (!member) throw errors.memberTidakAda({ kode_member }).at('kode_member')
  return ctx.db
    .insertInto('transaksi_member')
    .values({
      kode_toko: ctx.toko.kode_toko,
      tanggal: ctx.toko.tgl_system,
      kode_member,
      nama_member: member.nama_customer,
      transaksi,
      jenis,
      no_nota,
      keterangan,
      input_by: ctx.user.user_id,
      input_date: ctx.now,
      id_trx: ctx.id_trx,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

export const opened = (
  ctx: Context,
  { params: { id1, id2 } }: CallInput<typeof openKasus>,
): Promise<TransaksiMember[]> =>
  ctx.db
    .selectFrom('transaksi_member')
    .select(COLUMNS)
    .where('kode_toko', '=', ctx.toko.kode_toko)
    .where('kode_member', '=', id1)
    .where('deleted_at', 'is', null)
    .where('status', '=', 'OPEN')
    .$if(id2 !== 'ALL', (q) => q.where('transaksi', '=', id2))
    .orderBy('_id', 'desc')
    .limit(200)
    .execute()

/** @throws errors.transaksiMemberTidakAda */
async function tandai(
  ctx: Context,
  id: number,
  change:
    | { status: 'SELESAI'; selesai_by: string; selesai_at: Date }
    | { deleted_by: string; deleted_at: Date },
): Promise<TransaksiMember> {
  const row = await ctx.db
    .updateTable('transaksi_member')
    .set(change)
    .where('kode_toko', '=', ctx.toko.kode_toko)
    .where('_id', '=', id)
    .where('deleted_at', 'is', null)
    .returning(COLUMNS)
    .executeTakeFirst()
  if (!row) throw errors.transaksiMemberTidakAda()
  return row
}

/**
 * Settles an entry: the person who settles it first counts. @throws errors.transaksiMemberTidakAda,
 * transaksiMemberSelesai
 */
export async function selesaikan(
  ctx: Context,
  { params: { id } }: CallInput<typeof selesaikanTransaksiMember>,
): Promise<TransaksiMember> {
  const row = await ctx.db
    .selectFrom('transaksi_member')
    .select('status')
    .where('kode_toko', '=', ctx.toko.kode_toko)
    .where('_id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (row && !boleh('transaksi_member', row.status as Status<'transaksi_member'>, 'SELESAI'))
    throw errors.transaksiMemberSelesai()
  return tandai(ctx, id, { status: 'SELESAI', selesai_by: ctx.user.user_id, selesai_at: ctx.now })
}
export const hapus = (
  ctx: Context,
  { params }: CallInput<typeof hapusTransaksiMember>,
): Promise<TransaksiMember> => tandai(ctx, params.id, { deleted_by: ctx.user.user_id, deleted_at: ctx.now })
