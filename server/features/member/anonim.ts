/** Forgets who a member was: identity goes, here and in every document that may be changed; what was paid, weighed and counted stays (DOMAIN §G-4, §G-6). */
import type { CallInput } from '#domain/call.ts'
import type { anonimkanMember, MemberLengkap } from '#domain/calls/member.ts'
import { errors } from '#domain/errors.ts'
import { akhiriAksesKatalog } from '../../rantai/akses-katalog.ts'
import { audit } from '../../rantai/audit.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { muatLengkap } from './lihat.ts'
import { muatHidup } from './simpan.ts'

// Duplicates that were merged into this member are the same person, and their documents keep their codes.
const ORANG = 'FROM member WHERE kode_member = $1 OR gabung_ke = $1'
const berjalan = statement<{ ya: boolean; lapor: boolean }>(
  'member_berjalan',
  `SELECT bool_or(member_berjalan(kode_member)) AS ya, bool_or(aml_berjalan(kode_member)) AS lapor ${ORANG}`,
)
const dokumen = statement<{ baris: number }>(
  'anonimkan_member',
  `SELECT sum(anonimkan_member(kode_member))::int AS baris ${ORANG}`,
)
// What requests were answered of them is still kept for a repeated one.
const jawaban = statement<unknown>(
  'hapus_jawaban_member',
  `SELECT hapus_jawaban_member(kode_member) ${ORANG}`,
)

/** @throws errors.memberBerjalan while a document of theirs is not finished, errors.memberBelumDilaporkan while it is still to be told to PPATK who they are, in whatever shop */
export async function anonimkan(
  ctx: Context,
  { params: { kode_member }, body: { alasan } }: CallInput<typeof anonimkanMember>,
): Promise<MemberLengkap> {
  await muatHidup(ctx, kode_member)
  const [open] = await ctx.sql(berjalan, [kode_member])
  if (open!.ya) throw errors.memberBerjalan()
  if (open!.lapor) throw errors.memberBelumDilaporkan()
  const [done] = await ctx.sql(dokumen, [kode_member])
  await ctx.sql(jawaban, [kode_member])
  await akhiriAksesKatalog(ctx, kode_member)
  const kosong = {
    nama_customer: 'ANONIM',
    no_hp: '-',
    alamat_customer: '-',
    kelurahan: '-',
    kecamatan: '-',
    kota: '-',
    provinsi: '-',
    nik_enc: null,
    tgl_lahir: null,
    app_user_id: null,
  }
  await ctx.db
    .updateTable('member')
    .set({
      ...kosong,
      status_aktif: false,
      anonim_at: ctx.now,
      edit_by: ctx.user.user_id,
      edit_date: ctx.now,
    })
    .where((eb) => eb.or([eb('kode_member', '=', kode_member), eb('gabung_ke', '=', kode_member)]))
    .execute()
  await audit(ctx, {
    aksi: 'ANONIM',
    tabel: 'member',
    ref: kode_member,
    sebelum: null,
    sesudah: { alasan, baris: done!.baris },
  })
  return muatLengkap(ctx, kode_member)
}
