/** What was sold and bought since the last close, summed once for every report of later (tables …_harian, docs/decisions/38). */
import { statement } from '../db/statement.ts'
import { hitungan, SEMUA_JUMLAH } from '../ledger/jumlah-harian.ts'
import { SEJAK_DITUTUP } from '../ledger/pemeriksaan.ts'
import type { TutupContext } from '../dokumen/tutup.ts'

const WRITE = SEMUA_JUMLAH.map((tabel) =>
  statement<unknown>(
    `tutup_${tabel}`,
    `INSERT INTO ${tabel} SELECT * FROM ${hitungan(tabel)} h WHERE ${SEJAK_DITUTUP('h')}`,
  ),
)

export async function writeJumlahHarian({ sql, toko: { kode_toko } }: TutupContext): Promise<void> {
  for (const write of WRITE) await sql(write, [kode_toko])
}
