/** Stock documents among all documents (server/dokumen): each moved what it says, and one undone nothing (DOMAIN §H.1-27). */
import type { DokumenStok } from '#domain/dokumen-stok.ts'
import { dokumenStok } from '#domain/dokumen/stok.ts'
import { errors } from '#domain/errors.ts'
import { MUTASI_BALIK } from '#domain/rules/mutasi.ts'
import { statement } from '../db/statement.ts'
import type { DokumenArea } from '../dokumen/area.ts'
import { lengkap } from '../ledger/pemeriksaan.ts'

/** SQL row for what a document of the kind moves, at the place that each of its lines names. */
function gerakan({ kind, gerak }: DokumenStok): string {
  if (!gerak) return `('${kind}', ARRAY[]::text[], 0, NULL)`
  const { mutasi, arah, di } = gerak
  const codes = [mutasi].flat().flatMap((m) => [`'${m}'`, `'${MUTASI_BALIK[m] ?? m}'`])
  return `('${kind}', ARRAY[${codes.join(', ')}], ${arah === 'masuk' ? 1 : -1}, ${di ? `'${di}'` : 'NULL'})`
}

/** A document that has its number and has moved nothing: done or dropped before the day ends (§B.21-6). */
const draft = statement<{ kind: string }>(
  'tutup_draf_stok',
  `SELECT kind FROM dokumen_stok WHERE kode_toko = $1 AND status_valid = 'OPEN' ORDER BY jam LIMIT 1`,
)

export const stok: DokumenArea = {
  nomor: [
    { nama: 'dokumen stok', kinds: dokumenStok, table: 'dokumen_stok', no: 'no', tanggal: 'tgl_system' },
  ],
  tutup: [
    {
      nama: 'draft dokumen stok diproses',
      bagian: 'transaksi',
      berat: 'tolak',
      async periksa({ sql, toko }) {
        const [one] = await sql(draft, [toko.kode_toko])
        const dokumen = one && dokumenStok.find(({ kind }) => kind === one.kind)
        return dokumen && errors.adaDraf(dokumen)
      },
    },
  ],
  buku: [
    lengkap(
      'dokumen stok = mutasi stok',
      `WITH kinds(kind, mutasi, tanda, di) AS (VALUES ${dokumenStok.map(gerakan).join(', ')})
       SELECT kode_toko, concat_ws(' ', no, kode_barcode) AS kunci,
         concat_ws('/', COALESCE(m.qty, 0), COALESCE(m.berat, 0)) AS tercatat,
         concat_ws('/', COALESCE(d.qty, 0), COALESCE(d.berat, 0)) AS seharusnya
       FROM (
         SELECT h.kode_toko, h.no, d.barang_id, d.kode_group, d.kode_dept, d.kode_barcode,
           CASE h.status_valid WHEN 'DONE' THEN k.tanda ELSE 0 END AS qty,
           CASE h.status_valid WHEN 'DONE' THEN k.tanda * d.berat ELSE 0 END AS berat
         FROM dokumen_stok h JOIN kinds k USING (kind) JOIN dokumen_stok_barang d USING (no)) d
         FULL JOIN (
           SELECT m.kode_toko, m.ref_no AS no, m.barang_id, m.kode_group, m.kode_dept, sum(m.qty) AS qty,
             sum(m.berat) AS berat
           FROM dokumen_stok h JOIN kinds k USING (kind) JOIN dokumen_stok_barang d USING (no)
             JOIN mutasi_stok m ON m.kode_toko = h.kode_toko AND m.ref_no = h.no AND m.barang_id = d.barang_id
             AND m.kode_mutasi = ANY (k.mutasi)
             AND m.lokasi = COALESCE(k.di, d.kode_gudang || '/' || d.kode_baki)
             AND m.kode_group = d.kode_group AND m.kode_dept = d.kode_dept
           GROUP BY 1, 2, 3, 4, 5) m USING (kode_toko, no, barang_id, kode_group, kode_dept)
       WHERE COALESCE(m.qty, 0) <> COALESCE(d.qty, 0) OR COALESCE(m.berat, 0) <> COALESCE(d.berat, 0)`,
    ),
  ],
}
