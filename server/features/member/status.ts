/** A member deactivated and active again; a consent taken back; a NIK looked at (DOMAIN §B.12, §G-6). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type {
  aktifkanMember,
  hapusMember,
  MemberLengkap,
  nikMember,
  tarikPersetujuan,
} from '#domain/calls/member.ts'
import { errors } from '#domain/errors.ts'
import { akhiriAksesKatalog } from '../../rantai/akses-katalog.ts'
import { audit } from '../../rantai/audit.ts'
import type { Context } from '../../context.ts'
import { loadWhole } from './lihat.ts'
import { loadLive } from './simpan.ts'

const setel = (
  ctx: Context,
  kode_member: string,
  change: { status_aktif: boolean; consent_ditarik_at?: Date },
): Promise<unknown> =>
  ctx.db
    .updateTable('member')
    .set({ ...change, edit_by: ctx.user.user_id, edit_date: ctx.now })
    .where('kode_member', '=', kode_member)
    .execute()

/**
 * Points and documents of the member stay; what is under way goes on. @throws errors.masterDeleted when the member is
 * deleted already
 */
export async function hapus(
  ctx: Context,
  { params: { kode_member } }: CallInput<typeof hapusMember>,
): Promise<MemberLengkap> {
  const { status_aktif } = await loadLive(ctx, kode_member)
  if (!status_aktif) throw errors.masterDeleted({ label: 'Kode Member', kode: kode_member })
  await setel(ctx, kode_member, { status_aktif: false })
  await akhiriAksesKatalog(ctx, kode_member)
  await audit(ctx, {
    actions: 'HAPUS',
    table: 'member',
    ref: kode_member,
    sebelum: { status_aktif: true },
    sesudah: { status_aktif: false },
  })
  return loadWhole(ctx, kode_member)
}

/** A member who withdrew consent is asked again first. @throws errors.persetujuanDitarik */
export async function aktifkan(
  ctx: Context,
  { params: { kode_member } }: CallInput<typeof aktifkanMember>,
): Promise<MemberLengkap> {
  const { consent_ditarik_at } = await loadLive(ctx, kode_member)
  if (consent_ditarik_at) throw errors.persetujuanDitarik()
  await setel(ctx, kode_member, { status_aktif: true })
  await audit(ctx, {
    actions: 'AKTIFKAN',
    table: 'member',
    ref: kode_member,
    sebelum: null,
    sesudah: { status_aktif: true },
  })
  return loadWhole(ctx, kode_member)
}

export async function tarik(
  ctx: Context,
  { params: { kode_member } }: CallInput<typeof tarikPersetujuan>,
): Promise<MemberLengkap> {
  const { consent_ditarik_at } = await loadLive(ctx, kode_member)
  if (consent_ditarik_at) throw errors.persetujuanDitarik()
  await setel(ctx, kode_member, { status_aktif: false, consent_ditarik_at: ctx.now })
  await akhiriAksesKatalog(ctx, kode_member)
  await audit(ctx, {
    actions: 'TARIK PERSETUJUAN',
    table: 'member',
    ref: kode_member,
    sebelum: null,
    sesudah: { status_aktif: false },
  })
  return loadWhole(ctx, kode_member)
}

export async function nik(
  ctx: Context,
  { params: { kode_member } }: CallInput<typeof nikMember>,
): Promise<CallReply<typeof nikMember>> {
  const { nik_enc } = await loadLive(ctx, kode_member)
  await audit(ctx, { actions: 'LIHAT NIK', table: 'member', ref: kode_member, sebelum: null, sesudah: null })
  return { nik: nik_enc ? ctx.rahasia.buka(nik_enc) : '-' }
}
