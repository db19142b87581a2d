/** Numbers of a kind, wherever they stand: none is missing, and none was drawn that is not there. */
import type { JenisNomor } from '#domain/rules/kode.ts'
import { lengkap, type Pemeriksaan } from './pemeriksaan.ts'

interface Tempat {
  table: string
  no: string
  tanggal: string
}

/** Makes a check for the numbers that are called `nama`. @param jenis the kinds by which their counters are known */
export function tanpaCelah(
  nama: string,
  tempat: readonly Tempat[],
  jenis: readonly JenisNomor[],
): Pemeriksaan {
  const all = tempat.map((t) => `SELECT kode_toko, ${t.no} AS no, ${t.tanggal} AS tanggal FROM ${t.table}`)
  const kode = jenis.map((j) => `'${j}'`)
  return lengkap(
    `nomor ${nama} tanpa celah`,
    `SELECT kode_toko, concat_ws(' ', jenis, tanggal) AS kunci,
       concat_ws(' ', COALESCE(n, 0), 'terakhir', COALESCE(terakhir, 0)) AS tercatat,
       COALESCE(nilai, 0) AS seharusnya
     FROM (SELECT kode_toko, left(no, 2) AS jenis, tanggal, count(*) AS n, max(split_part(no, '-', 4)::int) AS terakhir
           FROM (${[...new Set(all)].join(' UNION ALL ')}) semua GROUP BY 1, 2, 3) d
       FULL JOIN (SELECT * FROM counter WHERE jenis IN (${kode.join(', ')})) c USING (kode_toko, jenis, tanggal)
     WHERE (n, terakhir) IS DISTINCT FROM (nilai, nilai)`,
  )
}
