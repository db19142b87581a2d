/** Gifts for points: stock and points go down in one posting, the member locked, so that nothing is spent twice (DOMAIN §B.10, §B.12, E33). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { tukarPoin } from '#domain/calls/poin.ts'
import { errors, refuseAll } from '#domain/errors.ts'
import { hadiahKurang, poinTukar } from '#domain/rules/hadiah.ts'
import { noFaktur } from '#domain/rules/kode.ts'
import { postingTukarPoin } from '#domain/rules/postings/hadiah.ts'
import { rupiah, type Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { loadHadiah } from '../hadiah/load-hadiah.ts'
import { kunci, post } from '../../ledger/post.ts'
import { loadMemberAktif } from '../../rantai/member.ts'
import { nomorBerikut } from '../../rantai/nomor.ts'
import { pakaiTitip, type DitukarDiRumah } from '../../rantai/tamu/tukar.ts'

/**
 * @param asked the points that the home of a guest has taken already. @throws errors.serverMemberTidakTersambung,
 * errors.penukaranDikembalikan, errors.memberTidakAda, hadiahGanda, hadiahTidakAda, hadiahTanpaPoin, stockHadiahKurang,
 * poinTidakCukup
 */
export async function tukar(
  ctx: Context,
  { body: { kode_member, detail_hadiah } }: CallInput<typeof tukarPoin>,
  asked: () => DitukarDiRumah | undefined,
): Promise<CallReply<typeof tukarPoin>> {
  kunci(ctx)
  const member = await loadMemberAktif(ctx, kode_member)
  const known = await loadHadiah(ctx, detail_hadiah)
  const { poin, refusals } = poinTukar(detail_hadiah, known)
  refuseAll([
    ...refusals,
    ...hadiahKurang(detail_hadiah, known),
    ...(member.rumah === null && poin > member.point
      ? [errors.poinTidakCukup(member).at('detail_hadiah')]
      : []),
  ])

  const { poin_awal, poin_akhir } =
    member.rumah === null || poin === 0
      ? { poin_awal: member.point, poin_akhir: member.point - poin }
      : diRumah(asked)
  const no_tukar_poin = noFaktur('TP', ctx.toko.kode_toko, ctx.toko.tgl_system, await nomorBerikut(ctx, 'TP'))
  const lines = detail_hadiah.map((d) => ({ ...known.get(d.kode_hadiah)!, ...d }))
  const posting = postingTukarPoin({ no_tukar_poin, kode_member, poin, lines })
  if (member.rumah !== null && poin > 0) {
    await pakaiTitip(ctx, { no_tukar_poin, kode_member, poin })
    posting.poin = posting.poin.map((p) => ({ ...p, sudah_di_rumah: true }))
  }
  await post(ctx, posting, no_tukar_poin)
  ctx.send(write, {
    no_tukar_poin,
    kode_toko: ctx.toko.kode_toko,
    tanggal: ctx.toko.tgl_system,
    jam: ctx.now,
    kode_member,
    nama_customer: member.nama_customer,
    poin,
    poin_awal,
    poin_akhir,
    input_by: ctx.user.user_id,
    id_trx: ctx.id_trx,
    baris: lines.map((b, i) => ({ ...b, nilai: rupiah(-posting.hadiah[i]!.nilai) })),
  })
  ctx.announce('hadiah', { no_ref: no_tukar_poin })
  return { no_tukar_poin, kode_member, poin_awal, poin, poin_akhir }
}

/** @throws what the asking did, errors.serverMemberTidakTersambung when nobody was asked */
function diRumah(asked: () => DitukarDiRumah | undefined): DitukarDiRumah {
  const done = asked()
  if (!done) throw errors.serverMemberTidakTersambung()
  return done
}

interface Nilai {
  no_tukar_poin: string
  kode_toko: string
  tanggal: string
  jam: Date
  kode_member: string
  nama_customer: string
  poin: number
  poin_awal: number
  poin_akhir: number
  input_by: string
  id_trx: string
  baris: readonly { kode_hadiah: string; qty: number; poin: number; nilai: Rupiah }[]
}

const write = statement<unknown, Nilai>(
  'tulis_tukar_poin',
  `WITH kepala AS (
     INSERT INTO tukar_poin (no_tukar_poin, kode_toko, tanggal, jam, kode_member, nama_customer, poin,
         poin_awal, poin_akhir, input_by, id_trx)
     VALUES (:no_tukar_poin, :kode_toko, :tanggal, :jam, :kode_member, :nama_customer, :poin, :poin_awal,
         :poin_akhir, :input_by, :id_trx))
   INSERT INTO tukar_poin_detail (no_tukar_poin, kode_toko, no, kode_hadiah, qty, poin, nilai)
   SELECT :no_tukar_poin, :kode_toko, no, kode_hadiah, qty, poin, nilai
   FROM :baris(kode_hadiah text, qty int, poin int, nilai bigint, no)`,
)
