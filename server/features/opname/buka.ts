/** Begins a count: what the books have in its trays is written down, and the trays are locked (DOMAIN §B.16, §O.1-9). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { bukaOpname } from '#domain/calls/opname.ts'
import { opname } from '#domain/dokumen/opname.ts'
import { errors, refuseAll } from '#domain/errors.ts'
import { noFaktur } from '#domain/rules/kode.ts'
import { GUDANG_SISTEM } from '#domain/rules/lokasi.ts'
import { DIHITUNG } from '#domain/rules/opname.ts'
import type { Milligram } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { nomorBerikut } from '../../rantai/nomor.ts'

const kutip = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ')
const TIDAK_DIHITUNG = GUDANG_SISTEM.filter((gudang) => !['TOKO', 'TITIP', 'PESANAN'].includes(gudang))

interface Baki {
  kode_gudang: string
  kode_baki: string
  dikunci: boolean
}
const kunciBaki = statement<Baki>(
  'kunci_baki_opname',
  `SELECT kode_gudang, kode_baki, status <> 'READY' AS dikunci FROM baki
   WHERE kode_toko = $1 AND status_aktif AND kode_gudang NOT IN (${kutip(TIDAK_DIHITUNG)})
     AND ($2::text IS NULL OR kode_gudang = $2) AND ($3::text IS NULL OR kode_baki = $3)
   ORDER BY kode_baki FOR NO KEY UPDATE`,
)

interface Nilai {
  no: string
  kode_toko: string
  tgl_system: string
  jam: Date
  cakupan: string
  tempat: string
  keterangan: string
  input_by: string
  id_trx: string
  baki: readonly Baki[]
}
const write = statement<unknown, Nilai>(
  'buka_opname',
  `WITH head AS (
     INSERT INTO opname (no, kode_toko, tgl_system, jam, cakupan, tempat, keterangan, input_by, id_trx)
     VALUES (:no, :kode_toko, :tgl_system, :jam, :cakupan, :tempat, :keterangan, :input_by, :id_trx)),
   b AS (SELECT * FROM :baki(kode_gudang text, kode_baki text)),
   kunci AS (
     UPDATE baki SET status = 'KUNCI_SO' FROM b
     WHERE baki.kode_toko = :kode_toko AND baki.kode_gudang = b.kode_gudang AND baki.kode_baki = b.kode_baki)
   INSERT INTO opname_baki (no, kode_toko, kode_gudang, kode_baki)
   SELECT :no, :kode_toko, kode_gudang, kode_baki FROM b`,
)
/** A piece without barcode cannot be scanned; there is none in what is counted. */
const harapkan = statement<{ qty: number; berat: Milligram }>(
  'harapkan_opname',
  `WITH isi AS (
     INSERT INTO opname_barang (no, kode_toko, kode_barcode, barang_id, diharapkan, kode_gudang, kode_baki,
         nama_barang, nama_atribut, kadar_cetak, kode_group, kode_dept, berat)
     SELECT k.no, k.kode_toko, b.kode_barcode, b.id, true, b.kode_gudang, b.kode_baki, b.nama_barang,
       b.nama_atribut, b.kadar_cetak, b.kode_group, b.kode_dept, b.berat
     FROM opname_baki k JOIN barang b ON b.kode_toko = k.kode_toko AND b.kode_gudang = k.kode_gudang
       AND b.kode_baki = k.kode_baki
     WHERE k.kode_toko = $1 AND k.no = $2 AND b.status NOT IN ('TERJUAL', 'KIRIM', 'HANCUR', 'HILANG')
       AND b.status IN (${kutip(DIHITUNG)}) AND b.kode_barcode IS NOT NULL
     RETURNING berat)
   SELECT count(*)::int AS qty, COALESCE(sum(berat), 0)::bigint AS berat FROM isi`,
)

/** @throws errors.opnameTanpaBaki; errors.bakiDikunci of every tray that is being counted already */
export async function buka(
  ctx: Context,
  { body }: CallInput<typeof bukaOpname>,
): Promise<CallReply<typeof bukaOpname>> {
  const { kode_toko, tgl_system } = ctx.toko
  const gudang = body.cakupan === 'GUDANG' ? body.kode_gudang! : null
  const satu = body.cakupan === 'BAKI' ? body.kode_baki! : null
  const baki = await ctx.sql(kunciBaki, [kode_toko, gudang, satu])
  const field = satu ? 'kode_baki' : gudang ? 'kode_gudang' : 'cakupan'
  if (baki.length === 0) throw errors.opnameTanpaBaki().at(field)
  refuseAll(baki.filter((b) => b.dikunci).map((b) => errors.bakiDikunci(b).at(field)))
  const no = noFaktur('SO', kode_toko, tgl_system, await nomorBerikut(ctx, 'SO'))
  ctx.send(write, {
    no,
    kode_toko,
    tgl_system,
    jam: ctx.now,
    cakupan: body.cakupan,
    tempat: satu ? `${baki[0]!.kode_gudang} / ${satu}` : (gudang ?? 'SEMUA'),
    keterangan: body.keterangan,
    input_by: ctx.user.user_id,
    id_trx: ctx.id_trx,
    baki,
  })
  // A statement of its own, so that pieces that came to a tray while its lock was waited for are seen.
  const [content] = await ctx.sql(harapkan, [kode_toko, no])
  ctx.announce(opname.berita, { no })
  ctx.announce('master', { name: 'baki' })
  return { no, ...content! }
}
