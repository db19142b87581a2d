/**
 * Points that documents of shops on other servers gave to members at home here, or took from them; booked once each,
 * through the ledger like any other point (DOMAIN §O.7-4).
 */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { kembaliPoinRumah, terimaPoinLuar, tukarPoinRumah } from '#domain/calls/portal-member.ts'
import { errors } from '#domain/errors.ts'
import { noFaktur } from '#domain/rules/kode.ts'
import { putuskanLuar } from '#domain/rules/member-antar-server.ts'
import { postingPoinLuar } from '#domain/rules/postings/poin.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { kunci, post } from '../../ledger/post.ts'
import { memberState } from '../../rantai/member-state.ts'
import { nomorBerikut } from '../../rantai/nomor.ts'

const sudah = statement<{ id: string }>(
  'poin_luar_sudah',
  `SELECT id FROM poin_luar WHERE kode_toko = $1 AND dari = $2 AND jenis = 'POIN' AND id = ANY ($3::text[])`,
)
const kunciMember = statement<{ asal: string; kode_member: string; point: number }>(
  'poin_luar_kunci_member',
  `SELECT m.kode_member AS asal, h.kode_member, h.point
   FROM member m JOIN member h ON h.kode_member = COALESCE(m.gabung_ke, m.kode_member)
   WHERE m.kode_member = ANY ($1::text[]) AND m.rumah IS NULL AND m.kode_toko_daftar = $2
   ORDER BY h.kode_member FOR UPDATE OF h`,
)

interface Diterima {
  id: string
  kode_member: string
  poin: number
  kunjungan: number
  ref_no: string
  tgl_trx: string
}
const writeOut = statement<
  unknown,
  { kode_toko: string; dari: string; jam: Date; baris: readonly Diterima[] }
>(
  'tulis_poin_luar',
  `WITH b AS (SELECT * FROM :baris(id text, kode_member text, poin int, kunjungan int, ref_no text, tgl_trx date)),
   visit AS (
     UPDATE member m
     SET trx_count = GREATEST(m.trx_count + v.kali, 0), trx_terakhir = GREATEST(m.trx_terakhir, v.terakhir)
     FROM (
         SELECT kode_member, sum(kunjungan)::int AS kali,
           max(tgl_trx) FILTER (WHERE kunjungan > 0) AS terakhir FROM b GROUP BY 1) v
     WHERE m.kode_member = v.kode_member AND v.kali IS NOT NULL AND (v.kali <> 0 OR v.terakhir IS NOT NULL))
   INSERT INTO poin_luar (kode_toko, dari, jenis, id, kode_member, poin, kunjungan, ref_no, jam)
   SELECT :kode_toko, :dari, 'POIN', id, kode_member, poin, kunjungan, ref_no, :jam FROM b`,
)

/** A row that cannot be taken yet is answered with its reason, and comes again; it holds up no other row. */
export async function terimaLuar(
  ctx: Context,
  { body: { baris: rows } }: CallInput<typeof terimaPoinLuar>,
  dari: string,
): Promise<CallReply<typeof terimaPoinLuar>> {
  const { kode_toko } = ctx.toko
  kunci(ctx)
  const known = new Set((await ctx.sql(sudah, [kode_toko, dari, rows.map((b) => b.id)])).map((r) => r.id))
  const kode = [...new Set(rows.map((b) => b.kode_member))]
  const members = new Map((await ctx.sql(kunciMember, [kode, kode_toko])).map((m) => [m.asal, m]))
  const baru = rows.filter((b, i) => !known.has(b.id) && rows.findIndex((o) => o.id === b.id) === i)
  const diputuskan = putuskanLuar(baru, members)
  const diterima = diputuskan
    .filter((d) => d.sebab === undefined)
    .map(({ line: b, kode_member }) => ({ ...b, kode_member }))
  for (const { kode_member, poin, kategori, ref_no } of diterima)
    if (poin !== 0) await post(ctx, postingPoinLuar({ ref_no, dari, kode_member, poin, kategori }), ref_no)
  ctx.send(writeOut, { kode_toko, dari, jam: ctx.now, baris: diterima })
  return {
    hasil: [
      ...[...known].map((id) => ({ id, sebab: null })),
      ...diputuskan.map(({ line: { id }, sebab = null }) => ({ id, sebab })),
    ],
    member: await memberState(ctx, kode),
  }
}

