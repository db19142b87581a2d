/** Documents of every kind: no number missing, and what is BOOKED is held by one that is open (DOMAIN §H.1-4, 12, 25). */
import { lokasiSistem } from '#domain/rules/lokasi.ts'
import { areaDokumen } from '../areas.ts'
import { tanpaCelah } from '../ledger/tanpa-celah.ts'
import { lengkap, type Pemeriksaan } from '../ledger/pemeriksaan.ts'

const nomor = areaDokumen.flatMap((area) => area.nomor)

export const pemeriksaanDokumen: readonly Pemeriksaan[] = [
  ...[...new Set(nomor.map(({ nama }) => nama))].map((nama) => {
    const tempat = nomor.filter((n) => n.nama === nama)
    return tanpaCelah(
      nama,
      tempat,
      tempat.flatMap((t) => t.kinds.map((kind) => kind.nomor)),
    )
  }),

  lengkap(
    'barang dipesan = penjualan atau titipan terbuka',
    `SELECT kode_toko, COALESCE(b.kode_barcode, d.kode_barcode) AS kunci, COALESCE(b.status, '-') AS tercatat,
       COALESCE(d.no, '-') AS seharusnya
     FROM (SELECT kode_toko, id, kode_barcode, status FROM barang WHERE status = 'BOOKED') b
       FULL JOIN (
         SELECT kode_toko, barang_id AS id, kode_barcode, no
         FROM (${areaDokumen.flatMap(({ memesan }) => memesan ?? []).join(' UNION ALL ')}) pesanan)
       d USING (kode_toko, id)
     WHERE b.status IS NULL OR d.no IS NULL`,
  ),

  lengkap(
    'barang customer di SERVICE = dokumen terbuka',
    `SELECT kode_toko, kode_group AS kunci, COALESCE(s.berat, 0) AS tercatat, COALESCE(d.berat, 0) AS seharusnya
     FROM (
         SELECT kode_toko, kode_group, sum(berat) AS berat FROM saldo_lokasi
         WHERE lokasi = '${lokasiSistem('SERVICE')}' GROUP BY 1, 2) s
       FULL JOIN (
         SELECT kode_toko, kode_group, sum(berat) AS berat
         FROM (${areaDokumen.flatMap(({ milikCustomer }) => milikCustomer ?? []).join(' UNION ALL ')}) x
         GROUP BY 1, 2) d USING (kode_toko, kode_group)
     WHERE COALESCE(s.berat, 0) <> COALESCE(d.berat, 0)`,
  ),

  ...areaDokumen.flatMap(({ buku }) => buku),
]
