/**
 * The close's warning about reports that are late: it only warns, for the shop must be able to open tomorrow (DOMAIN
 * §G-3).
 */
import { lewatTenggat } from '#domain/rules/aml.ts'
import type { TanggalSystem } from '#domain/units.ts'
import type { Pemeriksaan } from '../../dokumen/pemeriksaan-tutup.ts'
import { statement } from '../../db/statement.ts'
import { loadLibur } from './load.ts'

const menunggu = statement<{ tanggal: TanggalSystem }>(
  'tutup_aml_menunggu',
  'SELECT tanggal FROM aml_menunggu($1) ORDER BY tanggal',
)

export const tutupAml: Pemeriksaan = {
  nama: 'transaksi besar sudah dilaporkan ke PPATK',
  bagian: 'transaksi',
  berat: 'peringatan',
  async periksa({ sql, toko }) {
    const [rows, libur] = await Promise.all([sql(menunggu, [toko.kode_toko]), loadLibur({ sql })])
    const lewat = rows.filter(({ tanggal }) => lewatTenggat(tanggal, toko.tgl_system, libur)).length
    return lewat > 0 ? `${lewat} Transaksi Lewat Tenggat Lapor PPATK (Daftar AML)` : undefined
  },
}
