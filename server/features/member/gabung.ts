/** Two members who are one: points and visits go to the one that lives on, documents keep their rows, the old code leads to it (DOMAIN §F.3). */
import type { CallInput } from '#domain/call.ts'
import type { gabungMember, MemberLengkap } from '#domain/calls/member.ts'
import { errors, Refusal } from '#domain/errors.ts'
import { noFaktur } from '#domain/rules/kode.ts'
import { postingGabungPoin } from '#domain/rules/postings/poin.ts'
import { ejaTelepon } from '#domain/telepon.ts'
import { akhiriAksesKatalog } from '../../rantai/akses-katalog.ts'
import { audit } from '../../rantai/audit.ts'
import type { Context } from '../../context.ts'
import { kunci, post } from '../../ledger/post.ts'
import { nomorBerikut } from '../../rantai/nomor.ts'
import { loadWhole } from './lihat.ts'
import { loadLive, type LivingMember } from './simpan.ts'

/** @throws errors.memberGabungDiri, errors.masterTidakAda, errors.memberDigabung, errors.memberAnonim */
export async function gabung(
  ctx: Context,
  { params: { kode_member }, body: { kode_asal, alasan } }: CallInput<typeof gabungMember>,
): Promise<MemberLengkap> {
  if (kode_asal === kode_member) throw errors.memberGabungDiri().at('kode_asal')
  kunci(ctx)
  const { asal, tujuan } = await loadBoth(ctx, kode_asal, kode_member)
  if (!tujuan.status_aktif) throw errors.memberTidakAda({ kode_member })
  if (asal.point > 0) {
    const no_poin = noFaktur('PN', ctx.toko.kode_toko, ctx.toko.tgl_system, await nomorBerikut(ctx, 'PN'))
    await post(
      ctx,
      postingGabungPoin({ no_poin, dari: kode_asal, ke: kode_member, poin: asal.point }),
      no_poin,
    )
  }
  const terakhir =
    [asal.trx_terakhir, tujuan.trx_terakhir]
      .filter((t) => t !== null)
      .sort()
      .at(-1) ?? null
  const edited = { edit_by: ctx.user.user_id, edit_date: ctx.now }
  await ctx.db
    .updateTable('member')
    .set({ ...edited, trx_count: asal.trx_count + tujuan.trx_count, trx_terakhir: terakhir as never })
    .where('kode_member', '=', kode_member)
    .execute()
  await ctx.db
    .updateTable('member')
    .set({ ...edited, status_aktif: false, gabung_ke: kode_member })
    .where('kode_member', '=', kode_asal)
    .execute()
  await satukanHp(ctx, asal, tujuan)
  await akhiriAksesKatalog(ctx, kode_asal)
  // Members merged into the duplicate before now point to the survivor: one step, never two.
  await ctx.db
    .updateTable('member')
    .set({ gabung_ke: kode_member })
    .where('gabung_ke', '=', kode_asal)
    .execute()
  await audit(ctx, {
    actions: 'GABUNG',
    table: 'member',
    ref: kode_asal,
    sebelum: { point: asal.point, trx_count: asal.trx_count },
    sesudah: { gabung_ke: kode_member, alasan },
  })
  return loadWhole(ctx, kode_member)
}

/** Two spellings of one number: the surviving member keeps the stored spelling, unless a third member has it. */
async function satukanHp(ctx: Context, asal: LivingMember, tujuan: LivingMember): Promise<void> {
  const no_hp = ejaTelepon(tujuan.no_hp)
  if (asal.no_hp === tujuan.no_hp || ejaTelepon(asal.no_hp) !== no_hp) return
  await ctx.db.updateTable('member').set({ no_hp: '-' }).where('kode_member', '=', asal.kode_member).execute()
  await ctx.db
    .updateTable('member')
    .set({ no_hp })
    .where('kode_member', '=', tujuan.kode_member)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('member as x').select('x.kode_member').where('x.no_hp', '=', no_hp))),
    )
    .execute()
}

/** Locked in the order of their codes, so that two merges the other way round queue instead of blocking each other. */
async function loadBoth(
  ctx: Context,
  kode_asal: string,
  kode_tujuan: string,
): Promise<{ asal: LivingMember; tujuan: LivingMember }> {
  const rows = new Map<string, LivingMember>()
  for (const kode of [kode_asal, kode_tujuan].sort())
    rows.set(
      kode,
      await loadLive(ctx, kode).catch((error: unknown) => {
        throw kode === kode_asal && error instanceof Refusal ? error.at('kode_asal') : error
      }),
    )
  return { asal: rows.get(kode_asal)!, tujuan: rows.get(kode_tujuan)! }
}
