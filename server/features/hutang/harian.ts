/** The loans that run at the end of a day: their age, and what is due on them by the rule of interest (table hutang_harian; DOMAIN §B.21, §O.4-9). */
import { bungaJatuh, type SyaratBunga } from '#domain/rules/bunga-pinjaman.ts'
import { parseSettings } from '#domain/rules/para-system.ts'
import { selisihHari, type Rupiah, type TanggalSystem } from '#domain/units.ts'
import type { TutupContext } from '../../dokumen/tutup.ts'
import { statement } from '../../db/statement.ts'

interface Berjalan extends SyaratBunga {
  no_faktur_hutang: string
  sisa_pokok: Rupiah
  tgl_hutang: TanggalSystem
  tgl_bunga_sampai: TanggalSystem
  tgl_jatuh_tempo: TanggalSystem
}
const berjalan = statement<Berjalan>(
  'tutup_hutang_berjalan',
  `SELECT no_faktur_hutang, sisa_pokok, tgl_system AS tgl_hutang, tgl_bunga_sampai, tgl_jatuh_tempo, metode,
     bunga_persen AS bunga, min_hari, tenggang_hari, min_bunga_rp
   FROM hutang WHERE kode_toko = $1 AND status_hutang = 'OPEN' AND status_valid = 'DONE' ORDER BY no_faktur_hutang`,
)
const settings = statement<{ key: string; value: string }>(
  'tutup_pembulatan',
  `SELECT key, value FROM para_system WHERE kode_toko = $1 AND key = 'PEMBULATAN'`,
)

interface Harian {
  no_faktur_hutang: string
  sisa_pokok: Rupiah
  hari: number
  hari_lewat: number
  bunga: Rupiah
}
const write = statement<unknown, { kode_toko: string; tanggal: TanggalSystem; baris: readonly Harian[] }>(
  'tutup_hutang_harian',
  `INSERT INTO hutang_harian (kode_toko, tanggal, no_faktur_hutang, sisa_pokok, hari, hari_lewat, bunga)
   SELECT :kode_toko, :tanggal, no_faktur_hutang, sisa_pokok, hari, hari_lewat, bunga
   FROM :baris(no_faktur_hutang text, sisa_pokok bigint, hari int, hari_lewat int, bunga bigint)`,
)

export async function writeHutangHarian({
  sql,
  toko: { kode_toko, tgl_system },
}: TutupContext): Promise<void> {
  const loans = await sql(berjalan, [kode_toko])
  if (loans.length === 0) return
  const { PEMBULATAN } = parseSettings(
    Object.fromEntries((await sql(settings, [kode_toko])).map((r) => [r.key, r.value])),
  )
  const lines = loans.map((h) => ({
    no_faktur_hutang: h.no_faktur_hutang,
    sisa_pokok: h.sisa_pokok,
    hari: selisihHari(h.tgl_hutang, tgl_system),
    hari_lewat: selisihHari(h.tgl_jatuh_tempo, tgl_system),
    bunga: bungaJatuh(h, tgl_system, h, PEMBULATAN).bunga,
  }))
  await sql(write, { kode_toko, tanggal: tgl_system, baris: lines })
}
