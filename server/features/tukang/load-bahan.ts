/**
 * Data for deciding about goldsmiths' gold: the goldsmith, the order, the groups, the contents of LEBUR and what he
 * has.
 */
import { errors, type Refusal } from '#domain/errors.ts'
import type { AcuanBahan, PesananBahan } from '#domain/rules/bahan-tukang.ts'
import type { LeburContent } from '#domain/rules/lebur.ts'
import { lokasiSistem } from '#domain/rules/lokasi.ts'
import type { Persen } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { loadDiisi } from '../pesanan/fill-pesanan.ts'

const LEBUR = lokasiSistem('LEBUR')

/** The order, locked. @throws errors.pesananTidakAda */
export async function loadPesananBahan(ctx: Context, no_pesanan: string): Promise<PesananBahan> {
  const { pesanan, di_tukang } = await loadDiisi(ctx, no_pesanan)
  return { kepala: pesanan.kepala, lines: pesanan.lines, di_tukang }
}

// The goldsmith stays in use until the gold is his.
const tukang = statement<{ status_aktif: boolean }>(
  'tukang_bahan',
  'SELECT status_aktif FROM tukang WHERE kode_toko = $1 AND kode_tukang = $2 FOR SHARE',
)
const saldo = statement<{ halus: string }>(
  'saldo_toko_tukang',
  `SELECT halus::text FROM saldo_tukang WHERE kode_toko = $1 AND kode_tukang = $2 AND pemilik = 'TOKO'`,
)
const grup = statement<{ kode_group: string; kadar: Persen }>(
  'grup_bahan',
  'SELECT kode_group, kadar FROM grup WHERE status_aktif AND kode_group = ANY ($1::text[])',
)

/** A goldsmith who is out of use still brings back what he has. */
export async function loadAcuanBahan(
  ctx: Context,
  {
    jenis,
    kode_tukang,
    baris: lines,
  }: { jenis: string; kode_tukang: string; baris: readonly { kode_group: string }[] },
): Promise<Pick<AcuanBahan, 'grup' | 'halus_toko'> & { wrong: Refusal[] }> {
  const key = [ctx.toko.kode_toko, kode_tukang]
  const [[found], [has], groups] = await Promise.all([
    ctx.sql(tukang, key),
    ctx.sql(saldo, key),
    ctx.sql(grup, [lines.map((b) => b.kode_group)]),
  ])
  const boleh = found && (found.status_aktif || jenis !== 'SERAH')
  return {
    grup: new Map(groups.map((g) => [g.kode_group, g.kadar])),
    halus_toko: BigInt(has?.halus ?? '0'),
    wrong: boleh ? [] : [errors.tukangTidakAda({ kode_tukang }).at('kode_tukang')],
  }
}

const leburContent = statement<LeburContent>(
  'isi_lebur_tukang',
  `SELECT kode_group, kode_dept, berat FROM saldo_lokasi
   WHERE kode_toko = $1 AND lokasi = '${LEBUR}' AND berat > 0 AND kode_group = ANY ($2::text[]) ORDER BY 1, 2`,
)
export const groupLeburContent = (ctx: Context, kode_group: readonly string[]): Promise<LeburContent[]> =>
  ctx.sql(leburContent, [ctx.toko.kode_toko, kode_group])

// Grams of a group come back as the jenis that they went out as; as any in use where none did.
const jenis = statement<{ kode_group: string; kode_dept: string }>(
  'jenis_bahan',
  `SELECT g.kode_group,
     COALESCE((
         SELECT s.kode_dept FROM saldo_lokasi s
         WHERE s.kode_toko = $1 AND s.lokasi IN ('V:TUKANG', '${LEBUR}') AND s.kode_group = g.kode_group
         ORDER BY s.lokasi = 'V:TUKANG' DESC, s.berat DESC, 1 LIMIT 1),
       (SELECT j.kode_dept FROM jenis j WHERE j.status_aktif ORDER BY 1 LIMIT 1), '-') AS kode_dept
   FROM unnest($2::text[]) AS g (kode_group)`,
)
export const jenisBahan = async (ctx: Context, kode_group: readonly string[]): Promise<Map<string, string>> =>
  new Map((await ctx.sql(jenis, [ctx.toko.kode_toko, kode_group])).map((j) => [j.kode_group, j.kode_dept]))
