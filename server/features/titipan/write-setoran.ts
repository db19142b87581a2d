/** Writes the deposit's own money, or an addition, with its ways of payment. */
import type { Pembayaran } from '#domain/rules/pembayaran.ts'
import type { Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { writePembayaran } from '../../faktur/write-pembayaran.ts'

interface SetoranBaru {
  no_titip_group: string
  no_titip_bayar: string
  /** 1: the deposit itself. */
  urut: number
  total: Rupiah
  pembayaran: readonly (Pembayaran & { no_rekening: string })[]
}

const write = statement<unknown>(
  'tulis_setoran',
  `INSERT INTO titip_bayar (no_titip_bayar, kode_toko, no_titip_group, urut, jenis, tgl_system, jam, total,
       input_by, id_trx)
   VALUES ($1, $2, $3, $4::smallint, CASE WHEN $4::smallint = 1 THEN 'TITIPAN' ELSE 'TAMBAH TITIPAN' END, $5,
       $6, $7, $8, $9)`,
)

export function writeSetoran(
  ctx: Context,
  { no_titip_group, no_titip_bayar, urut, total, pembayaran }: SetoranBaru,
): void {
  ctx.send(write, [
    no_titip_bayar,
    ctx.toko.kode_toko,
    no_titip_group,
    urut,
    ctx.toko.tgl_system,
    ctx.now,
    total,
    ctx.user.user_id,
    ctx.id_trx,
  ])
  writePembayaran(ctx, {
    ref_type: 'TITIPAN',
    ref_no: no_titip_bayar,
    arah: 'MASUK',
    fee_mode: ctx.settings.FEE_KARTU_MODE,
    lines: pembayaran,
  })
}
