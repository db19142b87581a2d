/** Bukti pungut of a month with the whole numbers of who paid: who took them is logged (DOMAIN §P.1-4, §G-6). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { eksporPph22 } from '#domain/calls/coretax.ts'
import { akhirBulan } from '#domain/rules/bulan.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { audit } from '../../rantai/audit.ts'
import { GERAK_PPH22 } from '../../faktur/gerak-pph22.ts'

type Row = CallReply<typeof eksporPph22>[number]
const perFaktur = statement<Omit<Row, 'npwp'> & { nomor_enc: Buffer | null }>(
  'pph22_ekspor',
  `SELECT g.no_faktur, g.tanggal, g.jenis_pembeli, COALESCE(p.nama, '-') AS nama, g.dasar, g.pph_rp,
     COALESCE(p.bebas_pph22, '-') AS bebas, p.nomor_enc
   FROM (${GERAK_PPH22}) g LEFT JOIN pembeli_pajak p ON p.kode_toko = $1 AND p.ref_no = g.no_faktur
   ORDER BY g.tanggal, g.no_faktur, g.pph_rp DESC`,
)

export async function ekspor(
  ctx: Context,
  { body: { bulan } }: CallInput<typeof eksporPph22>,
): Promise<CallReply<typeof eksporPph22>> {
  const rows = await ctx.sql(perFaktur, [ctx.toko.kode_toko, `${bulan}-01`, akhirBulan(bulan)])
  await audit(ctx, {
    actions: 'EXPORT',
    table: 'pembeli_pajak',
    ref: bulan,
    sebelum: null,
    sesudah: { bulan, jumlah: rows.length },
  })
  return rows.map(({ nomor_enc, ...row }) => ({
    ...row,
    npwp: nomor_enc ? ctx.rahasia.buka(nomor_enc) : '-',
  }))
}
