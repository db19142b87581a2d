/** The gifts that lines name, as they are now, locked until the document is posted; the books come first (ledger/post.ts kunci). */
import { hadiahGanda, hadiahTidakDikenal, type StokHadiah } from '#domain/rules/hadiah.ts'
import { refuseAll } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'

const load = statement<StokHadiah>(
  'muat_hadiah',
  `SELECT kode_hadiah, nama_hadiah, poin, stock, nilai FROM hadiah
   WHERE kode_toko = $1 AND kode_hadiah = ANY ($2::text[]) AND status_aktif ORDER BY kode_hadiah FOR UPDATE`,
)

const lihat = statement<StokHadiah>(
  'lihat_stok_hadiah',
  `SELECT kode_hadiah, nama_hadiah, poin, stock, nilai FROM hadiah
   WHERE kode_toko = $1 AND kode_hadiah = ANY ($2::text[]) AND status_aktif ORDER BY kode_hadiah`,
)

/** By code, as they stand; nothing is locked, and nothing refused. */
export async function lihatHadiah(
  ctx: Context,
  lines: readonly { kode_hadiah: string }[],
): Promise<ReadonlyMap<string, StokHadiah>> {
  const rows = await ctx.sql(lihat, [ctx.toko.kode_toko, lines.map((l) => l.kode_hadiah)])
  return new Map(rows.map((h) => [h.kode_hadiah, h]))
}

/** By code. Two counters after the last one queue here. @throws errors.hadiahGanda, errors.hadiahTidakAda, all lines at once */
export async function loadHadiah(
  ctx: Context,
  lines: readonly { kode_hadiah: string; qty: number }[],
): Promise<ReadonlyMap<string, StokHadiah>> {
  const rows = await ctx.sql(load, [ctx.toko.kode_toko, lines.map((l) => l.kode_hadiah)])
  const known = new Map(rows.map((h) => [h.kode_hadiah, h]))
  refuseAll([...hadiahGanda(lines), ...hadiahTidakDikenal(lines, known)])
  return known
}
