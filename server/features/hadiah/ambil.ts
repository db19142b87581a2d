/** Gifts given away at their average cost; a winning coupon's gift is handed over here (DOMAIN §B.10, §B.11, E32). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { ambilHadiah } from '#domain/calls/hadiah.ts'
import { errors, refuseAll, type Refusal } from '#domain/errors.ts'
import { hadiahKurang } from '#domain/rules/hadiah.ts'
import { noFaktur } from '#domain/rules/kode.ts'
import { postingAmbilHadiah } from '#domain/rules/postings/hadiah.ts'
import { boleh, type Status } from '#domain/rules/status.ts'
import { rupiah, sumRupiah, type Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { loadHadiah } from './load-hadiah.ts'
import { kunci, post } from '../../ledger/post.ts'
import { nomorBerikut } from '../../rantai/nomor.ts'
import { samaDenganSystem } from './tanggal.ts'

type Row = CallInput<typeof ambilHadiah>['body']['detail_hadiah']

/** @throws errors.tanggalTidakSama, hadiahGanda, hadiahTidakAda, stockHadiahKurang, kuponTidakAda, kuponBukanPemenang */
export async function ambil(
  ctx: Context,
  { body }: CallInput<typeof ambilHadiah>,
): Promise<CallReply<typeof ambilHadiah>> {
  samaDenganSystem(ctx, body.tanggal)
  kunci(ctx)
  const known = await loadHadiah(ctx, body.detail_hadiah)
  refuseAll([...hadiahKurang(body.detail_hadiah, known), ...(await wrongKupon(ctx, body.detail_hadiah))])

  const no_pengambilan = noFaktur(
    'AH',
    ctx.toko.kode_toko,
    ctx.toko.tgl_system,
    await nomorBerikut(ctx, 'AH'),
  )
  const posting = postingAmbilHadiah({
    no_pengambilan,
    lines: body.detail_hadiah.map((d) => ({ ...known.get(d.kode_hadiah)!, ...d })),
  })
  const biaya = posting.hadiah.map((g) => rupiah(-g.nilai))
  await post(ctx, posting, no_pengambilan)
  ctx.send(write, {
    no_pengambilan,
    kode_toko: ctx.toko.kode_toko,
    tanggal: ctx.toko.tgl_system,
    jam: ctx.now,
    input_by: ctx.user.user_id,
    id_trx: ctx.id_trx,
    baris: body.detail_hadiah.map((d, i) => ({ ...d, nilai: biaya[i]! })),
  })
  const kupon = body.detail_hadiah.map((d) => d.kode_kupon).filter((kode) => kode !== '-')
  if (kupon.length) ctx.send(serahkan, [ctx.toko.kode_toko, kupon, no_pengambilan])
  ctx.announce('hadiah', { no_ref: no_pengambilan })
  return { no_pengambilan, nilai: sumRupiah(biaya) }
}

const loadKupon = statement<{ kode_kupon: string; status: Status<'kupon'> }>(
  'kupon_pemenang',
  `SELECT kode_kupon, status FROM kupon WHERE kode_toko = $1 AND kode_kupon = ANY ($2::text[])
   ORDER BY kode_kupon FOR UPDATE`,
)

/** Refuses a coupon that has not won, or that stands for more than one line. */
async function wrongKupon(ctx: Context, lines: Row): Promise<Refusal[]> {
  const named = lines.map((l) => l.kode_kupon).filter((kode) => kode !== '-')
  if (named.length === 0) return []
  const status = new Map(
    (await ctx.sql(loadKupon, [ctx.toko.kode_toko, named])).map((k) => [k.kode_kupon, k.status]),
  )
  return lines.flatMap(({ kode_kupon }, i) => {
    if (kode_kupon === '-') return []
    const at = `detail_hadiah.${i}.kode_kupon`
    const now = status.get(kode_kupon)
    if (now === undefined) return [errors.kuponTidakAda().at(at)]
    const twice = named.indexOf(kode_kupon) < named.lastIndexOf(kode_kupon)
    return boleh('kupon', now, 'DIAMBIL') && !twice
      ? []
      : [errors.kuponBukanPemenang({ kode_kupon, status: twice ? 'GANDA' : now }).at(at)]
  })
}

interface Nilai {
  no_pengambilan: string
  kode_toko: string
  tanggal: string
  jam: Date
  input_by: string
  id_trx: string
  baris: readonly (Row[number] & { nilai: Rupiah })[]
}

const write = statement<unknown, Nilai>(
  'tulis_hadiah_ambil',
  `WITH kepala AS (
     INSERT INTO hadiah_ambil (no_pengambilan, kode_toko, tanggal, jam, input_by, id_trx)
     VALUES (:no_pengambilan, :kode_toko, :tanggal, :jam, :input_by, :id_trx))
   INSERT INTO hadiah_ambil_detail (no_pengambilan, kode_toko, no, kode_hadiah, qty, alasan, kode_kupon, nilai)
   SELECT :no_pengambilan, :kode_toko, no, kode_hadiah, qty, alasan, kode_kupon, nilai
   FROM :baris(kode_hadiah text, qty int, alasan text, kode_kupon text, nilai bigint, no)`,
)
const serahkan = statement<unknown>(
  'kupon_diambil',
  `UPDATE kupon SET status = 'DIAMBIL', no_pengambilan = $3 WHERE kode_toko = $1 AND kode_kupon = ANY ($2::text[])`,
)
