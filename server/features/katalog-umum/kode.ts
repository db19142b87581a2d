/** At the counter: a one-time code for the phone of a member, and their phones sent away again. Each is logged, as a look at who somebody is. */
import type { CallInput, CallReply } from '#domain/call.ts'
import {
  KODE_MEMBER_MINUTES,
  type cabutKatalogMember,
  type kodeKatalogMember,
} from '#domain/calls/katalog-member.ts'
import { errors } from '#domain/errors.ts'
import { kodeKatalog, writeKode } from '#domain/rules/katalog-umum.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { qrSvg } from '../../documents/qr.ts'
import { random } from '../../process/random.ts'
import type { Rahasia } from '../../process/rahasia.ts'
import { akhiriAksesKatalog } from '../../rantai/akses-katalog.ts'
import { audit } from '../../rantai/audit.ts'
import { loadMemberAktif } from '../../rantai/member.ts'

/** Hashes a code with the server's secret: a reader of the database cannot find the code by trying. */
export const hashKode = (rahasia: Rahasia, kode: string): Buffer =>
  Buffer.from(rahasia.sidik(`katalog ${kode}`), 'hex')

// The earlier code of this member is none any more; one that another member has open is not given twice.
const buka = statement<{ kode_member: string }>(
  'buka_kode_katalog',
  `INSERT INTO katalog_kode (kode_member, kode_hash, sampai)
   SELECT $1, $2, $3 WHERE NOT EXISTS (SELECT 1 FROM katalog_kode WHERE kode_hash = $2)
   ON CONFLICT (kode_member) DO UPDATE SET kode_hash = excluded.kode_hash, sampai = excluded.sampai
   RETURNING kode_member`,
)
const state = statement<{ perangkat: number; alamat: string }>(
  'keadaan_akses_katalog',
  `SELECT (SELECT count(*)::int FROM katalog_token WHERE kode_member = $1 AND sampai > $2) AS perangkat,
     alamat FROM katalog_pengaturan`,
)

/** @throws errors.memberTidakAda */
export async function kode(
  ctx: Context,
  { body }: CallInput<typeof kodeKatalogMember>,
): Promise<CallReply<typeof kodeKatalogMember>> {
  const { kode_member } = await loadMemberAktif(ctx, body.kode_member)
  const sampai = new Date(ctx.now.getTime() + KODE_MEMBER_MINUTES * 60_000)
  const baru = kodeKatalog(random)
  const [dibuka] = await ctx.sql(buka, [kode_member, hashKode(ctx.rahasia, baru), sampai])
  if (!dibuka) throw errors.sedangSibuk()
  const [kini] = await ctx.sql(state, [kode_member, ctx.now])
  await audit(ctx, {
    actions: 'KODE KATALOG',
    table: 'member',
    ref: kode_member,
    sebelum: null,
    sesudah: { perangkat: kini!.perangkat },
  })
  const alamat = kini!.alamat && `${kini!.alamat}/katalog#kode=${baru}`
  return {
    kode: writeKode(baru),
    berlaku_sampai: sampai.toISOString(),
    alamat,
    qr: alamat ? qrSvg(alamat) : null,
    perangkat: kini!.perangkat,
  }
}

/** Said of a member who is not active too: nothing of them is seen any more. */
export async function cabut(
  ctx: Context,
  { params: { kode_member } }: CallInput<typeof cabutKatalogMember>,
): Promise<CallReply<typeof cabutKatalogMember>> {
  const row = await ctx.db
    .selectFrom('member')
    .select('kode_member')
    .where('kode_member', '=', kode_member)
    .executeTakeFirst()
  if (!row) throw errors.masterTidakAda({ label: 'Member', kode: kode_member })
  const perangkat = await akhiriAksesKatalog(ctx, kode_member)
  await audit(ctx, {
    actions: 'CABUT KATALOG',
    table: 'member',
    ref: kode_member,
    sebelum: { perangkat },
    sesudah: { perangkat: 0 },
  })
  return { perangkat }
}
