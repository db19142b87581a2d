/** Rates of PPN, each from its day on (DOMAIN §P.1-3): added to, never changed, so that what was sold stays as it was taxed. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { listTarifPajak, simpanTarifPajak } from '#domain/calls/pajak-tarif.ts'
import { errors } from '#domain/errors.ts'
import { percentToPersen } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { audit } from '../../rantai/audit.ts'

type Reply = CallReply<typeof listTarifPajak>
const all = statement<Reply[number]>(
  'pajak_tarif',
  `SELECT t.jenis_pajak, t.dengan_faktur, t.berlaku_dari, t.persen, t.dasar,
     COALESCE(t.kode_toko, '-') AS kode_toko,
     t.berlaku_dari <= $2::date AND NOT EXISTS (
       SELECT 1 FROM pajak_tarif n
       WHERE n.jenis_pajak = t.jenis_pajak AND n.dengan_faktur = t.dengan_faktur AND n.berlaku_dari <= $2::date
         AND (n.kode_toko IS NULL OR n.kode_toko = $1)
         AND (n.berlaku_dari > t.berlaku_dari
           OR n.berlaku_dari = t.berlaku_dari AND n.kode_toko > COALESCE(t.kode_toko, ''))
     ) AS berlaku
   FROM pajak_tarif t WHERE t.kode_toko IS NULL OR t.kode_toko = $1
   ORDER BY t.jenis_pajak, t.dengan_faktur DESC, t.berlaku_dari DESC, t.kode_toko NULLS LAST`,
)
/** The furthest day on which a shop of the chain stands. */
const hariTerakhir = statement<{ hari: string }>(
  'pajak_tarif_hari',
  'SELECT max(tgl_system) AS hari FROM toko WHERE status_aktif',
)
const insert = statement<{ berlaku_dari: string }>(
  'pajak_tarif_baru',
  `INSERT INTO pajak_tarif (jenis_pajak, dengan_faktur, berlaku_dari, persen, dasar, input_by)
   VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING berlaku_dari`,
)
const SERATUS = percentToPersen(100)

export const list = (ctx: Context): Promise<Reply> => ctx.sql(all, [ctx.toko.kode_toko, ctx.toko.tgl_system])

/** @throws errors.tarifHariIni, tarifTerlaluBesar, tarifSudahAda */
export async function simpan(ctx: Context, { body }: CallInput<typeof simpanTarifPajak>): Promise<Reply> {
  const { jenis_pajak, dengan_faktur, berlaku_dari, persen } = body
  const [{ hari } = { hari: ctx.toko.tgl_system }] = await ctx.sql(hariTerakhir, [])
  if (berlaku_dari <= hari) throw errors.tarifHariIni({ hari }).at('berlaku_dari')
  if (persen > SERATUS) throw errors.tarifTerlaluBesar().at('persen')
  const faktur = dengan_faktur && jenis_pajak === 'PERHIASAN_EMAS'
  const [made] = await ctx.sql(insert, [
    jenis_pajak,
    faktur,
    berlaku_dari,
    persen,
    body.dasar,
    ctx.user.user_id,
  ])
  if (!made) throw errors.tarifSudahAda().at('berlaku_dari')
  await audit(ctx, {
    actions: 'TAMBAH',
    table: 'pajak_tarif',
    ref: `${jenis_pajak} ${berlaku_dari}`,
    sebelum: null,
    sesudah: { jenis_pajak, dengan_faktur: faktur, berlaku_dari, persen, dasar: body.dasar },
  })
  return list(ctx)
}
