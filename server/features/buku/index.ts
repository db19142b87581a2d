import { saldoKeuangan, saldoStok } from '#domain/calls/buku.ts'
import { seesEverything } from '#domain/level.ts'
import { AKUN } from '#domain/rules/akun.ts'
import { GUDANG_MILIK_CUSTOMER } from '#domain/rules/lokasi.ts'
import { route } from '../../http/route.ts'
import { statement } from '../../db/statement.ts'
import type { CallReply } from '#domain/call.ts'
import type { Area } from '../../dokumen/area.ts'

const saldoAkun = statement<CallReply<typeof saldoKeuangan>[number]>(
  'saldo_akun',
  `SELECT kode_akun, no_rekening, a.nama, a.normal, s.saldo,
     CASE a.normal WHEN 'D' THEN s.saldo ELSE -s.saldo END AS saldo_normal
   FROM saldo_akun s JOIN akun a USING (kode_akun)
   WHERE s.kode_toko = $1 AND ($2 OR s.kode_akun <> '${AKUN.KAS.kode}') ORDER BY kode_akun, no_rekening`,
)
const saldoLokasi = statement<CallReply<typeof saldoStok>[number]>(
  'saldo_lokasi',
  `SELECT split_part(lokasi, '/', 1) AS kode_gudang, split_part(lokasi, '/', 2) AS kode_baki, kode_group,
     sum(qty)::int AS qty, sum(berat)::bigint AS berat
   FROM saldo_lokasi WHERE kode_toko = $1 AND lokasi NOT LIKE 'V:%' AND split_part(lokasi, '/', 1) <> ALL ($2::text[])
   GROUP BY 1, 2, 3 HAVING sum(qty) <> 0 OR sum(berat) <> 0 ORDER BY 1, 2, 3`,
)

const routes = [
  // A user who hears what is in the drawer can tell it to the one who is to count it.
  route(saldoKeuangan, (ctx) => ctx.sql(saldoAkun, [ctx.toko.kode_toko, seesEverything(ctx.user.level)])),
  route(saldoStok, (ctx) => ctx.sql(saldoLokasi, [ctx.toko.kode_toko, GUDANG_MILIK_CUSTOMER])),
]

export const area: Area = { routes }