const write = statement<
  unknown,
  {
    kode_toko: string
    dari: string
    jenis: 'TUKAR' | 'KEMBALI'
    id: string
    kode_member: string | null
    poin: number
    ref_no: string
    jam: Date
  }
>(
  'catat_tukar_luar',
  `INSERT INTO poin_luar (kode_toko, dari, jenis, id, kode_member, poin, ref_no, jam)
   VALUES (:kode_toko, :dari, :jenis, :id, :kode_member, :poin, :ref_no, :jam)`,
)
const tukaran = statement<{
  jenis: 'TUKAR' | 'KEMBALI'
  kode_member: string | null
  poin: number
  ref_no: string
}>(
  'tukar_luar',
  `SELECT jenis, kode_member, poin, ref_no FROM poin_luar
   WHERE kode_toko = $1 AND dari = $2 AND id = $3 AND jenis IN ('TUKAR', 'KEMBALI')`,
)

const nomorPoin = async (ctx: Context): Promise<string> =>
  noFaktur('PN', ctx.toko.kode_toko, ctx.toko.tgl_system, await nomorBerikut(ctx, 'PN'))

/** @throws errors.memberTidakAda, errors.poinTidakCukup, errors.penukaranDikembalikan */
export async function tukarLuar(
  ctx: Context,
  { body: { kode_member, poin } }: CallInput<typeof tukarPoinRumah>,
  dari: string,
): Promise<CallReply<typeof tukarPoinRumah>> {
  const { kode_toko } = ctx.toko
  kunci(ctx)
  const before = await ctx.sql(tukaran, [kode_toko, dari, ctx.id_trx])
  if (before.length) throw errors.penukaranDikembalikan()
  const [member] = await ctx.sql(kunciMember, [[kode_member], kode_toko])
  if (!member) throw errors.memberTidakAda({ kode_member }).at('kode_member')
  if (poin > member.point) throw errors.poinTidakCukup(member).at('detail_hadiah')
  const ref_no = await nomorPoin(ctx)
  await post(
    ctx,
    postingPoinLuar({ ref_no, dari, kode_member: member.kode_member, poin: -poin, kategori: 'TUKAR POIN' }),
    ref_no,
  )
  const jam = ctx.now
  ctx.send(write, {
    kode_toko,
    dari,
    jenis: 'TUKAR',
    id: ctx.id_trx,
    kode_member: member.kode_member,
    poin: -poin,
    ref_no,
    jam,
  })
  return { poin_awal: member.point, poin_akhir: member.point - poin }
}

/** Once; of what never came it is written down that it is not taken any more. */
export async function kembaliLuar(
  ctx: Context,
  { body: { id } }: CallInput<typeof kembaliPoinRumah>,
  dari: string,
): Promise<CallReply<typeof kembaliPoinRumah>> {
  const { kode_toko } = ctx.toko
  kunci(ctx)
  const rows = await ctx.sql(tukaran, [kode_toko, dari, id])
  const kembali = rows.find((r) => r.jenis === 'KEMBALI')
  if (kembali) return { poin: kembali.poin }
  const taken = rows.find((r) => r.jenis === 'TUKAR')
  const jam = ctx.now
  if (!taken) {
    ctx.send(write, { kode_toko, dari, jenis: 'KEMBALI', id, kode_member: null, poin: 0, ref_no: '-', jam })
    return { poin: 0 }
  }
  const { kode_member } = taken
  const poin = -taken.poin
  const ref_no = await nomorPoin(ctx)
  await post(
    ctx,
    postingPoinLuar({ ref_no, dari, kode_member: kode_member!, poin, kategori: 'TUKAR POIN' }),
    ref_no,
  )
  ctx.send(write, { kode_toko, dari, jenis: 'KEMBALI', id, kode_member, poin, ref_no, jam })
  return { poin }
}
