/** Shipments among all documents: what the close asks of them, and that two shops' books agree on each (DOMAIN §B.14, §B.21-6). */
import { kirim as kirimDokumen, kirimPusat } from '#domain/dokumen/kirim.ts'
import { errors } from '#domain/errors.ts'
import { LAMA_DI_JALAN_HARI } from '#domain/rules/kirim.ts'
import { statement } from '../../db/statement.ts'
import type { DokumenArea } from '../../dokumen/area.ts'
import { buku } from './buku.ts'

const draf = statement<{ kind: string }>(
  'tutup_draf_kirim',
  `SELECT kind FROM dokumen_stok WHERE kode_toko = $1 AND kind IN ('${kirimDokumen.kind}', '${kirimPusat.kind}') AND status_valid = 'OPEN' ORDER BY kind LIMIT 1`,
)
const lama = statement<{ n: number }>(
  'tutup_kirim_lama',
  `SELECT count(*)::int AS n FROM kirim WHERE kode_toko = $1 AND status_kirim = 'KIRIM' AND kode_cabang IS NOT NULL AND tgl_kirim < $2::date - ${LAMA_DI_JALAN_HARI}`,
)

export const kirim: DokumenArea = {
  // their numbers stand with all stock documents
  nomor: [],
  tutup: [
    {
      nama: 'draft kirim sudah diproses',
      bagian: 'transaksi',
      berat: 'tolak',
      async periksa({ sql, toko }) {
        const [row] = await sql(draf, [toko.kode_toko])
        return (
          row &&
          errors.drafBelumDiproses({
            nama: row.kind === kirimDokumen.kind ? kirimDokumen.nama : kirimPusat.nama,
          })
        )
      },
    },
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
