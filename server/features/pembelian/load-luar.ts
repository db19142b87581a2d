/** Sale lines of other servers as our counter prices them: their weights and prices, our groups, buy-back prices and parameters (DOMAIN §O.7-4). */
import type { NotaDikirim } from '#domain/calls/portal-nota.ts'
import { errors, refuseAll } from '#domain/errors.ts'
import type { Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { lengkapi, type NotaLine, type NotaLengkap } from './nota-lengkap.ts'

type Ctx = Pick<Context, 'sql' | 'toko'>

interface Group {
  kode_group: string
  nama_group: string
  status_aktif: boolean
  harga_beli_gram: Rupiah
  harga_beli_24k: Rupiah
}
const groups = statement<Group>(
  'group_nota_luar',
  `SELECT g.kode_group, g.nama_group, g.status_aktif, COALESCE(h.harga_beli_gram, 0) AS harga_beli_gram,
     COALESCE(h.harga_beli_24k, 0) AS harga_beli_24k
   FROM grup g LEFT JOIN harga_group h ON h.kode_toko = $1 AND h.kode_group = g.kode_group
   WHERE g.kode_group = ANY ($2::text[])`,
)
const jenis = statement<{ kode_dept: string }>(
  'jenis_nota_luar',
  'SELECT kode_dept FROM jenis WHERE status_aktif AND kode_dept = ANY ($1::text[])',
)
const nama = statement<{ nama_toko: string }>(
  'nama_toko_luar',
  'SELECT nama_toko FROM toko WHERE kode_toko = $1',
)

/** @throws errors.groupTidakAktifDiSini, errors.jenisTidakAktifDiSini: what this server has no word for it cannot buy by nota */
export async function notaDiSini(
  ctx: Ctx,
  toko_jual: string,
  nota: readonly NotaDikirim[],
): Promise<NotaLengkap[]> {
  const [toko] = await ctx.sql(nama, [toko_jual])
  const rows = nota.map((content) => ({ isi: content, toko_jual, nama_toko: toko!.nama_toko, dibeli: null }))
  return susun(ctx, rows)
}

interface Diterima {
  isi: NotaDikirim
  toko_jual: string
  nama_toko: string
  /** The live purchase here that has it already. */
  dibeli: string | null
}

async function susun(ctx: Ctx, rows: readonly Diterima[]): Promise<NotaLengkap[]> {
  const kode = [...new Set(rows.map((r) => r.isi.kode_group))]
  const known = new Map((await ctx.sql(groups, [ctx.toko.kode_toko, kode])).map((g) => [g.kode_group, g]))
  const dept = new Set(
    (await ctx.sql(jenis, [[...new Set(rows.map((r) => r.isi.kode_dept))]])).map((j) => j.kode_dept),
  )
  // Group and jenis of a nota that is in a purchase already were known when that was saved.
  const baru = rows.filter((r) => r.dibeli === null).map((r) => r.isi)
  refuseAll([
    ...baru.filter((n) => !known.get(n.kode_group)?.status_aktif).map((n) => errors.groupTidakAktifDiSini(n)),
    ...baru.filter((n) => !dept.has(n.kode_dept)).map((n) => errors.jenisTidakAktifDiSini(n)),
  ])
  return lengkapi(
    ctx,
    rows.map((row) => line(row, known.get(row.isi.kode_group)!)),
  )
}

/** A nota line that is held for this shop there: sold, and nobody else may buy it. */
const line = (
  { isi: content, ...rest }: Diterima,
  { nama_group, harga_beli_gram, harga_beli_24k }: Group,
): NotaLine => ({
  ...content,
  ...rest,
  luar: true,
  nama_group,
  harga_beli_gram,
  harga_beli_24k,
  barang_id: null,
  kode_gudang: '-',
  kode_baki: '-',
  status_valid: 'DONE',
  status_kembali: 'OPEN',
  status_tukar: false,
  status_barang: 'TERJUAL',
})

const simpanan = (name: string, lock: string) =>
  statement<Diterima>(
    name,
    `SELECT n.isi, n.toko_jual, t.nama_toko, n.no_faktur_beli AS dibeli
     FROM nota_luar n JOIN toko t ON t.kode_toko = n.toko_jual
     WHERE n.kode_toko = $1 AND n.no_faktur_jual = ANY ($2::text[]) AND n.status <> 'LEPAS'
       AND n.isi IS NOT NULL ORDER BY n.no_faktur_jual${lock}`,
  )
const lihat = simpanan('nota_luar_disimpan', '')
const kunci = simpanan('kunci_nota_luar', ' FOR UPDATE OF n')

/**
 * Notas held for this shop, or in a purchase of it. @param lock until the transaction ends: two requests for one nota
 * queue here
 */
export async function loadNotaLuar(
  ctx: Ctx,
  no_faktur_jual: readonly string[],
  { lock }: { lock: boolean },
): Promise<NotaLengkap[]> {
  if (no_faktur_jual.length === 0) return []
  const rows = await ctx.sql(lock ? kunci : lihat, [ctx.toko.kode_toko, no_faktur_jual])
  return rows.length ? susun(ctx, rows) : []
}

const milik = statement<{ no_faktur_jual: string }>(
  'nota_luar_milik',
  `SELECT no_faktur_jual FROM nota_luar
   WHERE kode_toko = $1 AND no_faktur_jual = ANY ($2::text[]) AND status = 'NIAT' AND isi IS NOT NULL`,
)
/** Of these, those that were held for this shop and are in no purchase of it. */
export const punyaKita = async (ctx: Ctx, no_faktur_jual: readonly string[]): Promise<Set<string>> =>
  new Set((await ctx.sql(milik, [ctx.toko.kode_toko, no_faktur_jual])).map((r) => r.no_faktur_jual))

const pakai = statement<
  unknown,
  { kode_toko: string; baris: readonly { no_faktur_jual: string; no_faktur_beli: string }[] }
>(
  'pakai_nota_luar',
  `UPDATE nota_luar n SET status = 'DIPAKAI', no_faktur_beli = baris.no_faktur_beli, kabar = 'PASTI'
   FROM :baris(no_faktur_jual text, no_faktur_beli text)
   WHERE n.kode_toko = :kode_toko AND n.no_faktur_jual = baris.no_faktur_jual AND n.status = 'NIAT'`,
)
/** A purchase has them; their server hears of it when this has been committed. */
export const pakaiNotaLuar = (
  ctx: Context,
  lines: readonly { no_faktur_jual: string; no_faktur_beli: string }[],
): void => {
  if (lines.length) ctx.send(pakai, { kode_toko: ctx.toko.kode_toko, baris: lines })
}

const lepas = statement<unknown>(
  'lepas_nota_luar',
  `UPDATE nota_luar SET status = 'LEPAS', kabar = 'LEPAS'
   WHERE kode_toko = $1 AND no_faktur_beli = ANY ($2::text[]) AND status = 'DIPAKAI'`,
)
/** The purchase is cancelled; their server hears of it when this has been committed, or when it answers again. */
export const lepasNotaLuar = (ctx: Context, beli: readonly { no_faktur_beli: string }[]): void =>
  ctx.send(lepas, [ctx.toko.kode_toko, beli.map((b) => b.no_faktur_beli)])
