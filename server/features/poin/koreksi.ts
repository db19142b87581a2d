/** Points given or taken by hand, with a reason and a second person (DOMAIN §B.12). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { koreksiPoin } from '#domain/calls/poin.ts'
import { SALDO_POIN_MAKS } from '#domain/limits.ts'
import { errors } from '#domain/errors.ts'
import { disetujuiPoin } from '#domain/rules/disetujui.ts'
import { noFaktur } from '#domain/rules/kode.ts'
import { postingKoreksiPoin } from '#domain/rules/postings/poin.ts'
import type { Context } from '../../context.ts'
import { kunci, post } from '../../ledger/post.ts'
import { loadMemberAktif } from '../../rantai/member.ts'
import { nomorBerikut } from '../../rantai/nomor.ts'
import { pakaiOtorisasi } from '../../rantai/otorisasi.ts'

/** @throws errors.memberTidakAda, errors.memberServerLain, errors.poinTidakCukup, errors.jumlahTerlaluBesar, errors.perluOtorisasi */
export async function koreksi(
  ctx: Context,
  { body: { kode_member, poin, alasan, id_otorisasi } }: CallInput<typeof koreksiPoin>,
): Promise<CallReply<typeof koreksiPoin>> {
  kunci(ctx)
  const { point, rumah } = await loadMemberAktif(ctx, kode_member)
  if (rumah !== null) throw errors.memberServerLain({ toko: rumah }).at('kode_member')
  if (point + poin < 0) throw errors.poinTidakCukup({ point }).at('poin')
  if (point + poin > SALDO_POIN_MAKS) throw errors.jumlahTerlaluBesar({ maks: SALDO_POIN_MAKS }).at('poin')
  const no_poin = noFaktur('PN', ctx.toko.kode_toko, ctx.toko.tgl_system, await nomorBerikut(ctx, 'PN'))
  await pakaiOtorisasi(ctx, {
    kategori: 'KOREKSI POIN',
    ref_no: no_poin,
    alasan,
    ids: [id_otorisasi],
    untuk: disetujuiPoin({ kode_member, poin, alasan }),
    field: 'id_otorisasi',
  })
  await post(ctx, postingKoreksiPoin({ no_poin, kode_member, poin, alasan }), no_poin)
  return { no_poin, kode_member, poin_awal: point, poin, poin_akhir: point + poin }
}
