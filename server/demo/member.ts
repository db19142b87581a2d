/** Members of the demonstration chain. */
import type { Kysely } from 'kysely'
import { kodeMember } from '#domain/rules/kode.ts'
import type { DB } from '../db/schema.ts'
import { TOKO } from './data.ts'

const NAMA = ['SUMARNI', 'HARYANTO', 'KARTIKA DEWI', 'INTAN PERMATASARI', 'SLAMET RIYADI', 'NURHAYATI', 'ARIF RAHMAN', 'LESTARI NINGSIH', 'WIDODO SANTOSO', 'ROHMAH FAUZIAH', 'TITIK SUGIARTI', 'EKO NUGROHO']
const JALAN = ['JL. KALIURANG KM. 5', 'JL. PARANGTRITIS NO. 44', 'JL. SLAMET RIYADI NO. 210', 'JL. PANDANARAN NO. 18', 'JL. GEJAYAN NO. 9', 'JL. VETERAN NO. 77']

/** @returns their codes */
export async function daftarMember(db: Kysely<DB>): Promise<string[]> {
  const rows = TOKO.flatMap(({ kode_toko }, shop) =>
    NAMA.map((nama_customer, i) => ({
      kode_member: kodeMember(kode_toko, i + 1),
      nama_customer: shop === 0 ? nama_customer : `${nama_customer} ${'I'.repeat(shop + 1)}`,
      no_hp: `0812${shop + 1}0${String(4_500 + i * 37).padStart(6, '0')}`,
      alamat_customer: JALAN[(i + shop) % JALAN.length]!,
      kode_toko_daftar: kode_toko,
    })),
  )
  await db.insertInto('member').values(rows).execute()
  return rows.map((r) => r.kode_member)
}
