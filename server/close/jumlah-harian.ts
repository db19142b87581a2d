/**
 * Sums of what was sold and bought since the last close, made once for every later report (tables …_harian,
 * docs/decisions/38).
 */
import { statement } from '../db/statement.ts'
import { hitungan, ALL_JUMLAH } from '../ledger/jumlah-harian.ts'
import { SEJAK_DITUTUP } from '../ledger/pemeriksaan.ts'
import type { TutupContext } from '../dokumen/tutup.ts'

const WRITE = ALL_JUMLAH.map((table) =>
  statement<unknown>(
    `tutup_${table}`,
    `INSERT INTO ${table} SELECT * FROM ${hitungan(table)} h WHERE ${SEJAK_DITUTUP('h')}`,
  ),
)

export async function writeJumlahHarian({ sql, toko: { kode_toko } }: TutupContext): Promise<void> {
  for (const write of WRITE) await sql(write, [kode_toko])
}
