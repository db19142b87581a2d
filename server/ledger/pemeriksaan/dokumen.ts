/** Documents of every kind: no number missing, and what is BOOKED is held by one that is open (DOMAIN §H.1-4, 12, 25). */
import { lokasiSistem } from '#domain/rules/lokasi.ts'
import { areaDokumen } from '../../dokumen/index.ts'
import type { Nomor } from '../../dokumen/area.ts'
import { lengkap, type Pemeriksaan } from './pemeriksaan.ts'

const nomor = areaDokumen.flatMap((area) => area.nomor)

/** One check for the numbers that are called `nama`, wherever they stand. */
function tanpaCelah(nama: string, tempat: readonly Nomor[]): Pemeriksaan {
  const semua = tempat.map((t) => `SELECT kode_toko, ${t.no} AS no, ${t.tanggal} AS tanggal FROM ${t.tabel}`)
  const kode = tempat.flatMap((t) => t.kinds.map((kind) => `'${kind.nomor}'`))
  return lengkap(
    `nomor ${nama} tanpa celah`,
    `SELECT kode_toko, concat_ws(' ', jenis, tanggal) AS kunci, concat_ws(' ', COALESCE(n, 0), 'terakhir', COALESCE(terakhir, 0)) AS tercatat, COALESCE(nilai, 0) AS seharusnya
     FROM (SELECT kode_toko, left(no, 2) AS jenis, tanggal, count(*) AS n, max(split_part(no, '-', 4)::int) AS terakhir
           FROM (${[...new Set(semua)].join(' UNION ALL ')}) semua GROUP BY 1, 2, 3) d
       FULL JOIN (SELECT * FROM counter WHERE jenis IN (${kode.join(', ')})) c USING (kode_toko, jenis, tanggal)
     WHERE (n, terakhir) IS DISTINCT FROM (nilai, nilai)`,
  )
}

export const pemeriksaanDokumen: readonly Pemeriksaan[] = [
  ...[...new Set(nomor.map(({ nama }) => nama))].map((nama) =>
    tanpaCelah(
      nama,
      nomor.filter((n) => n.nama === nama),
    ),
  ),

  lengkap(
    'barang dipesan = penjualan atau titipan terbuka',
    `SELECT kode_toko, COALESCE(b.kode_barcode, d.kode_barcode) AS kunci, COALESCE(b.status, '-') AS tercatat, COALESCE(d.no, '-') AS seharusnya
     FROM (SELECT kode_toko, id, kode_barcode, status FROM barang WHERE status = 'BOOKED') b
       FULL JOIN (SELECT kode_toko, barang_id AS id, kode_barcode, no FROM (${areaDokumen.flatMap(({ memesan }) => memesan ?? []).join(' UNION ALL ')}) pesanan) d USING (kode_toko, id)
     WHERE b.status IS NULL OR d.no IS NULL`,
  ),

  lengkap(
    'barang customer di SERVICE = dokumen terbuka',
    `SELECT kode_toko, kode_group AS kunci, COALESCE(s.berat, 0) AS tercatat, COALESCE(d.berat, 0) AS seharusnya
     FROM (SELECT kode_toko, kode_group, sum(berat) AS berat FROM saldo_lokasi WHERE lokasi = '${lokasiSistem('SERVICE')}' GROUP BY 1, 2) s
       FULL JOIN (SELECT kode_toko, kode_group, sum(berat) AS berat FROM (${areaDokumen.flatMap(({ milikCustomer }) => milikCustomer ?? []).join(' UNION ALL ')}) x GROUP BY 1, 2) d USING (kode_toko, kode_group)
     WHERE COALESCE(s.berat, 0) <> COALESCE(d.berat, 0)`,
  ),

  ...areaDokumen.flatMap(({ buku }) => buku),
]
