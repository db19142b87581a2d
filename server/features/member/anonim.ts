/** Forgets who a member was: identity goes, here and in every document that may be changed; what was paid, weighed and counted stays (DOMAIN §G-4, §G-6). */
import type { CallInput } from '#domain/call.ts'
import type { anonimkanMember, MemberLengkap } from '#domain/calls/member.ts'
import { errors, type Refusal } from '#domain/errors.ts'
import { disetujuiLupakan } from '#domain/rules/disetujui.ts'
import { akhiriAksesKatalog } from '../../rantai/akses-katalog.ts'
import { audit } from '../../rantai/audit.ts'
import { pakaiOtorisasi } from '../../rantai/otorisasi.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { PEMEGANG, textLepas } from '../../dokumen/pemegang.ts'
import { lepasFoto } from '../../foto/foto.ts'
import { diSeluruhRantai } from '../../rantai/all-toko.ts'
import { loadWhole } from './lihat.ts'
import { loadLive } from './simpan.ts'

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
// Identities are blanked by anonimkan_member; pictures of papers leave objects behind.
const pictures = PEMEGANG.flatMap((one) =>
  one.folder
    ? [
        {
          folder: one.folder,
          lepas: statement<{ foto: string | null }>(`lupakan_${one.table}_${one.column}`, textLepas(one)),
        },
      ]
    : [],
)
// Replies that spoke of the member are still kept for repeated requests, so they are erased too.
const reply = statement<unknown>('hapus_jawaban_member', `SELECT hapus_jawaban_member(kode_member) ${ORANG}`)

/**
 * Reason why a member is not forgotten now: a document of theirs is not finished, or PPATK must still be told who they
 * are, in whatever shop.
 */
export async function halangan(ctx: Context, kode_member: string): Promise<Refusal | undefined> {
  const [open] = await ctx.sql(berjalan, [kode_member])
  if (open!.ya) return errors.memberBerjalan()
  if (open!.lapor) return errors.memberBelumDilaporkan()
  return undefined
}

/** Forgets a member who is locked, and of whom nothing is in the way. @returns how many rows of documents named them */
export async function lupakan(ctx: Context, kode_member: string): Promise<number> {
  const [done] = await ctx.sql(dokumen, [kode_member])
  for (const { folder, lepas } of pictures) {
    const rows = await diSeluruhRantai(ctx, () => ctx.sql(lepas, [kode_member]))
    for (const { foto } of rows) if (foto) lepasFoto(ctx, folder, foto)
  }
  await ctx.sql(reply, [kode_member])
  await akhiriAksesKatalog(ctx, kode_member)
  await ctx.db
    .updateTable('member')
    .set({
      ...EMPTY,
      status_aktif: false,
      anonim_at: ctx.now,
      edit_by: ctx.user.user_id,
      edit_date: ctx.now,
    })
    .where((eb) => eb.or([eb('kode_member', '=', kode_member), eb('gabung_ke', '=', kode_member)]))
    .execute()
  return done!.baris
}

const EMPTY = {
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

/** @throws errors.memberBerjalan, memberBelumDilaporkan, perluOtorisasi: of another person than who asks */
export async function anonimkan(
  ctx: Context,
  { params: { kode_member }, body: { alasan } }: CallInput<typeof anonimkanMember>,
): Promise<MemberLengkap> {
  await loadLive(ctx, kode_member)
  const ditolak = await halangan(ctx, kode_member)
  if (ditolak) throw ditolak
  const { user_otorisasi } = await pakaiOtorisasi(ctx, {
    kategori: 'HAPUS DATA PRIBADI',
    ref_no: kode_member,
    untuk: disetujuiLupakan(kode_member, alasan),
  })
  const row = await lupakan(ctx, kode_member)
  await audit(ctx, {
    actions: 'ANONIM',
    table: 'member',
    ref: kode_member,
    sebelum: null,
    sesudah: { alasan, baris: row, diizinkan: user_otorisasi },
  })
  return loadWhole(ctx, kode_member)
}
