/** The shop's settings for the paper of one kind of nota; every renderer asks here. */
import { PENGATURAN_NOTA_BAWAAN, type JenisNota, type PengaturanNota } from '#domain/rules/pengaturan-nota.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'

const satu = statement<PengaturanNota>(
  'pengaturan_nota',
  `SELECT kepala, kaki, harga_gram, lembar, kertas, qr, timbangan FROM pengaturan_nota
   WHERE kode_toko = $1 AND jenis = $2`,
)

/** The stored settings of this shop, or the defaults. */
export async function loadPengaturanNota(
  ctx: Pick<Context, 'sql' | 'toko'>,
  jenis: JenisNota,
): Promise<PengaturanNota> {
  const [stored] = await ctx.sql(satu, [ctx.toko.kode_toko, jenis])
  return stored ?? PENGATURAN_NOTA_BAWAAN
}
