/** Meaning of another server's barcodes here (docs/decisions/25-kiriman-antar-server.md). */
import { errors, type Refusal } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'

const kenal = statement<{ kode_barcode: string; pulang: boolean; no_jalan: string | null }>(
  'kenal_barcode',
  'SELECT * FROM kenal_barcode($1::text[])',
)

/** By barcode, why the piece cannot become one of this database: another has it, or it has not yet arrived where it comes back from. */
export async function tolakBarcode(
  ctx: Context,
  kode_barcode: readonly string[],
): Promise<Map<string, Refusal>> {
  const rows = await ctx.sql(kenal, [kode_barcode])
  return new Map(
    rows.flatMap((b): [string, Refusal][] =>
      !b.pulang
        ? [[b.kode_barcode, errors.barcodeMilikLain(b)]]
        : b.no_jalan
          ? [[b.kode_barcode, errors.barangMasihDiJalan({ kode_barcode: b.kode_barcode, no: b.no_jalan })]]
          : [],
    ),
  )
}
