/** Shipments among all documents: what the close asks of them, and that two shops' books agree on each (DOMAIN §B.14, §B.21-6). */
import { LAMA_DI_JALAN_HARI } from '#domain/rules/kirim.ts'
import { statement } from '../../db/statement.ts'
import type { DokumenArea } from '../../dokumen/area.ts'
import { buku } from './buku.ts'

const lama = statement<{ n: number }>(
  'tutup_kirim_lama',
  `SELECT count(*)::int AS n FROM kirim
   WHERE kode_toko = $1 AND status_kirim = 'KIRIM' AND kode_cabang IS NOT NULL
     AND tgl_kirim < $2::date - ${LAMA_DI_JALAN_HARI}`,
)

export const kirim: DokumenArea = {
  // numbers of shipments stand with those of all stock documents
  nomor: [],
  tutup: [
    {
      nama: 'kiriman lama di jalan',
      bagian: 'transaksi',
      berat: 'peringatan',
      async periksa({ sql, toko }) {
        const [row] = await sql(lama, [toko.kode_toko, toko.tgl_system])
        return row!.n > 0 ? `${row!.n} Kiriman Lebih Dari ${LAMA_DI_JALAN_HARI} Hari Di Jalan` : undefined
      },
    },
  ],
  buku,
}
