/**
 * The close's warning about reports that are late: it only warns, for the shop must be able to open tomorrow (DOMAIN
 * §G-3).
 */
import { lewatTenggat } from '#domain/rules/aml.ts'
import type { TanggalSystem } from '#domain/units.ts'
import type { Pemeriksaan } from '../../dokumen/pemeriksaan-tutup.ts'
import { statement } from '../../db/statement.ts'

const menunggu = statement<{ tanggal: TanggalSystem }>(
  'tutup_aml_menunggu',
  `SELECT tanggal FROM aml_flag WHERE kode_toko = $1 AND status_aml = 'BARU' ORDER BY tanggal`,
)

export const tutupAml: Pemeriksaan = {
  nama: 'transaksi besar sudah dilaporkan ke PPATK',
  bagian: 'transaksi',
  berat: 'peringatan',
  async periksa({ sql, toko }) {
    const rows = await sql(menunggu, [toko.kode_toko])
    const lewat = rows.filter(({ tanggal }) => lewatTenggat(tanggal, toko.tgl_system)).length
    return lewat > 0 ? `${lewat} Transaksi Lewat Tenggat Lapor PPATK (Daftar AML)` : undefined
  },
}
