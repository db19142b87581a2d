/** Repairs among all documents (server/dokumen). */
import { service as kind } from '#domain/dokumen/service.ts'
import { HARI_TIDAK_DIAMBIL } from '#domain/rules/service.ts'
import { statement } from '../../db/statement.ts'
import type { DokumenArea } from '../../dokumen/area.ts'
import { BARANG_SERVICE, bukuService } from './buku.ts'
import { contohService } from './contoh-nota.ts'

const lama = statement<{ no_faktur_service: string }>(
  'tutup_service_lama',
  `SELECT t.no_faktur_service FROM service t JOIN toko ON toko.kode_toko = t.kode_toko
   WHERE t.kode_toko = $1 AND t.status_service IN ('MASUK', 'SELESAI') AND t.status_service = 'SELESAI' AND t.tgl_selesai < toko.tgl_system - ${HARI_TIDAK_DIAMBIL} ORDER BY 1`,
)

export const service: DokumenArea = {
  nomor: [
    { nama: 'service', kinds: [kind], tabel: 'service', no: 'no_faktur_service', tanggal: 'tgl_system' },
  ],
  tutup: [
    {
      nama: 'service tidak lama menunggu diambil',
      bagian: 'transaksi',
      berat: 'peringatan',
      async periksa({ sql, toko }) {
        const late = await sql(lama, [toko.kode_toko])
        return late.length
          ? `Service ${late.map((t) => t.no_faktur_service).join(', ')} Lebih Dari ${HARI_TIDAK_DIAMBIL} Hari Tidak Diambil`
          : undefined
      },
    },
  ],
  contohNota: { SERVICE: contohService },
  milikCustomer: `SELECT kode_toko, kode_group, berat FROM (${BARANG_SERVICE}) b`,
  buku: bukuService,
}
