/**
 * Saves the yield of a melting, once, on any later day: it goes into LEBUR, the rest is loss (DOMAIN §B.17, §O.1-5,
 * M14).
 */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { listHancur, leburResult, HancurDilihat, noHancur } from '#domain/calls/hancur.ts'
import { hancur } from '#domain/dokumen/hancur.ts'
import { errors } from '#domain/errors.ts'
import { disetujuiLeburResult } from '#domain/rules/disetujui.ts'
import { stokLineNo } from '#domain/rules/kode.ts'
import { divideResult } from '#domain/rules/lebur.ts'
import { postingLebur } from '#domain/rules/postings/stok.ts'
import { milligram } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { post } from '../../ledger/post.ts'
import { pakaiOtorisasi } from '../../rantai/otorisasi.ts'
import { kunciDokumen, loadDokumen } from '../../stok/list.ts'
import { sebelumBatal as noResultYet } from './simpan.ts'

interface Nilai {
  no: string
  kode_toko: string
  berat_hasil: number
  kadar_hasil: number | null
  tgl_hasil: string
  hasil_by: string
  baris: readonly { berat_hasil: number }[]
}
const write = statement<unknown, Nilai>(
  'tulis_hasil_lebur',
  `WITH head AS (
     UPDATE hancur
     SET berat_hasil = :berat_hasil, kadar_hasil = :kadar_hasil, tgl_hasil = :tgl_hasil, hasil_by = :hasil_by
     WHERE kode_toko = :kode_toko AND no = :no)
   INSERT INTO hancur_hasil (no, urut, kode_toko, berat_hasil)
   SELECT :no, baris.urut, :kode_toko, baris.berat_hasil FROM :baris(berat_hasil bigint, urut)`,
)

/** @throws errors.dokumenStokTidakAda, sudahDibatalkan, belumDiproses, hasilSudahAda, hasilTerlaluBerat, perluOtorisasi */
export async function simpanResult(
  ctx: Context,
  { body: { no, berat_hasil, kadar_hasil = null, id_otorisasi } }: CallInput<typeof leburResult>,
): Promise<CallReply<typeof leburResult>> {
  // The head is locked: a cancel comes before or after.
  const head = await kunciDokumen(ctx, hancur, no)
  if (head.status_valid === 'CANC') throw errors.sudahDibatalkan().at('no')
  if (head.status_valid === 'OPEN') throw errors.belumDiproses({ no }).at('no')
  await noResultYet(ctx, no)
  const { berat, detail_barang } = await loadDokumen(ctx, hancur, no)
  if (berat_hasil > berat) throw errors.hasilTerlaluBerat({ berat }).at('berat_hasil')
  await pakaiOtorisasi(ctx, {
    kategori: 'HANCUR BARANG',
    ref_no: no,
    ids: [id_otorisasi],
    untuk: disetujuiLeburResult({ no, berat, berat_hasil, kadar_hasil }),
    field: 'id_otorisasi',
  })
  const results = divideResult(
    detail_barang.map((b) => b.berat),
    berat_hasil,
  )
  ctx.send(write, {
    no,
    kode_toko: ctx.toko.kode_toko,
    berat_hasil,
    kadar_hasil,
    tgl_hasil: ctx.toko.tgl_system,
    hasil_by: ctx.user.user_id,
    baris: results.map((mg) => ({ berat_hasil: mg })),
  })
  ctx.announce(hancur.berita, { no })
  await post(
    ctx,
    postingLebur(
      no,
      detail_barang.map((b, i) => ({
        kode_group: b.kode_group,
        kode_dept: b.kode_dept,
        berat: b.berat,
        berat_hasil: results[i]!,
        ref_line: stokLineNo(no, i + 1),
      })),
    ),
    no,
  )
  return { no, berat_hasil, susut: milligram(berat - berat_hasil) }
}

const nomor = statement<CallReply<typeof noHancur>[number]>(
  'no_hancur',
  `SELECT no AS no_hancur, tgl_system AS tanggal FROM dokumen_stok
   WHERE kode_toko = $1 AND kind = 'HANCUR' AND status_valid = 'DONE' AND tgl_system BETWEEN $2 AND $3
   ORDER BY tgl_system DESC, no DESC`,
)

export const nomorList = (
  ctx: Context,
  { query: { tgl_awal, tgl_akhir } }: CallInput<typeof noHancur>,
): Promise<CallReply<typeof noHancur>> => ctx.sql(nomor, [ctx.toko.kode_toko, tgl_awal, tgl_akhir])

const menunggu = statement<HancurDilihat>(
  'daftar_hancur',
  `SELECT h.no, h.kode_group, h.alasan, h.otorisasi_by, b.qty, b.berat, h.berat_hasil, h.kadar_hasil,
     d.tgl_system, h.tgl_hasil
   FROM hancur h JOIN dokumen_stok d USING (no)
     CROSS JOIN LATERAL (
       SELECT count(*)::int AS qty, sum(berat)::bigint AS berat FROM dokumen_stok_barang WHERE no = h.no) b
   WHERE h.kode_toko = $1 AND d.status_valid = 'DONE' AND (h.berat_hasil IS NULL OR h.tgl_hasil = $2)
   ORDER BY d.jam DESC LIMIT 500`,
)

export const resultList = (ctx: Context): Promise<CallReply<typeof listHancur>> =>
  ctx.sql(menunggu, [ctx.toko.kode_toko, ctx.toko.tgl_system])
