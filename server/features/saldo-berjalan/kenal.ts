/**
 * Loads what the shop and the chain know of the codes in a file of running documents, and what its columns may name.
 */
import {
  BERJALAN_FILE,
  type BerjalanContent,
  type TitipanContent,
  type JenisBerjalan,
} from '#domain/impor/berjalan.ts'
import type { ReadRow } from '#domain/impor/rows.ts'
import type { Choice } from '#domain/impor/sebutan.ts'
import type { BerjalanDikenal } from '#domain/rules/periksa-berjalan.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { loadChoices } from '../../masters/choices.ts'
import type { AnyMaster } from '#domain/master-types.ts'
import { diSeluruhRantai } from '../../rantai/all-toko.ts'

/** By column. */
export const loadSebutan = (ctx: Context, jenis: JenisBerjalan): Promise<Record<string, Choice[]>> =>
  loadChoices(ctx, { fields: BERJALAN_FILE[jenis].columns } as AnyMaster)

type Grup = BerjalanDikenal['grup'] extends ReadonlyMap<string, infer G> ? G : never
type Kondisi = BerjalanDikenal['kondisi_pinjaman'] extends ReadonlyMap<string, infer K> ? K : never

const grup = statement<Grup>(
  'grup_berjalan',
  `SELECT g.kode_group, g.kadar, g.kadar_cetak, k.status_gold, COALESCE(h.harga, 0) AS harga,
     COALESCE(h.harga_min_gram, 0) AS harga_min_gram, COALESCE(h.harga_max_gram, 0) AS harga_max_gram,
     COALESCE(h.harga_beli_gram, 0) AS harga_beli_gram
   FROM grup g JOIN kategori k USING (kode_kategori) LEFT JOIN harga_group h ON h.kode_toko = $1
     AND h.kode_group = g.kode_group
   WHERE g.status_aktif `,
)
const kondisi = statement<Kondisi & { kode: string }>(
  'kondisi_berjalan',
  `SELECT kode, metode, bunga, min_hari, tenggang_hari, min_bunga_rp, lama_bulan, maks_persen, maks_rp
   FROM kondisi_pinjaman WHERE status_aktif`,
)
const baki = statement<{ kode_baki: string; kode_gudang: string }>(
  'baki_berjalan',
  `SELECT kode_baki, kode_gudang FROM baki WHERE kode_toko = $1 AND status_aktif AND NOT is_sistem
   ORDER BY kode_gudang DESC, kode_baki`,
)
const amplop = statement<{ no_amplop: string }>(
  'amplop_berjalan',
  `SELECT no_amplop FROM hutang WHERE kode_toko = $1 AND status_hutang = 'OPEN' AND no_amplop = ANY ($2::text[])`,
)
const member = statement<{ kode_member: string }>(
  'member_saldo_berjalan',
  'SELECT kode_member FROM member WHERE kode_member = ANY ($1::text[]) AND status_aktif',
)
const barcode = statement<{ kode_barcode: string }>(
  'barcode_berjalan',
  'SELECT kode_barcode FROM barang WHERE kode_barcode = ANY ($1::text[])',
)

type Read = ReadRow<BerjalanContent[JenisBerjalan]>
const all = (rows: readonly Read[], column: string): string[] => [
  ...new Set(rows.flatMap(({ content }) => (content as Record<string, unknown>)[column] ?? []).map(String)),
]

export async function loadDikenal(ctx: Context, rows: readonly Read[]): Promise<BerjalanDikenal> {
  const { kode_toko, tgl_system } = ctx.toko
  const [groups, terms, trays, envelopes, members] = await Promise.all([
    ctx.sql(grup, [kode_toko]),
    ctx.sql(kondisi, []),
    ctx.sql(baki, [kode_toko]),
    ctx.sql(amplop, [kode_toko, all(rows, 'no_amplop')]),
    ctx.sql(member, [all(rows, 'kode_member')]),
  ])
  const barcodes = all(rows, 'kode_barcode' satisfies keyof TitipanContent)
  // Pieces travel: a barcode is one piece of the whole chain.
  const taken = barcodes.length ? await diSeluruhRantai(ctx, () => ctx.sql(barcode, [barcodes])) : []
  return {
    tgl_system,
    grup: new Map(groups.map((g) => [g.kode_group, g])),
    kondisi_pinjaman: new Map(terms.map(({ kode, ...k }) => [kode, k])),
    member: new Set(members.map((m) => m.kode_member)),
    baki: new Map(trays.map(({ kode_baki, ...b }) => [kode_baki, b])),
    barcode: new Set(taken.map((b) => b.kode_barcode)),
    amplop: new Set(envelopes.map((a) => a.no_amplop)),
  }
}
